import { expect, test } from "../support/test.ts";

test("ORG-01 organizers read about the trial, the fees and leaving", async ({ page }) => {
  await page.goto("/organizers");
  const main = page.getByRole("main");
  for (const promise of ["14-day free trial", "No setup fees", "Cancel anytime"]) {
    await expect(main.getByText(promise, { exact: true })).toBeVisible();
  }
});

test("ORG-02 there are two offers with a price on request", async ({ page }) => {
  await page.goto("/organizers");
  const offers = page.getByRole("article");
  await expect(offers.getByRole("heading")).toHaveText(["Reach", "Reach + Engage"]);
  await expect(page.getByRole("link", { name: "Contact us for pricing" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("$");
});

test("ORG-03 FAKE-15 every offer leads to the contact form with its subject", async ({ page }) => {
  await page.goto("/organizers");
  const trials = page.getByRole("main").getByRole("link", { name: /^Start free trial/ });
  await expect(trials).toHaveCount(3);
  for (const link of await trials.all()) {
    await expect(link).toHaveAttribute("href", "/contact?subject=Start%20free%20trial");
  }
});

test("LINK-01 the footer leads to a page about Dorsal", async ({ page }) => {
  await page.goto("/careers");
  await page.getByRole("contentinfo").last().getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("LINK-03 GAP-68 the careers page says that there are no open positions", async ({ page }) => {
  await page.goto("/careers");
  await expect(page.getByRole("heading", { name: "No open positions" })).toBeVisible();
});
