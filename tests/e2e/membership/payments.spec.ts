import type { APIRequestContext, Page } from "@playwright/test";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const checkout = "/functions/stripe-checkout";
const subscription = "/functions/stripe-subscription";

/** Calls a server function as the product's pages do. */
async function call(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { data });
  return { ...(await answer.json()), status: answer.status() };
}
type Answer = Record<string, unknown> & { status: number };

/** A new member who has paid on the sandbox's page. */
async function subscribe(page: Page, priceId = "pacer_monthly") {
  await signIn(page, await newRunner(page.request));
  const { url } = await call(page.request, checkout, { price_id: priceId });
  await page.goto(String(url));
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(/\/checkout\/success\?product=/);
}

/** Waits until the webhook has delivered the membership. */
async function expectInvoices(page: Page, amounts: number[]) {
  await expect
    .poll(async () => {
      const { invoices } = await call(page.request, subscription, { action: "get_invoices" });
      return (invoices as { amount_paid: number }[] | undefined)?.map((each) => each.amount_paid);
    })
    .toEqual(amounts);
}

test("ERR-18 ERR-17 subscribing needs an account and a running session", async ({
  page,
  request,
}) => {
  const wish = { price_id: "pacer_monthly", mode: "subscription" };
  const signedOut = {
    status: 401,
    error: { code: "signed_out", message: "You must be logged in to subscribe" },
  };
  expect(await call(request, checkout, wish)).toEqual(signedOut);
  await signIn(page, await newRunner(page.request));
  const cookies = await page.context().cookies();
  await page.request.post("/sign-out", { form: {} });
  expect(await call(page.request, checkout, wish)).toEqual(signedOut);
  await page.context().addCookies(cookies);
  expect(await call(page.request, checkout, wish)).toEqual({
    status: 401,
    error: {
      code: "session_ended",
      message: "Authentication error. Please try logging in again.",
    },
  });
});

test("CHK-04 CHK-05 FN-04 a card pays on the sandbox's page, and a second membership is refused", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const unknown = await call(page.request, checkout, { price_id: "gold_monthly" });
  expect(unknown.error).toEqual({
    code: "invalid",
    message:
      "The selected plan is currently unavailable. Please try a different plan or contact support.",
  });
  const { url } = await call(page.request, checkout, { price_id: "sprinter_yearly" });
  await page.goto(String(url));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dorsal Sprinter");
  await expect(page.getByText("$191.90 a year for")).toBeVisible();
  await expectAccessible(page);

  const card = page.getByLabel("Test card");
  await card.fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: "Pay $191.90" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  await card.fill("4111 1111 1111 1111");
  await page.getByRole("button", { name: "Pay $191.90" }).click();
  await expect(page.getByRole("alert")).toContainText("Only test cards are taken here");
  await card.fill("4000 0025 0000 3155");
  await page.getByRole("button", { name: "Pay $191.90" }).click();
  await page.getByRole("button", { name: "It is not me" }).click();
  await expect(page.getByRole("alert")).toHaveText("You did not confirm the payment.");
  await page.getByRole("button", { name: "Pay $191.90" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?product=sprinter$/);
  await page.goto(String(url));
  await expect(page).toHaveURL(/\/checkout\/success\?product=sprinter$/);

  const again = await call(page.request, checkout, { price_id: "pacer_monthly" });
  expect(again.status).toBe(409);
});

test("FN-05 FN-06 SUB-05 a member changes the plan at the previewed price, cancels and resumes", async ({
  page,
}) => {
  await subscribe(page);
  await expectInvoices(page, [999]);
  const wish = { price_id: "elite_monthly" };
  await expect
    .poll(async () => (await call(page.request, subscription, { action: "preview", ...wish })).plan)
    .toBe("Elite");
  const preview = await call(page.request, subscription, { action: "preview", ...wish });
  const forged = { action: "update", ...wish, preview: "forged" };
  expect((await call(page.request, subscription, forged)).status).toBe(409);
  const changed = await call(page.request, subscription, {
    action: "update",
    ...wish,
    preview: preview.token,
  });
  expect(changed.message).toBe(
    "Your subscription has been updated to Elite. The changes will take effect immediately.",
  );
  await expectInvoices(page, [Number(preview.amountDue), 999]);
  const ends = async (action: string) =>
    (await call(page.request, subscription, { action })).ends_with_period;
  expect(await ends("cancel")).toBe(true);
  expect(await ends("resume")).toBe(false);
  expect((await call(page.request, subscription, { action: "dance" })).status).toBe(400);
});

test("DASH-09 GAP-38 the billing portal accepts a new card, shows invoices and advances time", async ({
  page,
}) => {
  await subscribe(page);
  const { url } = await call(page.request, subscription, { action: "portal" });
  await page.goto(String(url));
  await expectAccessible(page);
  await page.getByLabel("New card").fill("4000 0000 0000 0341");
  await page.getByRole("button", { name: "Use this card" }).click();
  await expect(page.getByText("•••• 0341")).toBeVisible();
  await page.getByRole("button", { name: "A month" }).click();
  await expect(page.getByText(/: past_due/)).toBeVisible();
  await page.getByLabel("New card").fill("5555 5555 5555 4444");
  await page.getByRole("button", { name: "Use this card" }).click();
  await expect(page.getByText(/: active/)).toBeVisible();
  await expectInvoices(page, [999, 999]);
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await expect(page.getByText(/, ends on/)).toBeVisible();

  await page
    .getByRole("link", { name: /^SANDBOX-/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Invoice SANDBOX-/);
  await expectAccessible(page);
  const pdf = await page.request.get(`${page.url()}/invoice.pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("ERR-26 ERR-27 billing needs an earlier payment and a signed-in viewer", async ({ page }) => {
  const wish = { action: "get_invoices" };
  expect(await call(page.request, subscription, wish)).toEqual({
    status: 401,
    error: {
      code: "signed_out",
      message: "Authentication error. Please try logging out and back in.",
    },
  });
  await signIn(page, await newRunner(page.request));
  expect(await call(page.request, subscription, wish)).toEqual({
    status: 404,
    error: { code: "not_found", message: "No billing information found for your account." },
  });
});

test("a forged event of the payment provider is refused", async ({ request }) => {
  const answer = await request.post("/webhooks/stripe", {
    data: JSON.stringify({ id: "evt_1", type: "customer.subscription.created" }),
    headers: { "Stripe-Signature": "t=1,v1=00" },
  });
  expect(answer.status()).toBe(400);
});
