import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { quickFolder } from "../machine/quick-folder.mjs";

/**
 * Makes the directory of a run, where every worker keeps its database and all temporary files, and started servers
 * the databases that are prepared for them; it is deleted after the run.
 */
export default function wholeRun() {
  const directory = mkdtempSync(join(quickFolder(), "dorsal-tests-"));
  process.env.TEST_RUN_DIRECTORY = directory;
  process.env.TMPDIR = directory;
  process.env.E2E_DATA_DIR ??= join(directory, "servers");
  // Files are read in threads, which compile all their modules for each file otherwise.
  process.env.NODE_COMPILE_CACHE ??= join(directory, "compiled");
  return () => rmSync(directory, { recursive: true, force: true });
}
