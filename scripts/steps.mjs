import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { resolve as absolute, delimiter, join, relative } from "node:path";
import { quickFolder } from "../tests/support/machine/quick-folder.mjs";
import { nodePath } from "./ready.mjs";

/** Milliseconds. A step that hangs must not hang the whole run. */
const stepLimit = 45 * 60_000;

/** The tests counted so far. A step without tests, such as the lint, counts only when it fails. */
const counted = { passed: 0, failed: 0 };

/**
 * What has failed, each with the command that repeats or mends it: the last lines of a run, because the outputs of
 * the steps are long.
 *
 * @type {string[]}
 */
const failures = [];

/** The reports of the tools, and the data of the servers under test. */
const reports = mkdtempSync(join(quickFolder(), "dorsal-reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/** Where all levels of tests find the databases that one of them has prepared. */
const data = join(reports, "data");

/**
 * Runs a program as one step and prints its heading, its time and, when it fails, its output.
 *
 * @param {string} heading
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, quiet?: boolean, isLong?: boolean, again?: string }} [options] a long one
 *   prints a line when it begins; `again` is the command to use after a failure
 * @returns {Promise<boolean>} whether it went well
 */
export async function step(heading, command, options = {}) {
  const { env = {}, quiet = false, isLong = false, again = "" } = options;
  const start = performance.now();
  if (isLong) console.log(`${heading} …`);
  const { status, output } = await run(command, env);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${heading}: ${status === 0 ? "ok" : "failed"} (${seconds} s)`);
  if (status !== 0) console.log(output);
  if (status !== 0 && !quiet) {
    counted.failed += 1;
    noteFailure(heading, again);
  }
  return status === 0;
}

/**
 * Runs Vitest as one step and counts its tests.
 *
 * @param {string} heading
 * @param {string[]} files an empty list means all; options may stand among them
 * @param {Record<string, string>} [env]
 */
export async function vitest(heading, files = [], env = {}) {
  const file = join(reports, `${heading.replaceAll(/\W+/g, "-")}.json`);
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const passed = await step(heading, tool("vitest", "run", ...options, ...files), {
    env: { E2E_DATA_DIR: data, TMPDIR: reports, ...env, NO_COLOR: "1" },
    quiet: true,
    isLong: true,
  });
  const report = readReport(file);
  const mayBeNone = files.includes("--passWithNoTests");
  const isDone = count(passed, report?.numPassedTests, report?.numFailedTests, mayBeNone);
  /** @type {{ name: string, status: string }[]} */
  const results = report?.testResults ?? [];
  const failed = results.filter(({ status }) => status === "failed");
  const config = files.filter((option) => option.startsWith("--config="));
  const names = failed.map(({ name }) => relative(".", name));
  if (!isDone) noteFailure(heading, ["npm run unit --", ...config, ...names].join(" "));
  return isDone;
}

/**
 * Runs Playwright as one step and counts its tests. A failed run prints what failed and nothing about the
 * rest, so that no log is too short for it.
 *
 * @param {string} heading
 * @param {Record<string, string>} env
 * @param {string[]} files none means all; options may stand among them
 */
export async function playwright(heading, env = {}, files = []) {
  const file = join(reports, "playwright.json");
  const passed = await step(heading, tool("playwright", "test", "--reporter=dot,json", ...files), {
    env: { E2E_DATA_DIR: data, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: "0", ...env },
    quiet: true,
    isLong: true,
  });
  const report = readReport(file);
  const { expected = 0, unexpected = 0 } = report?.stats ?? {};
  const isDone = count(passed, expected, unexpected, files.includes("--pass-with-no-tests"));
  if (!isDone) noteFailure(heading, "npm run e2e -- --last-failed");
  return isDone;
}

/** @param {string} heading @param {string} again */
function noteFailure(heading, again) {
  failures.push(again ? `${heading}: ${again}` : heading);
}

/**
 * The last lines of a run: what has failed, and the counts. Ends the process once all output is written.
 *
 * @returns {Promise<never>}
 */
export function finish() {
  const code = counted.failed > 0 ? 1 : 0;
  return new Promise(() => {
    const lines = failures.map((failure) => `Failed: ${failure}`);
    lines.push(`${counted.passed} passed, ${counted.failed} failed`);
    process.stdout.write(`${lines.join("\n")}\n`, () => process.exit(code));
  });
}

/** @param {string} message of a step that could not begin */
export function giveUp(message) {
  console.log(message);
  counted.failed += 1;
  return finish();
}

/**
 * The command line of a tool from node_modules, run by the product's Node.
 *
 * @param {string} name
 * @param {string[]} args
 */
export function tool(name, ...args) {
  return [nodePath, join("node_modules", ".bin", name), ...args];
}

/**
 * @param {boolean} passed
 * @param {number} [good]
 * @param {number} [bad]
 * @param {boolean} [mayBeNone] whether it was allowed to choose no test
 */
function count(passed, good = 0, bad = 0, mayBeNone = false) {
  counted.passed += good;
  const isDone = passed && (good > 0 || mayBeNone);
  // A run that fails without a failed test counts as a failure, and so does one that ran no test unasked.
  counted.failed += isDone || bad > 0 ? bad : 1;
  return isDone;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @returns {Promise<{ status: number, output: string }>}
 */
function run([program = "", ...args], env) {
  return new Promise((resolve) => {
    const tools = [absolute("node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
    const child = spawn(program, args, {
      env: { ...process.env, PATH: tools, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: stepLimit,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => resolve({ status: 1, output: error.message }));
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
}
