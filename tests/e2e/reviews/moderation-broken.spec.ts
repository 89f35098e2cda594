import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { authSessions } from "#db/schema.ts";
import { aPerson } from "../../support/people.ts";
import { authSecret, cookieOf, people, sessionToken } from "../permissions/people.ts";
import { preparedDataDir } from "../support/data-dir.ts";
import { type OwnServer, startServer } from "../support/server.ts";
import { expect, test } from "../support/test.ts";

let server: OwnServer;

/** A server whose database has lost a table that the list of reviews reads. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const dataDir = await preparedDataDir();
  const { db, pool, close } = await openDatabase({ dataDir: join(dataDir, "database") });
  await aPerson(db, { user: { id: people.admin, email: "admin@example.com" }, isAdmin: true });
  const expiresAt = new Date(Date.now() + 24 * 3600 * 1000);
  await db
    .insert(authSessions)
    .values({ userId: people.admin, token: sessionToken("admin"), expiresAt });
  await pool.query("alter table reviews rename to lost");
  await close();
  const own = { DEMO_DATA: "0", SANDBOX: "1", AUTH_SECRET: authSecret, DATA_DIR: dataDir };
  server = await startServer(own);
});
test.afterAll(() => server?.stop());

test("ADM-REV-08 ERR-72 ERR-73 ERR-74 where the reviews cannot be read, the list says so and stays", async () => {
  const headers = { ...cookieOf("admin"), Origin: server.url };
  const list = await fetch(`${server.url}/admin/reviews?q=hot`, { headers });
  expect(list.status).toBe(500);
  const html = await list.text();
  expect(html).toContain("Failed to load reviews. Please try again.");
  expect(html).toContain("Review Management");
  expect(html).toContain("Try again");

  for (const [what, form, problem] of [
    ["hide", "reason=spam", "visibility"],
    ["show", "", "visibility"],
    ["delete", "", "delete"],
  ] as const) {
    const answer = await fetch(`${server.url}/admin/reviews/${people.owner}/${what}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
      body: form,
      redirect: "manual",
    });
    expect(answer.headers.get("location"), what).toBe(`/admin/reviews?problem=${problem}`);
  }
});
