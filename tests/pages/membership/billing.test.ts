import { billing, billingOn } from "../../e2e/membership/billing-page.ts";
import { cards } from "../../support/cards.ts";
import { callFunction } from "../support/functions.ts";
import { newMember, takePortalStep } from "../support/members.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("DASH-03 DASH-09 DASH-10 DASH-11 DATA-13 DATA-14 SUB-07 SUB-08 FMT-03 a member sees plan, status, card and invoices", async ({
  visitor,
}) => {
  await newMember(visitor, "sprinter_monthly");
  await visitor.visit("/dashboard");
  const { main, menu, badge, fact, rows } = billingOn(visitor.page);
  expect(badge).toHaveText(/^Sprinter/);
  await menu.getByRole("link", { name: "Billing" }).click();
  expect(visitor.path).toBe(billing);
  expect(menu.locator("[aria-current=page]")).toHaveText("Billing");
  expect(fact("Status")).toHaveText("Active");
  expect(fact("Billed")).toHaveText("Monthly");
  expect(fact("Next payment")).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}, \$19\.99$/);
  expect(fact("Payment method")).toHaveText("Visa ending in 4242");
  expect(rows).toHaveCount(2);
  const invoice = rows.nth(1);
  expect(invoice).toContainText(/[A-Z][a-z]+ \d+, \d{4}\s*SANDBOX-\d+\s*\$19\.99\s*Paid/);
  expect(main.getByRole("link", { name: "View plans" })).toHaveAttribute("href", "/membership");
  const read = (name: string) =>
    visitor.fetch(String(invoice.getByRole("link", { name }).attribute("href")));
  expect((await read("PDF")).headers.get("content-type")).toBe("application/pdf");
  expect(await (await read("View")).text()).toContain("$19.99");
});

test("DASH-03 DASH-11 GAP-36 FAKE-14 without a subscription there is no Billing tab and no badge", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit(billing);
  const { menu, badge, main } = billingOn(visitor.page);
  expect(main.getByRole("heading", { name: "Account Information" })).toBeVisible();
  expect(menu.getByRole("link", { name: "Billing" })).toHaveCount(0);
  expect(badge).toHaveCount(0);
  expect(main.getByText("0 of 10 used today")).toBeVisible();
  expect(main.getByText("GPX route analyses come with Sprinter.")).toBeVisible();
  for (const path of ["/dashboard/billing/cancel", "/dashboard/billing/portal"]) {
    const answer = await visitor.fetch(path, { redirect: "manual" });
    expect(answer.headers.get("location"), path).toBe(billing);
  }
});

test("GAP-38 LEGAL-08 SUB-07 a member cancels after a confirmation, and resumes", async ({
  visitor,
}) => {
  await newMember(visitor);
  await visitor.visit(billing);
  const { page } = visitor;
  const { main, fact, badge, rows } = billingOn(page);
  expect(rows).toHaveCount(2);
  await visitor.follow("Cancel subscription");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Cancel subscription");
  expect(main).toContainText(/then ends on [A-Z][a-z]+ \d+, \d{4}\. Until that day/);
  await visitor.press("Cancel subscription");
  expect(visitor.path).toBe(billing);
  expect(fact("Status")).toHaveText("Canceling at period end");
  expect(page.getByText("Your subscription is canceled.")).toBeVisible();
  expect(main).toContainText(/ends on [A-Z][a-z]+ \d+, \d{4}\. Until then you keep/);
  expect(fact("Ends on")).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/);
  expect(badge, "the rights stay, and so does the badge").toHaveText(/^Pacer/);
  expect(main.getByRole("link", { name: "Cancel subscription" })).toHaveCount(0);
  await visitor.press("Resume");
  expect(fact("Status")).toHaveText("Active");
  expect(page.getByText("Your subscription goes on.")).toBeVisible();
  expect(fact("Next payment")).toContainText("$9.99");
  // A message is shown once.
  await visitor.visit(billing);
  expect(fact("Status")).toHaveText("Active");
  expect(page.getByText("Your subscription goes on.")).toHaveCount(0);
});

test("GAP-36 SUB-07 SUB-08 DASH-11 a failed payment is explained and settled with another card", async ({
  visitor,
}) => {
  await newMember(visitor, "pacer_monthly", cards.failsLater);
  await takePortalStep(visitor, "month");
  await visitor.visit(billing);
  const { main, fact, badge, rows } = billingOn(visitor.page);
  expect(main.getByRole("alert")).toContainText("Your last payment did not go through.");
  expect(fact("Status").getByText("past_due", { exact: true })).toBeVisible();
  expect(fact("Status")).toContainText("The last payment did not go through");
  expect(fact("You owe")).toHaveText("$9.99");
  expect(rows.nth(1)).toContainText(/\$9\.99\s*Open/);
  expect(badge, "the rights stay, and so does the badge").toHaveText(/^Pacer/);
  await visitor.follow("Fix the payment");
  expect(visitor.path).toMatch(/^\/sandbox\/billing\//);
  await visitor.fill("New card", "5555 5555 5555 4444");
  await visitor.press("Use this card");
  expect(visitor.page.getByText(/: active/)).toBeVisible();
  await visitor.follow("Return");
  expect(visitor.path).toBe(billing);
  expect(fact("Status")).toHaveText("Active");
  expect(fact("Payment method")).toHaveText("Mastercard ending in 4444");
  expect(badge).toHaveText(/^Pacer/);
});

test("SUB-07 an open invoice is paid on its own page", async ({ visitor }) => {
  await newMember(visitor, "pacer_monthly", cards.failsLater);
  await takePortalStep(visitor, "month");
  await visitor.visit(billing);
  await visitor.follow("Pay $9.99");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(/^Invoice SANDBOX-/);
  await visitor.page.getByLabel("Another card").fill(cards.asksAlways);
  await visitor.press("Pay $9.99");
  await visitor.press("Confirm");
  expect(visitor.page.getByText("paid", { exact: true })).toBeVisible();
  await visitor.visit("/dashboard/billing/back");
  expect(billingOn(visitor.page).fact("Status")).toHaveText("Active");
});

test("DASH-10 invoices stay available after the membership has ended", async ({ visitor }) => {
  await newMember(visitor);
  await takePortalStep(visitor, "cancel");
  await takePortalStep(visitor, "month");
  await visitor.visit(billing);
  const { main, menu, badge, rows } = billingOn(visitor.page);
  expect(menu.locator("[aria-current=page]")).toHaveText("Billing");
  expect(main.getByText("Your Pacer membership has ended. Your invoices stay here.")).toBeVisible();
  expect(rows.nth(1)).toContainText(/\$9\.99\s*Paid/);
  expect(badge).toHaveCount(0);
});

test("GAP-30 after a downgrade the page says which rights remain and until when", async ({
  visitor,
}) => {
  await newMember(visitor, "elite_yearly");
  const change = { action: "update", price_id: "pacer_yearly" };
  expect((await callFunction(visitor, "/functions/stripe-subscription", change)).status).toBe(200);
  await visitor.visit(billing);
  const { main, fact, badge } = billingOn(visitor.page);
  expect(main.getByText("0 used today, without a limit"), "as Elite").toBeVisible();
  expect(badge).toHaveText(/^Pacer/);
  expect(fact("Billed")).toHaveText("Yearly");
  expect(main.getByRole("status").first()).toHaveText(
    /^You have switched to Pacer\. Everything that Elite gives stays yours until [A-Z][a-z]+ \d+, \d{4}, because it is paid for\./,
  );
});
