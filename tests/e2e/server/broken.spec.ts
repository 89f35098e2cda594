import { preparedDataDir } from "../../support/site/data-dir.ts";
import { authSecret } from "../../support/site/runner-pool.ts";
import { startServer } from "../../support/site/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a page that fails, by address or by client navigation, is a plain page with ways out", async ({
  browser,
}) => {
  const server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    AUTH_SECRET: authSecret,
    DATA_DIR: await preparedDataDir("tests/e2e/server/broken-database.ts"),
  });
  // What fails before the jobs run may work soon, and is answered with 503.
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  // A separate context: the browser reports the 500 in its console.
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const response = await page.goto(`${server.url}/races`);
    expect(response?.status()).toBe(500);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Something went wrong");
    await expect(page.getByRole("banner")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.getByRole("main").getByRole("link", { name: "View All Races" }).click();
    await expect(title).toHaveText("Something went wrong");
    await expect(page.getByRole("main")).not.toContainText("race_search");
  } finally {
    await context.close();
    await server.stop();
  }
});
