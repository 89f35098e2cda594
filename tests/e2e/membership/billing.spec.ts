import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { cards, newMember, switchPlan, takePortalStep } from "../support/members.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const billing = "/dashboard?tab=billing";

function partsOf(page: Page) {
  const main = page.getByRole("main");
  const fact = (name: string) =>
    main
      .locator("dl > div")
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole("definition");
  return {
    main,
    fact,
    menu: main.getByRole("navigation", { name: "Dashboard" }),
    badge: main.getByRole("heading", { level: 1 }).locator(".member-badge"),
    rows: main.getByRole("table", { name: "Invoices" }).getByRole("row"),
  };
}

test("DASH-03 DASH-09 DASH-10 DASH-11 DATA-13 DATA-14 SUB-07 SUB-08 FMT-03 a member sees plan, status, card and invoices", async ({
  page,
}) => {
  await newMember(page, "sprinter_monthly");
  await page.goto("/dashboard");
  await alive(page);
  const { main, menu, badge, fact, rows } = partsOf(page);
  await expect(badge).toHaveText(/^Sprinter/);
  await menu.getByRole("link", { name: "Billing" }).click();
  await expect(page).toHaveURL(billing);
  await expect(menu.locator("[aria-current=page]")).toHaveText("Billing");
  await expect(fact("Status")).toHaveText("Active");
  await expect(fact("Billed")).toHaveText("Monthly");
  await expect(fact("Next payment")).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}, \$19\.99$/);
  await expect(fact("Payment method")).toHaveText("Visa ending in 4242");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(/[A-Z][a-z]+ \d+, \d{4}\s*SANDBOX-\d+\s*\$19\.99\s*Paid/);
  await expectAccessible(page);

  await expect(main.getByRole("link", { name: "View plans" })).toHaveAttribute(
    "href",
    "/membership",
  );
  const pdf = await rows.nth(1).getByRole("link", { name: "PDF" }).getAttribute("href");
  const file = await page.request.get(String(pdf));
  expect(file.headers()["content-type"]).toBe("application/pdf");
  const view = await rows.nth(1).getByRole("link", { name: "View" }).getAttribute("href");
  expect(await (await page.request.get(String(view))).text()).toContain("$19.99");
});

test("DASH-03 DASH-11 GAP-36 FAKE-14 without a subscription there is no Billing tab and no badge", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  await page.goto(billing);
  const { menu, badge, main } = partsOf(page);
  await expect(main.getByRole("heading", { name: "Account Information" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Billing" })).toHaveCount(0);
  await expect(badge).toHaveCount(0);
  await expect(main.getByText("0 of 10 used today"), "FAKE-14").toBeVisible();
  await expect(main.getByText("GPX route analyses come with Sprinter.")).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/dashboard/billing/cancel", "/dashboard/billing/portal"]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.headers().location, path).toBe(billing);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("GAP-38 LEGAL-08 SUB-07 a member cancels after a confirmation, and resumes", async ({
      page,
    }) => {
      await newMember(page);
      await page.goto(billing);
      const { main, fact, badge, rows } = partsOf(page);
      await expect(rows, "invoices come without a script as well").toHaveCount(2);
      await main.getByRole("link", { name: "Cancel subscription" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cancel subscription");
      await expect(main).toContainText(/then ends on [A-Z][a-z]+ \d+, \d{4}\. Until that day/);
      if (javaScriptEnabled) await expectAccessible(page);
      await main.getByRole("button", { name: "Cancel subscription" }).click();
      await expect(page).toHaveURL(billing);
      await expect(fact("Status")).toHaveText("Canceling at period end");
      await expect(page.getByText("Your subscription is canceled.")).toBeVisible();
      await expect(main).toContainText(/ends on [A-Z][a-z]+ \d+, \d{4}\. Until then you keep/);
      await expect(fact("Ends on")).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/);
      await expect(badge, "the rights stay, and so does the badge").toHaveText(/^Pacer/);
      await expect(main.getByRole("link", { name: "Cancel subscription" })).toHaveCount(0);
      await main.getByRole("button", { name: "Resume" }).click();
      await expect(fact("Status")).toHaveText("Active");
      await expect(page.getByText("Your subscription goes on.")).toBeVisible();
      await expect(fact("Next payment")).toContainText("$9.99");
      // A message is shown once.
      await page.reload();
      await expect(fact("Status")).toHaveText("Active");
      await expect(page.getByText("Your subscription goes on.")).toHaveCount(0);
    });
  });
}

