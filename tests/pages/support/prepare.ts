import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { newDataDir } from "../../support/site/server.ts";

const script = "tests/e2e/support/demo-database.ts";

/**
 * Fills the database of which every worker gets a copy, or the one of `SITE_DATABASE_URL`, which its only
 * worker uses; everything is deleted after the run.
 */
export default async function prepare() {
  const directory = mkdtempSync(join(tmpdir(), "dorsal-pages-"));
  process.env.TEST_RUN_DIRECTORY = directory;
  // The browser tests of the same run prepare the same database.
  process.env.E2E_DATA_DIR ??= join(directory, "e2e");
  const data = await (process.env.SITE_DATABASE_URL ? onServer() : preparedDataDir(script));
  process.env.SITE_DATA_DIR = data;
  return () => {
    // The servers of the workers may still be writing.
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
    rmSync(data, { recursive: true, force: true });
  };
}

/** The data directory beside a database on a server. */
function onServer(): string {
  const data = newDataDir();
  execFileSync(process.execPath, [script, data], { stdio: "inherit" });
  return data;
}
