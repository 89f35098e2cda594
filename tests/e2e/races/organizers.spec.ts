import { expect, test } from "../support/test.ts";

test("ORG-01 ORG-02 ORG-03 FAKE-15 organizers read about the trial and two offers, which lead to the contact form with their subject", async ({
  plainPage: page,
}) => {
  await page.goto("/organizers");
  const main = page.getByRole("main");
  for (const promise of ["14-day free trial", "No setup fees", "Cancel anytime"]) {
    await expect(main.getByText(promise, { exact: true })).toBeVisible();
  }
  const offers = page.getByRole("article");
  await expect(offers.getByRole("heading")).toHaveText(["Reach", "Reach + Engage"]);
  await expect(page.getByRole("link", { name: "Contact us for pricing" })).toBeVisible();
  await expect(main).not.toContainText("$");
  const trials = main.getByRole("link", { name: /^Start free trial/ });
  await expect(trials).toHaveCount(3);
  for (const link of await trials.all()) {
    await expect(link).toHaveAttribute("href", "/contact?subject=Start%20free%20trial");
  }
});

test("LINK-01 LINK-03 GAP-68 the careers page says that there are no open positions, and its footer leads to a page about Dorsal", async ({
  plainPage: page,
}) => {
  await page.goto("/careers");
  await expect(page.getByRole("heading", { name: "No open positions" })).toBeVisible();
  await page.getByRole("contentinfo").last().getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
