import { cards } from "../../support/cards.ts";
import { alive } from "../support/alive.ts";
import { newMember, takePortalStep } from "../support/members.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { timeShown } from "../support/time-shown.ts";
import { membershipOn } from "./membership-page.ts";

const updated = (plan: string) =>
  `Your subscription has been updated to ${plan}. The changes will take effect immediately.`;

/** Runs in the page: the token, as a computed colour. */
function greenOfThePage(): string {
  const probe = document.createElement("i");
  probe.style.color = "var(--color-pine)";
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test("MEM-03 SUB-03 SUB-04 SUB-05 SUB-06 ERR-30 GAP-30 an upgrade costs the price that its dialog shows, a refused card changes nothing and is told in the dialog, and a following downgrade keeps the paid plan", async ({
  page,
}) => {
  await newMember(page, "pacer_monthly", cards.failsLater);
  await page.goto("/membership");
  await alive(page, ".plan-button");
  const { switchTo, current, dialog } = membershipOn(page);
  const confirm = dialog.getByRole("button", { name: "Confirm Change" });
  await expectAccessible(page);
  await switchTo("Elite").click();
  await expect(dialog).toContainText(/\$30\.00 due now/);
  await expect(dialog).toContainText(/you pay \$39\.99 a month\./);
  await expectAccessible(page);
  await confirm.click();
  await expect(dialog.getByRole("alert")).toHaveText("Your card was declined.");
  await dialog.getByRole("button", { name: "Keep Pacer" }).click();
  await expect(dialog).toBeHidden();
  await expect(current("Pacer")).toBeVisible();
  // A proxy answers in place of the server.
  const door = "**/functions/stripe-subscription";
  await page.route(door, (route) => route.fulfill({ body: "?" }));
  await switchTo("Elite").click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to update subscription");
  await expect(confirm).toHaveCount(0);
  await page.unroute(door);

  await takePortalStep(page, "card", cards.pays);
  await page.reload();
  await expect(current("Pacer")).toBeVisible();
  await alive(page, ".plan-button");
  await switchTo("Elite").click();
  await expect(dialog).toContainText("due now");
  const asked = page.waitForRequest(door);
  const shown = timeShown(page, ".membership-said *", updated("Elite"));
  await confirm.click();
  expect((await asked).postDataJSON()).toEqual({
    action: "update",
    price_id: "elite_monthly",
    preview: expect.any(String),
  });
  const message = page.getByText(updated("Elite"));
  await expect(message).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(current("Elite")).toBeDisabled();
  await expect(page.getByText("Your current plan is Elite.")).toBeVisible();
  const green = await page.evaluate(greenOfThePage);
  await expect(message).toHaveCSS("background-color", green);
  expect(await shown, "at least").toBeGreaterThan(4000);
  await expect(message).toBeHidden();

  await switchTo("Sprinter").click();
  await expect(dialog).toContainText(/\$0\.00 due now/);
  await confirm.click();
  await expect(page.getByText(updated("Sprinter"))).toContainText(
    / You keep everything of Elite until .*, and pay the lower price from then on\.$/,
  );
});

test("SUB-04 a card that requires a second step leads from the dialog to its bank, and back to the plan from before, which its states show", async ({
  page,
}) => {
  await newMember(page, "pacer_monthly", cards.asksAlways);
  await page.goto("/membership/switch/elite");
  await expectAccessible(page);
  await page.goto("/membership");
  await alive(page, ".plan-button");
  const { switchTo, dialog } = membershipOn(page);
  await switchTo("Elite").click();
  await dialog.getByRole("button", { name: "Confirm Change" }).click();
  await expect(page).toHaveURL(/\/sandbox\/confirm\/pi_/);
  await expectAccessible(page);
  const bank = page.url();
  await page.goto("/dashboard?tab=billing");
  await expect(page.getByText("Your switch to Elite is not finished")).toBeVisible();
  await expectAccessible(page);
  await page.goto(bank);
  await page.getByRole("button", { name: "It is not me" }).click();
  await expect(
    page.getByText("The payment was not confirmed, so nothing has changed. You keep Pacer."),
  ).toBeVisible();
  await expectAccessible(page);
});
