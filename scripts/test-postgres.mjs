import { globSync, readFileSync } from "node:fs";
import { ensureChromium } from "../tests/support/chromium.mjs";
import { createDatabase, reachPostgres } from "../tests/support/postgres.mjs";
import { ensureBuilt, ensureInstalled } from "./ready.mjs";
import { finish, giveUp, playwright, vitest } from "./steps.mjs";

/** The same tests as `npm test` once more, with a PostgreSQL server in place of the embedded database. */
ensureInstalled();
ensureBuilt();

try {
  const server = await reachPostgres();
  const database = await createDatabase(server.url, "dorsal_e2e");
  await vitest("Database tests on PostgreSQL", databaseTests(), { TEST_DATABASE_URL: server.url });
  const where = { E2E_DATABASE_URL: database, CHROMIUM: ensureChromium() };
  await playwright("Pages in the browser on PostgreSQL", where, browserTests());
  await server.stop();
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
finish();

/**
 * The browser tests in which the database has a part. A server that a test starts for itself uses
 * the embedded one, and how pages are built and look does not depend on where their data comes from.
 */
function browserTests() {
  const looks =
    /\/(conventions|documents|every-page|footer|host|mobile-menu|organizers|valid-html)\./;
  return globSync("tests/e2e/*.spec.ts").filter(
    (file) => !looks.test(file) && !/startServer|odd-test/.test(readFileSync(file, "utf8")),
  );
}

/** The test files that open a database. */
function databaseTests() {
  return globSync("{app,server,scripts,tests}/**/*.test.{ts,tsx}").filter((file) =>
    readFileSync(file, "utf8").includes("support/database.ts"),
  );
}
