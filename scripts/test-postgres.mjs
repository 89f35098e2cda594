import { globSync, readFileSync } from "node:fs";
import { ensureChromium } from "../tests/support/machine/chromium.mjs";
import { createDatabase, reachPostgres } from "../tests/support/machine/postgres.mjs";
import { ensureBuilt, ensureInstalled } from "./ready.mjs";
import { finish, giveUp, playwright, vitest } from "./steps.mjs";

/** Repeats the tests of `npm test` on a PostgreSQL server in place of the embedded database. */
ensureInstalled();
ensureBuilt();

try {
  const server = await reachPostgres();
  const database = await createDatabase(server.url, "dorsal_e2e");
  // The server does most of the work, so there are more workers than with the embedded database.
  const files = ["--maxWorkers=4", ...databaseTests()];
  await vitest("Database tests on PostgreSQL", files, { TEST_DATABASE_URL: server.url });
  const where = { E2E_DATABASE_URL: database, CHROMIUM: ensureChromium() };
  await playwright("Pages in the browser on PostgreSQL", where, browserTests());
  await server.stop();
} catch (error) {
  await giveUp(error instanceof Error ? error.message : String(error));
}
await finish();

/** The browser tests of what differs most between the two databases: search, registration, reviews. */
function browserTests() {
  const subjects = ["race-list/race-list", "registrations/registration", "reviews/reviews"];
  return subjects.map((subject) => `tests/e2e/${subject}.spec.ts`);
}

/** The test files that open a database. */
function databaseTests() {
  return globSync("{app,server,scripts,tests}/**/*.test.{ts,tsx}").filter((file) =>
    readFileSync(file, "utf8").includes("support/database.ts"),
  );
}
