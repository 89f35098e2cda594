import { alive } from "../support/alive.ts";
import { newMember } from "../support/members.ts";
import { latestMail } from "../support/outbox.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("GAP-82 LEGAL-03 a person downloads their data, and their account can be kept until it is deleted", async ({
  page,
  request,
}) => {
  const member = await newMember(page);
  const current = page.getByLabel("Current password");
  await page.goto("/account/data");
  await alive(page);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByRole("alert")).toContainText("You have a membership that renews");
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("link", { name: "Download my data" }).click();
  await current.fill(member.password);
  await expectAccessible(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await coming).suggestedFilename()).toMatch(/^dorsal-data-\d{4}-\d\d-\d\d\.zip$/);

  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/account/data/delete");
  await expectAccessible(page);
  await current.fill(person.password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/account/data");
  const notice = page.getByRole("complementary", { name: "Deletion of your account" });
  await expect(notice).toContainText(/Your account will be deleted on \w+ \d+, \d{4}\./);
  await expectAccessible(page);
  const { links } = await latestMail(request, person.email, { subject: /will be deleted/ });
  await page.goto(links.find((each) => each.includes("/account/keep")) ?? "");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays. Nothing has been deleted.")).toBeVisible();
  await expect(notice).toHaveCount(0);
});
