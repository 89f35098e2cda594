import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Config } from "#services/config.ts";

export type Version = { version: string; commit: string };

const run = promisify(execFile);
const root = new URL("..", import.meta.url);

/** What runs: the version of package.json and the commit, which the image or the checkout knows. */
export async function versionOf({ commit }: Pick<Config, "commit">): Promise<Version> {
  const { version }: { version: string } = JSON.parse(
    await readFile(new URL("package.json", root), "utf8"),
  );
  return { version, commit: commit ?? (await commitOfCheckout()) ?? "unknown" };
}

async function commitOfCheckout(): Promise<string | null> {
  const asking = run("git", ["rev-parse", "--short=12", "HEAD"], { cwd: root });
  return asking.then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );
}
