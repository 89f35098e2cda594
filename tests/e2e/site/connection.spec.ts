import { alive } from "../support/alive.ts";
import { forgiveLostNetwork } from "../support/offline.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a page that the network keeps away says so, and is tried again", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/races");
  await alive(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await expect(page.getByRole("main")).toContainText("Please check your connection and try again.");
  await expect(page).toHaveTitle("No connection · Dorsal");
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  forgiveLostNetwork(complaints());
});
