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

export type TestRun = {
  /** The title of the first test that failed; "" when no test could run, `null` when all passed. */
  failed: string | null;
  /** What the run said, for a run without tests. */
  output: string;
};

/** Runs test files of a copy of the sources, up to the first failure. */
export async function runTests(
  root: string,
  tests: readonly string[],
  signal: AbortSignal,
): Promise<TestRun> {
  const report = join(root, "report.json");
  const temporary = join(root, "temporary");
  rmSync(report, { force: true });
  mkdirSync(temporary, { recursive: true });
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const how = ["--bail=1", "--reporter=json", `--outputFile=${report}`];
  // What an interrupted run leaves goes with the copy; a test server keeps templates, so none is used.
  const env = { ...process.env, TMPDIR: temporary, TEST_DATABASE_URL: "" };
  const run = spawn(process.execPath, [vitest, "run", ...how, ...tests], {
    cwd: root,
    env,
    signal,
  });
  const [said, complained] = [text(run.stdout), text(run.stderr)];
  // An interruption ends the run with an error; only then may its files go.
  run.on("error", () => {});
  const code = await new Promise<number | null>((resolve) => run.on("close", resolve));
  signal.throwIfAborted();
  if (code === 0) return { failed: null, output: "" };
  const output = `${await said}${await complained}`;
  return { failed: firstFailure(report), output };
}

function firstFailure(path: string): string {
  const { testResults } = JSON.parse(readFileSync(path, "utf8")) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.find(({ status }) => status === "failed")?.title ?? "";
}
