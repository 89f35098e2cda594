import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Without a network, asking ends soon. */
const patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15"];

export const isRoot = process.getuid?.() === 0;

/**
 * The first of these programs that exists: a path as it is, a bare name where PATH finds it.
 *
 * @param {string[]} names
 * @returns {string | null}
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) =>
    name.includes("/") ? [name] : folders.map((folder) => join(folder, name)),
  );
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * Installs Debian packages when that is possible without asking anybody. Says whether it did.
 *
 * @param {string[]} packages
 */
export function installPackages(packages) {
  const apt = findProgram(["apt-get"]);
  if (!isRoot || !apt) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  const run = (/** @type {string[]} */ args) =>
    spawnSync(apt, ["-q", ...patience, ...args], { env, stdio: ["ignore", "ignore", "inherit"] })
      .status === 0;
  return run(["update"]) && run(install);
}
