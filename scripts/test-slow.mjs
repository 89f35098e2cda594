import { globSync, readFileSync } from "node:fs";
import { createDatabase, reachPostgres } from "../tests/support/machine/postgres.mjs";
import { ensureBuilt, ensureInstalled } from "./ready.mjs";
import { finish, giveUp, vitest } from "./steps.mjs";

/**
 * What is too slow for `npm test`: programs that are started and killed, and the tests of what a PostgreSQL server
 * could do otherwise than the embedded database.
 */
ensureInstalled();
ensureBuilt();

try {
  const server = await reachPostgres();
  const onServer = { TEST_DATABASE_URL: server.url };
  await vitest(
    "Programs that are started and killed",
    ["--config=vitest.faults.config.ts"],
    onServer,
  );
  // The server does most of the work, so there are more workers than with the embedded database.
  await vitest(
    "Database tests on PostgreSQL",
    ["--maxWorkers=4", ...inBoth("{app,server,scripts,tests}")],
    onServer,
  );
  const pages = ["--config=vitest.pages.config.ts", "--maxWorkers=1", ...inBoth("tests/pages")];
  const database = await createDatabase(server.url, "dorsal_pages");
  await vitest("Pages on PostgreSQL", pages, { SITE_DATABASE_URL: database });
  await server.stop();
} catch (error) {
  await giveUp(error instanceof Error ? error.message : String(error));
}
await finish();

/**
 * The test files with the tag of vitest.config.ts.
 *
 * @param {string} folders
 */
function inBoth(folders) {
  return globSync(`${folders}/**/*.test.{ts,tsx}`).filter((file) =>
    readFileSync(file, "utf8").startsWith("/** @module-tag both-databases */"),
  );
}
