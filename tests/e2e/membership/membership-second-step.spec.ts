import { alive } from "../support/alive.ts";
import { cards, newMember } from "../support/members.ts";
import { latestMail } from "../support/outbox.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { membershipOn } from "./membership-page.ts";

const notChanged = "The payment was not confirmed, so nothing has changed. You keep Pacer.";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("SUB-04 a card that asks for a second step leads to its bank, and back to the finished change", async ({
      page,
    }) => {
      const person = await newMember(page, "pacer_monthly", cards.asksAlways);
      const confirmChange = async () => {
        await page.goto("/membership");
        const { switchTo } = membershipOn(page);
        if (javaScriptEnabled) await alive(page);
        await switchTo("Elite").click();
        await page.getByRole("button", { name: "Confirm Change" }).click();
        await expect(page).toHaveURL(/\/sandbox\/confirm\/pi_/);
      };
      await confirmChange();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your payment");
      await expect(page.getByText("$30.00 to Dorsal")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("button", { name: "It is not me" }).click();
      await expect(page.getByText(notChanged)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);

      await confirmChange();
      await page.getByRole("link", { name: "Back" }).click();
      await expect(page.getByText(notChanged)).toBeVisible();
      const notFinished = page.getByText("Your switch to Elite is not finished");
      await page.goto("/dashboard?tab=billing");
      await expect(notFinished).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      else {
        // Coming back only reads: the change waits until it is cancelled.
        await page.goto("/membership/switch/elite/back");
        await expect(page.getByText(notChanged)).toBeVisible();
        await page.getByRole("button", { name: "Back to the plans" }).click();
        await expect(page).toHaveURL("/membership");
        await page.goto("/dashboard?tab=billing");
        await expect(page.getByText("Billing").first()).toBeVisible();
        await expect(notFinished).toHaveCount(0);
      }

      await confirmChange();
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page).toHaveURL("/membership");
      await expect(
        page.getByText("Your subscription has been updated to Elite. The changes will take effect"),
      ).toBeVisible();
      await expect(page.getByText("Your current plan is Elite.")).toBeVisible();
      const { text } = await latestMail(page.request, person.email, {
        subject: "Your membership is now Elite",
      });
      expect(text).toContain("$39.99 a month (USD)");
    });
  });
}
