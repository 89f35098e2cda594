import { cards } from "../../support/cards.ts";
import { alive } from "../support/alive.ts";
import { newMember, takePortalStep } from "../support/members.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { billing, billingOn } from "./billing-page.ts";

test("GAP-38 GAP-82 LEGAL-08 SUB-07 SUB-09 SUB-10 ERR-27 a member reloads invoices, cancels and resumes, is told so before the account is deleted, and a failure is shown in their place", async ({
  page,
}) => {
  await newMember(page, "sprinter_monthly");
  await page.goto("/account/data/delete");
  await expect(page.getByRole("alert")).toContainText("You have a membership that renews");
  await expectAccessible(page);
  await page.goto(billing);
  await alive(page);
  const { main, fact, rows } = billingOn(page);
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await main.getByRole("link", { name: "Cancel subscription" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cancel subscription");
  await expectAccessible(page);
  await main.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(fact("Status")).toHaveText("Canceling at period end");
  await main.getByRole("button", { name: "Resume" }).click();
  await expect(fact("Status")).toHaveText("Active");
  await expect(page.getByText("Your subscription goes on.")).toBeVisible();

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
});

test("GAP-36 GAP-88 DASH-10 billing is accessible without a membership, with a failed payment and after the end", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  await page.goto(billing);
  await expectAccessible(page);

  await newMember(page, "pacer_monthly", cards.failsLater);
  await takePortalStep(page, "month");
  await page.goto("/membership");
  await expect(page.getByText("The last payment for your membership did not go")).toBeVisible();
  await expectAccessible(page);
  await page.goto(billing);
  const { main } = billingOn(page);
  await expectAccessible(page);
  const fix = main.getByRole("link", { name: "Fix the payment" });
  const portal = String(await fix.getAttribute("href"));
  await main.getByRole("link", { name: "Pay $9.99" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Invoice SANDBOX-/);
  await expectAccessible(page);
  await page.goto(portal);
  await expect(page).toHaveURL(/\/sandbox\/billing\//);
  await expectAccessible(page);

  await takePortalStep(page, "card", cards.pays);
  await takePortalStep(page, "cancel");
  await takePortalStep(page, "month");
  await page.goto(billing);
  await expect(main.getByText("Your Pacer membership has ended.")).toBeVisible();
  await expectAccessible(page);
});
