import { alive } from "../support/alive.ts";
import { newMember } from "../support/members.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("GAP-28 MEM-13 FAKE-14 a member copies the code of a partner offer, and the offers of an administrator are accessible, also with errors shown", async ({
  page,
  context,
}) => {
  await newMember(page, "sprinter_monthly");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/offers");
  await alive(page);
  await expectAccessible(page);
  const code = "EXAMPLE-SHOES-15";
  const card = page.getByRole("article").filter({ hasText: code });
  await card.getByRole("button", { name: /^Copy/ }).click();
  await expect(card.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await signIn(page, demoPerson.admin);
  await page.goto("/admin/offers");
  await alive(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add Offer" }).click();
  await page.getByLabel("Partner", { exact: true }).fill("Test Socks");
  await page.getByLabel("Link").fill("http://socks.example");
  await page.getByRole("button", { name: "Add Offer" }).click();
  await expect(page.getByLabel("Link")).toHaveAccessibleDescription(
    /Write an address that begins with https:\/\//,
  );
  await expect(page.getByLabel("Partner", { exact: true })).toHaveValue("Test Socks");
  await expectAccessible(page);
});
