import { newMember } from "../support/members.ts";
import { fillLogin, newRunner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { membershipOn } from "./membership-page.ts";

test.use({ javaScriptEnabled: false });

test("MEM-02 CHK-01 CHK-04 ERR-18 without scripts a visitor chooses the year, signs in and gets to the payment page", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await page.goto("/membership");
  const { billing, subscribe } = membershipOn(page);
  await billing("Yearly").click();
  await expect(page).toHaveURL("/membership?billing=yearly");
  await subscribe("Elite").click();
  await expect(page.getByRole("alert").first()).toContainText(
    "Please log in to subscribe to a plan.",
  );
  await expect(page).toHaveURL(/\/login\?from=/);
  await fillLogin(page, person);
  await expect(page).toHaveURL("/membership?billing=yearly&plan=elite");
  await page.getByRole("button", { name: "Continue with Elite" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dorsal Elite");
  await page.getByRole("button", { name: "Pay $383.90" }).click();
  await expect(page.getByText("Welcome to Elite. Your membership has begun.")).toBeVisible();
});

test("SUB-03 SUB-04 SUB-05 without scripts the change is confirmed on its own page", async ({
  page,
}) => {
  await newMember(page);
  await page.goto("/membership");
  const { switchTo, current } = membershipOn(page);
  await switchTo("Sprinter").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Switch to Sprinter");
  await expect(page.getByText("$10.00 due now")).toBeVisible();
  await page.getByRole("button", { name: "Confirm Change" }).click();
  await expect(page).toHaveURL("/membership");
  const message = page.getByText(
    "Your subscription has been updated to Sprinter. The changes will take effect immediately.",
  );
  await expect(message).toBeVisible();
  await expect(current("Sprinter")).toBeDisabled();
  await page.reload();
  await expect(message).toHaveCount(0);
});