test("GAP-36 SUB-07 SUB-08 DASH-11 a failed payment is explained and settled with another card", async ({
  page,
}) => {
  await newMember(page, "pacer_monthly", cards.failsLater);
  await takePortalStep(page, "month");
  await page.goto(billing);
  const { main, fact, badge, rows } = partsOf(page);
  await expect(main.getByRole("alert")).toContainText("Your last payment did not go through.");
  await expect(fact("Status").getByText("past_due", { exact: true })).toBeVisible();
  await expect(fact("Status")).toContainText("The last payment did not go through");
  await expect(fact("You owe")).toHaveText("$9.99");
  await expect(rows.nth(1)).toContainText(/\$9\.99\s*Open/);
  await expect(badge, "the rights stay, and so does the badge").toHaveText(/^Pacer/);
  await expectAccessible(page);
  await main.getByRole("link", { name: "Fix the payment" }).click();
  await expect(page).toHaveURL(/\/sandbox\/billing\//);
  await page.getByLabel("New card").fill("5555 5555 5555 4444");
  await page.getByRole("button", { name: "Use this card" }).click();
  await expect(page.getByText(/: active/)).toBeVisible();
  await page.getByRole("link", { name: "Return" }).click();
  await expect(page).toHaveURL(billing);
  await expect(fact("Status")).toHaveText("Active");
  await expect(fact("Payment method")).toHaveText("Mastercard ending in 4444");
  await expect(badge).toHaveText(/^Pacer/);
});

test("SUB-07 an open invoice is paid on its own page", async ({ page }) => {
  await newMember(page, "pacer_monthly", cards.failsLater);
  await takePortalStep(page, "month");
  await page.goto(billing);
  const { main, fact } = partsOf(page);
  await main.getByRole("link", { name: "Pay $9.99" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Invoice SANDBOX-/);
  await expectAccessible(page);
  await page.getByLabel("Another card").fill(cards.asksAlways);
  await page.getByRole("button", { name: "Pay $9.99" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("paid", { exact: true })).toBeVisible();
  await page.goto("/dashboard/billing/back");
  await expect(fact("Status")).toHaveText("Active");
});

test("DASH-10 invoices stay available after the membership has ended", async ({ page }) => {
  await newMember(page);
  await takePortalStep(page, "cancel");
  await takePortalStep(page, "month");
  await page.goto(billing);
  const { main, menu, badge, rows } = partsOf(page);
  await expect(menu.locator("[aria-current=page]")).toHaveText("Billing");
  await expect(
    main.getByText("Your Pacer membership has ended. Your invoices stay here."),
  ).toBeVisible();
  await expect(rows.nth(1)).toContainText(/\$9\.99\s*Paid/);
  await expect(badge).toHaveCount(0);
  await expectAccessible(page);
});

test("GAP-30 after a downgrade the page says which rights stay and until when", async ({
  plainPage: page,
}) => {
  await newMember(page, "elite_yearly");
  await switchPlan(page, "pacer_yearly");
  await page.goto(billing);
  const { main, fact, badge } = partsOf(page);
  await expect(main.getByText("0 used today, without a limit"), "as Elite").toBeVisible();
  await expect(badge).toHaveText(/^Pacer/);
  await expect(fact("Billed")).toHaveText("Yearly");
  await expect(main.getByRole("status").first()).toHaveText(
    /^You have switched to Pacer\. Everything that Elite gives stays yours until [A-Z][a-z]+ \d+, \d{4}, because it is paid for\./,
  );
});

test("SUB-09 SUB-10 ERR-27 invoices can be reloaded, and a failure is shown in their place", async ({
  browser,
}) => {
  // A separate page, because the browser logs the 401 in its console.
  const context = await browser.newContext();
  const page = await context.newPage();
  await newMember(page);
  await page.goto(billing);
  await alive(page);
  const { main, rows } = partsOf(page);
  const refresh = main.getByRole("link", { name: "Refresh invoices" });
  await takePortalStep(page, "month");
  await refresh.click();
  await expect(rows).toHaveCount(3);

  const door = "**/functions/stripe-subscription";
  await page.route(door, (route) => route.fulfill({ json: { invoices: [] } }));
  await refresh.click();
  await expect(main.getByRole("heading", { name: "No invoices found" })).toBeVisible();
  await expect(main).toContainText("A new invoice may take a few moments to appear.");
  await page.unroute(door);
  await refresh.click();
  await expect(rows).toHaveCount(3);

  await page.request.post("/sign-out", { form: {} });
  await refresh.click();
  await expect(main.getByRole("alert")).toContainText(
    "Authentication error. Please try logging out and back in.",
  );
  await expect(rows).toHaveCount(3);
  await context.close();
});
