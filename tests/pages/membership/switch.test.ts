import { membershipOn } from "../../e2e/membership/membership-page.ts";
import { cards } from "../../support/cards.ts";
import { newMember } from "../support/members.ts";
import { latestMail } from "../support/outbox.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const notChanged = "The payment was not confirmed, so nothing has changed. You keep Pacer.";
const updated = (plan: string) =>
  `Your subscription has been updated to ${plan}. The changes will take effect immediately.`;

/** Opens the page with the cost of another plan. */
async function askFor(visitor: Visitor, plan: string) {
  await visitor.visit("/membership");
  await membershipOn(visitor.page).switchTo(plan).click();
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(`Switch to ${plan}`);
  return visitor.page.getByRole("main");
}

const confirm = (visitor: Visitor) => visitor.press("Confirm Change");

test("SUB-03 SUB-04 SUB-05 without scripts the change is confirmed on its own page", async ({
  visitor,
}) => {
  await newMember(visitor);
  await visitor.visit("/membership");
  const { switchTo, current } = membershipOn(visitor.page);
  await switchTo("Sprinter").click();
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Switch to Sprinter");
  expect(visitor.page.getByText("$10.00 due now")).toBeVisible();
  await visitor.page.getByRole("button", { name: "Confirm Change" }).click();
  expect(visitor.path).toBe("/membership");
  const message = visitor.page.getByText(
    "Your subscription has been updated to Sprinter. The changes will take effect immediately.",
  );
  expect(message).toBeVisible();
  expect(current("Sprinter").isDisabled()).toBe(true);
  await visitor.visit("/membership");
  expect(message).toHaveCount(0);
});

test("SUB-03 SUB-04 GAP-30 MEM-16 an upgrade costs the shown price, and a following downgrade keeps the paid plan", async ({
  visitor,
}) => {
  await newMember(visitor);
  const main = await askFor(visitor, "Elite");
  expect(main).toContainText("$30.00 due now");
  expect(main).toContainText("you pay $39.99 a month.");
  await visitor.follow("Keep Pacer");
  expect(membershipOn(visitor.page).current("Pacer")).toBeVisible();
  await askFor(visitor, "Elite");
  await confirm(visitor);
  expect(main).toContainText("Your current plan is Elite.");

  await askFor(visitor, "Sprinter");
  const keeps = /You keep everything of Elite until \w+ \d+, \d{4}/;
  expect(main).toContainText("$0.00 due now");
  expect(main).toContainText(keeps);
  expect(main).toContainText("you pay $19.99 a month.");
  await confirm(visitor);
  expect(visitor.page.getByText(updated("Sprinter"))).toContainText(
    / You keep everything of Elite until .*, and pay the lower price from then on\.$/,
  );
  await visitor.visit("/membership");
  expect(main.getByText(keeps).first()).toBeVisible();
  await askFor(visitor, "Elite");
  expect(main).toContainText("$0.00 due now");
  expect(main).toContainText(/Elite is paid for until .* already\./);
});

test("SUB-06 ERR-30 a refused card changes nothing, and its message is shown", async ({
  visitor,
}) => {
  await newMember(visitor, "pacer_monthly", cards.failsLater);
  await askFor(visitor, "Elite");
  await confirm(visitor);
  expect(visitor.page.getByRole("alert")).toHaveText("Your card was declined.");
  await visitor.follow("Keep Pacer");
  expect(membershipOn(visitor.page).current("Pacer")).toBeVisible();
});

test("SUB-04 a repeated change is made once, and invalid addresses lead to the plans", async ({
  visitor,
  other,
}) => {
  await newMember(visitor);
  await visitor.visit("/membership/switch/pacer");
  expect(visitor.path, "there is nothing to switch to").toBe("/membership");
  await visitor.visit("/membership/switch/gold");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  const name = "dorsal.session_token";
  other.setCookie(name, String(visitor.cookie(name)));
  for (const tab of [visitor, other]) await tab.visit("/membership/switch/elite");
  for (const tab of [visitor, other]) {
    await confirm(tab);
    expect(tab.url.pathname).toBe("/membership");
    expect(tab.page.getByText("Your current plan is Elite.")).toBeVisible();
  }
});

test("SUB-04 a card that requires a second step leads to its bank, and back to the finished change", async ({
  visitor,
}) => {
  const { page } = visitor;
  const person = await newMember(visitor, "pacer_monthly", cards.asksAlways);
  const confirmChange = async () => {
    await askFor(visitor, "Elite");
    await confirm(visitor);
    expect(visitor.path).toMatch(/^\/sandbox\/confirm\/pi_/);
  };
  await confirmChange();
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your payment");
  expect(page.getByText("$30.00 to Dorsal")).toBeVisible();
  await visitor.press("It is not me");
  expect(page.getByText(notChanged)).toBeVisible();

  await confirmChange();
  await visitor.follow("Back");
  expect(page.getByText(notChanged)).toBeVisible();
  const notFinished = page.getByText("Your switch to Elite is not finished");
  await visitor.visit("/dashboard?tab=billing");
  expect(notFinished).toBeVisible();
  // Coming back only reads: the change waits until it is cancelled.
  await visitor.visit("/membership/switch/elite/back");
  expect(page.getByText(notChanged)).toBeVisible();
  await visitor.press("Back to the plans");
  expect(visitor.path).toBe("/membership");
  await visitor.visit("/dashboard?tab=billing");
  expect(page.getByText("Billing").first()).toBeVisible();
  expect(notFinished).toHaveCount(0);

  await confirmChange();
  await visitor.press("Confirm");
  expect(visitor.path).toBe("/membership");
  expect(page.getByText(updated("Elite"))).toBeVisible();
  expect(page.getByText("Your current plan is Elite.")).toBeVisible();
  const { text } = await latestMail(visitor, person.email, /^Your membership is now Elite$/);
  expect(text).toContain("$39.99 a month (USD)");
});
