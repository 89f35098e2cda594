import { openMenu } from "../admin/row-menu.ts";
import { deskRaces } from "../registrations/desk.ts";
import { alive } from "../support/alive.ts";
import { latestMail, latestSms } from "../support/outbox.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { timeShown } from "../support/time-shown.ts";

const list = "/admin/races/registrations";
const noWay = "Please select at least one method to send the review request";

test("ADM-REG-08 ADM-REG-09 ADM-REG-10 ADM-REG-11 ADM-REG-12 ADM-REG-13 ERR-64 GAP-72 a runner is asked from the list by mail and text message, and a failed request keeps what was typed", async ({
  page,
  request,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(`${list}?q=aida`);
  await alive(page);
  const link = page.getByRole("link", { name: "Ask for a review" });
  await openMenu(page.getByRole("row").nth(1));
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Ask for a review" });
  await expect(dialog.getByLabel("Email to asked@example.com")).toBeChecked();
  await expect(dialog.getByText("SMS to +51 ••• 321")).toBeVisible();
  await expect(dialog).not.toContainText("987654321");
  await expect(dialog.getByLabel("Preview")).toContainText("Hi Aida, how was Asking Run?");
  await expectAccessible(page);

  await dialog.getByLabel("Email to").uncheck();
  await dialog.getByRole("button", { name: "Send review request" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(noWay);
  await dialog.getByLabel("Email to").check();
  await dialog.getByLabel("SMS to").check();
  await dialog.getByLabel("Message (optional)").fill("Tell us all!");
  await expect(dialog.getByLabel("Preview")).toContainText("Tell us all!");
  const calls = "**/functions/send-review-request.data*";
  await page.route(calls, (route) => route.fulfill({ body: "gone" }));
  await dialog.getByRole("button", { name: "Send review request" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Failed to send review request. Please try again.",
  );
  await expect(dialog.getByLabel("Message (optional)")).toHaveValue("Tell us all!");
  await page.unroute(calls);
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  const shown = timeShown(page, "dialog[open]", "Review request sent.");
  await dialog.getByRole("button", { name: "Send review request" }).click();
  await expect(dialog.getByRole("button", { name: "Sending…" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  held.resolve();
  await expect(dialog.getByRole("status")).toHaveText("Review request sent.");
  expect(await shown).toBeGreaterThan(1500);
  expect(await shown).toBeLessThan(20_000);
  await expect(page.getByRole("row").filter({ hasText: "Aida" })).toContainText("asked on");

  const address = new RegExp(`/races/${deskRaces.asked}\\?review=true$`);
  const mail = await latestMail(request, "asked@example.com", { subject: "How was Asking Run?" });
  expect(mail.text).toContain("Tell us all!");
  expect(mail.links.some((each) => address.test(each))).toBe(true);
  const sms = await latestSms(request, "+51987654321");
  expect(sms.text).toContain("Tell us all!");

  await link.click();
  await dialog.getByRole("button", { name: "Send review request" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This runner was asked on");
});
