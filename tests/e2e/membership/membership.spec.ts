import type { Route } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { logIn, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { membershipOn } from "./membership-page.ts";

test("CHK-01 CHK-02 CHK-04 CHK-05 CHK-06 CHK-07 ERR-17 ERR-18 ERR-20 ERR-24 FAKE-13 GAP-31 MEM-02 MEM-06 MEM-15 a visitor changes prices in place, signs in to subscribe, is told why a checkout cannot begin, is led to the provider and back to a welcome page", async ({
  page,
  context,
  complaints,
}) => {
  const person = await newRunner(page.request);
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/membership");
  await alive(page);
  const { card, subscribe, current, billing } = membershipOn(page);
  await expect(card("Pacer")).toContainText("$9.99 per month");
  const steps = await page.evaluate(() => history.length);
  await billing("Yearly").click();
  await expect(page).toHaveURL("/membership?billing=yearly");
  await expect(card("Pacer")).toContainText("$7.99 per month");
  await expect(card("Elite")).toContainText("$383.90 billed annually");
  expect(await page.evaluate(() => history.length), "the choice adds no step back").toBe(steps);
  const ask = (name: string) => page.getByRole("heading", { name }).click();
  await ask("Can I change my plan later?");
  await expect(page.getByText("Upgrades are prorated")).toBeVisible();
  await ask("What happens when I downgrade?");
  await expect(page.getByText("Downgrades take effect next billing cycle")).toBeVisible();
  await expect(page.getByText("Upgrades are prorated")).toBeHidden();
  await expectAccessible(page);

  await subscribe("Sprinter").click();
  await expect(page.getByText("Please log in to subscribe to a plan.")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?from=%2Fmembership%3Fbilling%3Dyearly%26plan%3Dsprinter$/);
  await logIn(page, person);
  await expect(page).toHaveURL("/membership?billing=yearly&plan=sprinter");
  await expect(page.getByText("$15.99 per month, $191.90 billed annually")).toBeVisible();
  await expectAccessible(page);
  await alive(page);

  const door = "**/functions/stripe-checkout";
  const problem = card("Pacer").getByRole("alert");
  const message = "There was a configuration issue with the payment system.";
  const cases: [answer: (route: Route) => Promise<void>, sentence: string][] = [
    [
      (route) => route.fulfill({ status: 503, json: { error: { code: "failed", message } } }),
      message,
    ],
    [(route) => route.abort(), "Network error occurred. Please try again in a moment."],
    [(route) => route.fulfill({ json: {} }), "No checkout URL returned"],
  ];
  for (const [answer, sentence] of cases) {
    await page.route(door, answer);
    await subscribe("Pacer").click();
    await expect(problem).toHaveText(sentence);
    await page.unroute(door);
  }
  const provoked = /stripe-checkout: .*(status of 503|ERR_FAILED)/;
  expect(complaints().filter((text) => !provoked.test(text))).toEqual([]);
  complaints().length = 0;
  const cookies = await context.cookies();
  await page.request.post("/sign-out", { form: {} });
  await context.addCookies(cookies);
  await subscribe("Pacer").click();
  await expect(problem).toContainText("Authentication error. Please try logging in again.");
  await expect(problem.getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    /^\/login\?from=%2Fmembership/,
  );
  await signIn(page, person);

  const asked = page.waitForRequest(door);
  await page.getByRole("button", { name: "Continue with Sprinter" }).click();
  const { origin } = new URL(page.url());
  expect((await asked).postDataJSON()).toEqual({
    price_id: "sprinter_yearly",
    mode: "subscription",
    success_url: `${origin}/checkout/success?product=sprinter`,
    cancel_url: `${origin}/checkout/cancel?product=sprinter`,
  });
  await expect(title).toHaveText("Dorsal Sprinter");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(title).toHaveText("Payment Cancelled");
  await expect(page.getByText("Nothing has been charged.")).toBeVisible();
  await page.goto("/checkout/success?product=elite");
  await expect(title).toHaveText("Confirming Your Payment");
  await expectAccessible(page);

  await page.goto("/membership");
  await alive(page);
  await subscribe("Pacer").click();
  await page.getByRole("button", { name: "Pay $9.99" }).click();
  await expect(title).toHaveText("Payment Successful!");
  await expect(page.getByText("Welcome to Pacer. Your membership has begun.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "View Membership" }).click();
  await expect(current("Pacer")).toBeDisabled();
});
