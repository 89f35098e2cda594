import { membershipOn } from "../../e2e/membership/membership-page.ts";
import { becomeMember } from "../support/members.ts";
import { newRunner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("MEM-02 CHK-01 CHK-04 ERR-18 without scripts a visitor chooses the year, signs in and gets to the payment page", async ({
  visitor,
}) => {
  const { email, password } = newRunner();
  await visitor.visit("/membership");
  const { billing, subscribe } = membershipOn(visitor.page);
  await billing("Yearly").click();
  expect(visitor.path).toBe("/membership?billing=yearly");
  await subscribe("Elite").click();
  expect(visitor.page.getByRole("alert").first()).toContainText(
    "Please log in to subscribe to a plan.",
  );
  await visitor.waitForRefresh();
  expect(visitor.path).toMatch(/\/login\?from=/);
  await visitor.fill("Email", email);
  await visitor.fill("Password", password);
  await visitor.press("Login", { exact: true });
  expect(visitor.path).toBe("/membership?billing=yearly&plan=elite");
  await visitor.page.getByRole("button", { name: "Continue with Elite" }).click();
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Dorsal Elite");
  await visitor.page.getByRole("button", { name: "Pay $383.90" }).click();
  expect(visitor.page.getByText("Welcome to Elite. Your membership has begun.")).toBeVisible();
});

test("SUB-03 SUB-04 SUB-05 without scripts the change is confirmed on its own page", async ({
  visitor,
}) => {
  await becomeMember(visitor);
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
