import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the build is made from. */
const SOURCES = [
  "app",
  "public",
  "scripts/bundle",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
const STAMP = join(root, "build", ".made-of");

const installedNode = join(root, "node_modules", ".bin", "node");

/**
 * The Node that the product runs with: the one from its packages, else the one that runs this script,
 * which is checked when it is used. This file must run on Node 20.
 */
export const nodePath = isNewEnough(process.version) ? process.execPath : installedNode;

/**
 * Installs exactly what package-lock.json names, unless it is installed already. Ends the process
 * with one line on failure.
 */
export function ensureInstalled() {
  if (!isNewEnough(process.version, 20)) {
    giveUp(`Node 20 or newer is needed to begin with; this is ${process.version}.`);
  }
  if (!isInstalled()) {
    console.log("Installing the packages that package-lock.json names …");
    // npm tells the scripts that it runs where it is, also on machines without npm on PATH.
    const npm = process.env.npm_execpath;
    const ci = ["ci", "--include=dev", "--include=optional"];
    const program = npm ? [process.execPath, npm, ...ci] : ["npm", ...ci];
    run(program, {}, "The packages could not be installed (the first time needs the network)");
  }
  if (!existsSync(nodePath)) {
    giveUp(
      `Node 26 is missing: there is no package of it for ${process.platform} ${process.arch}.`,
    );
  }
  const { status, stderr } = spawnSync(nodePath, ["--version"], { encoding: "utf8" });
  if (status !== 0) {
    const cause = stderr?.trim().split("\n")[0] ?? "";
    giveUp(`Node 26 does not run here (Linux needs libatomic1 and libstdc++6): ${cause}`);
  }
}

/** Builds the product unless the existing build was made from the same sources. */
export function ensureBuilt() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  console.log("Building …");
  try {
    rmSync(STAMP, { force: true });
    const program = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
    run([nodePath, program, "build"], { NODE_ENV: "production" }, "The build failed");
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, sources);
  } catch (problem) {
    giveUp(`The build cannot be written: ${problem instanceof Error ? problem.message : problem}`);
  }
}

/** @param {string} sentence */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * npm records what it has installed when it finishes. Every package of the lock file must be in that
 * record, except those for other systems.
 */
function isInstalled() {
  try {
    const wanted = packagesOf(join(root, "package-lock.json"));
    const present = packagesOf(join(root, "node_modules", ".package-lock.json"));
    const isThere = ([path, { version, optional }]) =>
      path === "" || (present[path] ? present[path].version === version : Boolean(optional));
    return Object.entries(wanted).every(isThere);
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** A hash of the names, sizes and times of all sources: it changes with every edit. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : [""];
    for (const name of inside.map(String).sort()) {
      if (/\.test\.tsx?$/.test(name)) continue;
      const file = statSync(join(path, name));
      if (file.isFile()) hash.update(`${source}/${name} ${file.size} ${file.mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

/**
 * Runs a program. If it fails, prints its output and ends the process.
 *
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {string} failure
 */
function run([program = "", ...args], env, failure) {
  const options = { cwd: root, env: { ...process.env, ...env }, encoding: "utf8" };
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    ...options,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  console.error(`${stdout ?? ""}${stderr ?? ""}`.trim());
  giveUp(`${failure}${error ? `: ${error.message}` : "."}`);
}

/** @param {string} version @param {number} least */
function isNewEnough(version, least = 26) {
  return Number(version.slice(1).split(".")[0]) >= least;
}
