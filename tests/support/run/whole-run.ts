import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Makes the directory of a run, where every worker keeps its database, and started servers the ones that
 * are prepared for them; it is deleted after the run.
 */
export default function wholeRun() {
  const directory = mkdtempSync(join(tmpdir(), "dorsal-tests-"));
  process.env.TEST_RUN_DIRECTORY = directory;
  process.env.E2E_DATA_DIR ??= join(directory, "servers");
  return () => rmSync(directory, { recursive: true, force: true });
}
