import { expect, test } from "../support/test.ts";

test("ORG-01 ORG-02 ORG-03 FAKE-15 organizers read about the trial and two offers, which lead to the contact form with their subject", async ({
  visitor,
}) => {
  await visitor.visit("/organizers");
  const main = visitor.page.getByRole("main");
  for (const promise of ["14-day free trial", "No setup fees", "Cancel anytime"]) {
    expect(main.getByText(promise, { exact: true })).toBeVisible();
  }
  const offers = visitor.page.getByRole("article");
  expect(offers.getByRole("heading").texts()).toEqual(["Reach", "Reach + Engage"]);
  expect(visitor.page.getByRole("link", { name: "Contact us for pricing" })).toBeVisible();
  expect(main).not.toContainText("$");
  const trials = main.getByRole("link", { name: /^Start free trial/ });
  expect(trials).toHaveCount(3);
  for (const link of trials.all()) {
    expect(link).toHaveAttribute("href", "/contact?subject=Start%20free%20trial");
  }
});

test("LINK-01 LINK-03 GAP-68 the careers page says that there are no open positions, and its footer leads to a page about Dorsal", async ({
  visitor,
}) => {
  await visitor.visit("/careers");
  expect(visitor.page.getByRole("heading", { name: "No open positions" })).toBeVisible();
  await visitor.page.getByRole("contentinfo").last().getByRole("link", { name: "About" }).click();
  expect(visitor.path).toBe("/about");
  expect(visitor.page.getByRole("heading", { level: 1 })).toBeVisible();
});
