import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { authSessions } from "#db/schema.ts";
import { aPerson } from "../../support/people.ts";
import { aRace } from "../../support/races.ts";
import { authSecret, cookieOf, people, sessionToken } from "../permissions/people.ts";
import { newDataDir, type OwnServer, startServer } from "../support/server.ts";
import { expect, test } from "../support/test.ts";

let server: OwnServer;
let race = "";

/** A server whose database has lost tables that the list and the form of races read. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const dataDir = newDataDir();
  const { db, pool, close } = await openDatabase({ dataDir: join(dataDir, "database") });
  await migrate(db);
  await aPerson(db, { user: { id: people.admin, email: "admin@example.com" }, isAdmin: true });
  race = await aRace(db, {});
  const expiresAt = new Date(Date.now() + 24 * 3600 * 1000);
  await db
    .insert(authSessions)
    .values({ userId: people.admin, token: sessionToken("admin"), expiresAt });
  await pool.query("alter table race_directory rename to lost");
  await pool.query("alter table race_distances rename to lost_distances");
  await pool.query("alter table race_claims rename to lost_claims");
  await close();
  const own = { DEMO_DATA: "0", SANDBOX: "1", AUTH_SECRET: authSecret, DATA_DIR: dataDir };
  server = await startServer(own);
  // What fails before the jobs run may work soon, and is answered with 503.
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
});
test.afterAll(() => server?.stop());

test("ADM-RACE-27 ERR-55 ERR-60 where races cannot be read, their list and their form say so", async () => {
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: cookieOf("admin") });
    return { status: answer.status, html: await answer.text() };
  };
  const list = await read("/admin/races?q=lima");
  expect(list.status).toBe(500);
  expect(list.html).toContain("Failed to fetch races: ");
  expect(list.html).toContain("race_directory");
  expect(list.html).toContain("Race Management");

  const form = await read(`/admin/races/edit/${race}`);
  expect(form.status).toBe(500);
  expect(form.html).toContain("Failed to load race data");
  expect(form.html).toContain("Please try again in a moment.");
  expect(form.html).not.toContain("It may have been deleted");
  expect(form.html).toContain('href="/admin/races"');
});
