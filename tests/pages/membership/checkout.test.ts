import { cards } from "../../support/cards.ts";
import { callFunction } from "../support/functions.ts";
import { newMember } from "../support/members.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const checkout = "/functions/stripe-checkout";
const subscription = "/functions/stripe-subscription";
const unavailable =
  "The selected plan is currently unavailable. Please try a different plan or contact support.";

/** The paid amounts of all invoices, newest first, once the webhook has delivered them. */
async function expectInvoices(visitor: Visitor, amounts: number[]) {
  await expect
    .poll(async () => {
      const { invoices } = await callFunction(visitor, subscription, { action: "get_invoices" });
      return (invoices as { amount_paid: number }[] | undefined)?.map((each) => each.amount_paid);
    })
    .toEqual(amounts);
}

test("ERR-18 ERR-17 subscribing needs an account and a running session", async ({ visitor }) => {
  const wish = { price_id: "pacer_monthly", mode: "subscription" };
  const signedOut = {
    status: 401,
    error: { code: "signed_out", message: "You must be logged in to subscribe" },
  };
  expect(await callFunction(visitor, checkout, wish)).toEqual(signedOut);
  enter(visitor);
  const name = "dorsal.session_token";
  const ended = String(visitor.cookie(name));
  await visitor.post("/sign-out");
  expect(await callFunction(visitor, checkout, wish)).toEqual(signedOut);
  visitor.setCookie(name, ended);
  expect(await callFunction(visitor, checkout, wish)).toEqual({
    status: 401,
    error: {
      code: "session_ended",
      message: "Authentication error. Please try logging in again.",
    },
  });
});

test("ERR-23 an unknown plan is refused, with scripts and without", async ({ visitor }) => {
  enter(visitor);
  const { error } = await callFunction(visitor, checkout, { price_id: "gold_monthly" });
  expect(error).toEqual({ code: "invalid", message: unavailable });
  const answer = await visitor.post("/membership", { price_id: "gold_monthly" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(unavailable);
});

test("two requests to subscribe at once lead to one payment page", async ({ visitor }) => {
  enter(visitor);
  const wish = { price_id: "elite_monthly" };
  const pages = await Promise.all([1, 2].map(() => callFunction(visitor, checkout, wish)));
  expect(pages[0]?.url).toContain("/sandbox/pay/");
  expect(pages[1]?.url).toBe(pages[0]?.url);
});

test("CHK-04 CHK-05 FN-04 a card pays on the sandbox's page, and a second membership is refused", async ({
  visitor,
}) => {
  enter(visitor);
  const { url } = await callFunction(visitor, checkout, { price_id: "sprinter_yearly" });
  const { page } = visitor;
  await visitor.visit(String(url));
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Dorsal Sprinter");
  expect(page.getByText("$191.90 a year for")).toBeVisible();
  const pay = async (card: string) => {
    await page.getByLabel("Test card").fill(card);
    await visitor.press("Pay $191.90");
  };
  const problem = page.getByRole("alert");
  await pay(cards.isDeclined);
  expect(problem).toHaveText("Your card was declined.");
  await pay("4111 1111 1111 1111");
  expect(problem).toContainText("Only test cards are taken here");
  await pay(cards.asksOnce);
  await visitor.press("It is not me");
  expect(problem).toHaveText("You did not confirm the payment.");
  await pay(cards.asksOnce);
  await visitor.press("Confirm");
  for (const time of ["first", "second"]) {
    expect(visitor.path, time).toBe("/checkout/success?product=sprinter");
    await visitor.visit(String(url));
  }
  const again = await callFunction(visitor, checkout, { price_id: "pacer_monthly" });
  expect(again.status).toBe(409);
});

test("FN-05 FN-06 SUB-05 a member changes the plan at the previewed price, cancels and resumes", async ({
  visitor,
}) => {
  await newMember(visitor);
  await expectInvoices(visitor, [999]);
  const wish = { price_id: "elite_monthly" };
  const preview = await callFunction(visitor, subscription, { action: "preview", ...wish });
  expect(preview.plan).toBe("Elite");
  const forged = { action: "update", ...wish, preview: "forged" };
  expect((await callFunction(visitor, subscription, forged)).status).toBe(409);
  const update = { action: "update", ...wish, preview: preview.token };
  expect((await callFunction(visitor, subscription, update)).message).toBe(
    "Your subscription has been updated to Elite. The changes will take effect immediately.",
  );
  await expectInvoices(visitor, [Number(preview.amountDue), 999]);
  const ends = async (action: string) =>
    (await callFunction(visitor, subscription, { action })).ends_with_period;
  expect(await ends("cancel")).toBe(true);
  expect(await ends("resume")).toBe(false);
  expect((await callFunction(visitor, subscription, { action: "dance" })).status).toBe(400);
});

test("DASH-09 GAP-38 the billing portal accepts a new card, shows invoices and advances time", async ({
  visitor,
}) => {
  const { page } = visitor;
  await newMember(visitor);
  const { url } = await callFunction(visitor, subscription, { action: "portal" });
  await visitor.visit(String(url));
  await visitor.fill("New card", cards.failsLater);
  await visitor.press("Use this card");
  expect(page.getByText("•••• 0341")).toBeVisible();
  await visitor.press("A month");
  expect(page.getByText(/: past_due/)).toBeVisible();
  await visitor.fill("New card", "5555 5555 5555 4444");
  await visitor.press("Use this card");
  expect(page.getByText(/: active/)).toBeVisible();
  await expectInvoices(visitor, [999, 999]);
  await visitor.press("Cancel plan");
  expect(page.getByText(/, ends on/)).toBeVisible();

  await page
    .getByRole("link", { name: /^SANDBOX-/ })
    .first()
    .click();
  expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Invoice SANDBOX-/);
  const pdf = await visitor.fetch(`${visitor.url.pathname}/invoice.pdf`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await pdf.bytes()).toString("latin1", 0, 5)).toBe("%PDF-");
});

test("ERR-26 ERR-27 billing needs an earlier payment and a signed-in viewer", async ({
  visitor,
}) => {
  const wish = { action: "get_invoices" };
  expect(await callFunction(visitor, subscription, wish)).toEqual({
    status: 401,
    error: {
      code: "signed_out",
      message: "Authentication error. Please try logging out and back in.",
    },
  });
  enter(visitor);
  expect(await callFunction(visitor, subscription, wish)).toEqual({
    status: 404,
    error: { code: "not_found", message: "No billing information found for your account." },
  });
});

test("a forged event of the payment provider is refused", async ({ visitor }) => {
  const answer = await visitor.fetch("/webhooks/stripe", {
    method: "POST",
    body: JSON.stringify({ id: "evt_1", type: "customer.subscription.created" }),
    headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
  });
  expect(answer.status).toBe(400);
});
