import { expect, expectAccessible, test } from "../support/test.ts";

test("GAP-68 the contact form with its messages is accessible, and the browser lets it be sent", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Email").fill("ana@example");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible(page);
});
