import { overflow } from "../race-list/race-list-page.ts";
import {
  largeRace,
  openWizard,
  passContact,
  passSafety,
  smallRace,
  wizard,
  wizardAt,
} from "../registrations/registration-page.ts";
import { openRace } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const phone = { width: 360, height: 780 };

test("REG-01 a runner whose answers are known registers on a phone with six taps from the list", async ({
  page,
  request,
}) => {
  await openWizard(page, request, wizardAt(smallRace));
  await passContact(page);
  await passSafety(page);
  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
  await page.setViewportSize(phone);
  await page.goto(`/races?q=${encodeURIComponent(largeRace.name)}`);
  await alive(page);
  const { next, waiver, submit, done } = wizard(page);
  const taps = [
    page.getByRole("article").first().getByRole("link"),
    page.getByRole("button", { name: "Register", exact: true }),
    next,
    waiver,
    next,
    submit,
  ];
  for (const [place, target] of taps.entries()) {
    if (place === 4) await expect(waiver).toBeChecked();
    if (place === 3) await expect(wizard(page).title).toHaveText(/^Insurance/);
    await target.click();
  }
  await expect(done).toBeVisible();

  await page.goto(`/races/${largeRace.id}`);
  const bar = page.locator(".register-bar");
  await expect(bar).toContainText(/^Registered: \S.* bib \d/);
  await expect(bar.getByRole("link", { name: "See your registration" })).toBeInViewport();
  await expect(page.getByRole("complementary")).toContainText(/You are registered for .+, bib \d/);
  await expect(page.getByRole("link", { name: "Add another distance" })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test("RACE-DET-06 a phone has the way to register in sight and the distances in tabs alone; on a wide screen they stand side by side", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openRace(page, "Ultra-Trail Harricana du Canada");
  const register = page.getByRole("link", { name: /^Register \(/ });
  const table = page.getByRole("table");
  await expect(register.last()).toBeInViewport();
  await expect(table).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(table.getByRole("rowheader")).toHaveText(["125K", "80K", "42K", "28K", "10K"]);
});
