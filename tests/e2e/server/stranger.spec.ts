import { startServer } from "../../support/site/server.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("HOME-10 without races the home page is accessible, and its city box opens and says that it is empty", async ({
  page,
}) => {
  const server = await startServer({ NODE_ENV: "production", DEMO_DATA: "0" });
  try {
    await page.goto(server.url);
    await expect(page.getByRole("heading", { name: "Races Coming Soon" })).toHaveCount(3);
    await expectAccessible(page);
    await alive(page);
    await page.getByRole("button", { name: /^City/ }).click();
    await page.getByPlaceholder("Search cities...").fill("x");
    await expect(page.getByText("No cities found")).toBeVisible();
  } finally {
    await server.stop();
  }
});
