import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { preparedDataDir } from "../support/data-dir.ts";
import { type OwnServer, startServer } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// One server for all tests of this file.
test.describe.configure({ mode: "default" });

let server: OwnServer;

/** A server whose database has lost a table: whatever looks for races fails. */
test.beforeAll(async () => {
  // Making a new database takes its time on a busy machine.
  test.setTimeout(120_000);
  const dataDir = await preparedDataDir();
  const { pool, close } = await openDatabase({ dataDir: join(dataDir, "database") });
  await pool.query("alter table race_search rename to lost");
  await close();
  server = await startServer({ NODE_ENV: "production", DEMO_DATA: "0", DATA_DIR: dataDir });
});
test.afterAll(() => server?.stop());

test("HOME-24 when the races cannot be read the home page shows zero, and the log says why", async ({
  page,
}) => {
  const response = await page.goto(server.url);
  expect(response?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Races Coming Soon" })).toHaveCount(3);
  await expect(main.getByRole("definition").first()).toHaveText("0+");
  await expect(page.getByText(/error|wrong|failed|race_search/i)).toHaveCount(0);
  expect(server.log()).toContain("The home page could not be loaded");
  expect(server.log()).toContain("race_search");
});

test("a page that breaks says so plainly, with the number under which the log has the cause", async ({
  browser,
}) => {
  // A page of its own: the browser reports the 500 in its console.
  const context = await browser.newContext();
  const page = await context.newPage();
  const response = await page.goto(`${server.url}/races`);
  expect(response?.status()).toBe(500);
  await expect(page).toHaveTitle("Something went wrong · Dorsal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByRole("banner")).toBeVisible();
  const id = response?.headers()["x-request-id"] ?? "";
  await expect(page.getByRole("main")).toContainText(id);
  await expectAccessible(page);
  const html = (await response?.text()) ?? "";
  expect(html).not.toMatch(/race_search|select |at .*\.js:\d+|PostgresError/);
  await expect.poll(server.log).toContain(id);
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await context.close();
});

test("an answer of 500 carries the headers that keep browsers safe and is never kept", async ({
  request,
}) => {
  for (const address of ["/races", "/races.data", "/races.ics", "/races/cities"]) {
    const response = await request.get(server.url + address);
    expect(response.status(), address).toBe(500);
    expect(response.headers(), address).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-request-id": expect.any(String),
    });
    expect(response.headers()["cache-control"] ?? "", address).not.toContain("public");
    expect(await response.text(), address).not.toMatch(/race_search|PostgresError|\.ts:\d+/);
  }
  const page = await request.get(`${server.url}/races`);
  expect(page.headers()["content-security-policy"]).toContain("script-src 'self'");
});

test("going to a page that breaks from one that works shows the same plain page", async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.getByRole("main").getByRole("link", { name: "View All Races" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByRole("main")).not.toContainText("race_search");
  await page.close();
});
