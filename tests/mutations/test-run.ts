import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** The part of Vitest's JSON report that is read. */
type Report = {
  testResults: {
    message: string;
    assertionResults: { status: string; title: string }[];
  }[];
};

type TestRun = {
  /** The title of the first test that failed; "" when no test could run, `null` when all passed. */
  failed: string | null;
  /** What the run said, for a run without tests. */
  output: string;
};

export const isPageTest = (path: string) => path.startsWith("tests/pages/");

/**
 * Runs test files of a copy of the sources, up to the first failure. Pages are tested on the built product:
 * it is built before.
 */
export async function runTests(
  root: string,
  tests: readonly string[],
  signal: AbortSignal,
): Promise<TestRun> {
  if (tests.length === 0) return { failed: null, output: "" };
  const report = join(root, "report.json");
  const temporary = join(root, "temporary");
  rmSync(report, { force: true });
  mkdirSync(temporary, { recursive: true });
  // What an interrupted run leaves goes with the copy; a test server keeps templates, so none is used.
  const env = { ...process.env, TMPDIR: temporary, TEST_DATABASE_URL: "" };
  const start = (args: string[]) => runNode(args, { cwd: root, env, signal });
  const arePages = tests.some(isPageTest);
  if (arePages) {
    const built = await start([join(root, "node_modules/@react-router/dev/bin.cjs"), "build"]);
    if (built.code !== 0) return { failed: "", output: built.output };
  }
  const how = ["--bail=1", "--reporter=json", `--outputFile=${report}`];
  if (arePages) how.push("--config=vitest.pages.config.ts");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { code, output } = await start([vitest, "run", ...how, ...tests]);
  return code === 0 ? { failed: null, output: "" } : { failed: firstFailure(report), output };
}

type Where = { cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal };

async function runNode(args: string[], where: Where) {
  const run = spawn(process.execPath, args, where);
  const [said, complained] = [text(run.stdout), text(run.stderr)];
  // An interruption ends the run with an error; only then may its files go.
  run.on("error", () => {});
  const code = await new Promise<number | null>((resolve) => run.on("close", resolve));
  where.signal.throwIfAborted();
  return { code, output: `${await said}${await complained}` };
}

function firstFailure(path: string): string {
  const { testResults } = JSON.parse(readFileSync(path, "utf8")) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.find(({ status }) => status === "failed")?.title ?? "";
}
