import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { newRunner } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("AUTH-15 LINK-05 GAP-69 a mailed link sets a new password in one of two tabs, and the other is told that it was used", async ({
  page,
  context,
}) => {
  const person = await newRunner(page.request);
  await page.goto("/forgot-password");
  await alive(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status")).toContainText("we have sent it a link");
  await expectAccessible(page);
  const { links } = await latestMail(page.request, person.email, { subject: "Set a new password" });
  await page.goto(links.find((each) => each.includes("/auth/recover")) ?? "");
  await expect(page).toHaveURL("/reset-password#type=recovery");
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto("/reset-password");
  for (const tab of [other, page]) {
    await tab.getByLabel("New password", { exact: true }).fill("a new secret");
    await tab.getByLabel("Confirm new password").fill("a new secret");
    await tab.getByRole("button", { name: "Set password" }).click();
    if (tab === other) await expect(tab).toHaveURL(/\/login\?.*notice=password-changed$/);
  }
  await expect(page.getByRole("alert")).toHaveText(
    "This link has expired or has been used already.",
  );
  await expectAccessible(page);
});
