import type { Page } from "@playwright/test";
import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

async function expectFit(page: Page) {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `${page.url()} is wider than ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("ADM-USER-03 ADM-USER-04 FAKE-05 GAP-71 an administrator searches without leaving the field, deactivates a runner and invites another in a dialog, and every screen about users fits a phone", async ({
  page,
}) => {
  const { email } = await newRunner(page.request);
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/users");
  await alive(page);
  const words = page.getByLabel("Search by name or email");
  await words.fill("nobody at all");
  await words.press("Enter");
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
  await expect(words, "the next search is typed at once").toBeFocused();
  await words.fill(email);
  await words.press("Enter");
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await openMenu(row);
  await page.locator("summary", { hasText: `Deactivate ${email}` }).click();
  await expectAccessible(page);
  await row.getByLabel("Reason").filter({ visible: true }).fill("Asked for it");
  await page.getByRole("button", { name: `Deactivate ${email}` }).click();
  await expect(row).toContainText("Inactive");
  await expect(page.getByText(`${email} is deactivated.`)).toBeVisible();
  await expectFit(page);
  await row.getByRole("link", { name: email }).click();
  await expect(page.getByRole("heading", { name: "Changes to this account" })).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);
  await page.goBack();

  const invited = newAddress("invited");
  await page.getByRole("link", { name: "Add User" }).click();
  const dialog = page.getByRole("dialog", { name: "Add User" });
  const send = dialog.getByRole("button", { name: "Send invitation" });
  await dialog.getByLabel("Email").fill("nonsense");
  await send.click();
  await expect(dialog).toContainText("Please enter a valid email address");
  await expect(dialog.getByLabel("Email"), "what is wrong is read").toBeFocused();
  await expectAccessible(page);
  await expectFit(page);
  await dialog.getByLabel("Email").fill(invited);
  await send.click();
  await expect(page).toHaveURL("/admin/users/invitations");
  await expect(page.getByText(`${invited} is invited.`)).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);
  const { links } = await latestMail(page.request, invited, {
    subject: "You are invited to Dorsal",
  });
  await page.context().clearCookies({ name: /session/ });
  await page.goto(links.find((each) => each.includes("/invitation/")) ?? "");
  await expect(page.getByLabel("Email")).toHaveValue(invited);
  await expectAccessible(page);
});
