import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes the directory of a run, where every worker keeps its database; it is gone after the run. */
export default function wholeRun() {
  const directory = mkdtempSync(join(tmpdir(), "dorsal-tests-"));
  process.env.TEST_RUN_DIRECTORY = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
