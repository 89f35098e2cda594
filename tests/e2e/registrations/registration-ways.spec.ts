import type { Page } from "@playwright/test";
import { overflow } from "../race-list/race-list-page.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import {
  contact,
  fill,
  largeRace,
  openAsNewRunner,
  passContact,
  passSafety,
  safety,
  smallRace,
  wizard,
  wizardAt,
} from "./registration-page.ts";

test("REG-01 the keyboard alone leads from the race to the bib", async ({ page, request }) => {
  await openAsNewRunner(page, request, `/races/${smallRace.id}?register=race`);
  await page.goto(`/races/${smallRace.id}`);
  await alive(page);
  const register = page.getByRole("complementary").getByRole("link", { name: "Register" });
  await tabTo(page, () => register.evaluate((link) => link === document.activeElement));
  await page.keyboard.press("Enter");
  const { title, field, done } = wizard(page);
  await expect(title).toHaveText("Contact Information");
  await alive(page);
  await typeInto(page, contact);
  await tabToLabel(page, "Country");
  await page.keyboard.type("Per");
  await expect(field("Country")).toHaveValue("Peru");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Insurance and Emergency Contact");
  await expect(title, "what is new has the focus").toBeFocused();
  await typeInto(page, safety);
  await page.keyboard.press("Enter");
  await expect(wizard(page).waiver, "what is missing has the focus").toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Review and Submit");
  const submit = wizard(page).submit;
  await tabTo(page, () => submit.evaluate((button) => button === document.activeElement));
  await page.keyboard.press("Enter");
  await expect(done).toBeVisible();
});

test("a runner cancels on the registration's page, and the place can be taken again", async ({
  page,
  request,
}) => {
  const { email } = await openAsNewRunner(page, request, wizardAt(largeRace));
  await passContact(page);
  await passSafety(page);
  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
  await page.getByText("Cancel registration", { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This registration is cancelled",
  );
  await expect(page.getByRole("button", { name: "Cancel my registration" })).toHaveCount(0);
  await expectAccessible(page);
  await latestMail(request, email, { subject: /^Registration cancelled/ });
  await page.goto(wizardAt(largeRace));
  await expect(wizard(page).title).toHaveText("Contact Information");
});

test("GAP-15 a registered runner is told so on the race's page and before the form", async ({
  page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(smallRace));
  await passContact(page);
  await passSafety(page);
  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
  await page.goto(`/races/${smallRace.id}`);
  const beside = page.getByRole("complementary");
  await expect(beside.getByText("You are registered")).toBeVisible();
  await expect(page.getByRole("tabpanel")).toContainText("You are already registered");
  await expect(page.getByRole("main").getByRole("link", { name: /^Register/ })).toHaveCount(0);
  await page.goto(wizardAt(smallRace));
  await expect(page.getByText("You are already registered for this distance.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See your registration" }).click();
  await expect(wizard(page).done).toBeVisible();
});

test("every step fits a phone, a tablet and a wide screen", async ({ page, request }) => {
  const fits = async () => {
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await page.goto(wizardAt(largeRace));
  await fits();
  await openAsNewRunner(page, request, wizardAt(largeRace));
  await wizard(page).next.click();
  await fits();
  const long = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
  await passContact(page, { "First Name": long, "Last Name": "O’Neill-de la Cruz y Mamani" });
  await fits();
  await passSafety(page);
  await fits();
  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await fits();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("REG-01 REG-04 REG-05 REG-15 GAP-11 the wizard can be completed, forward and back", async ({
    page,
    request,
  }) => {
    await openAsNewRunner(page, request, wizardAt(smallRace));
    const { field, next, back, problem, title, submit, done } = wizard(page);
    await next.click();
    await expect(problem).toHaveText("Please fill in all required fields");
    await fill(page, { ...contact, Phone: "x" });
    await next.click();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
    await expect(field("Last Name")).toHaveValue("Quispe");
    await passContact(page);
    await field("Policy Number").fill("P-9");
    await back.click();
    await expect(title).toHaveText("Contact Information");
    await next.click();
    await expect(field("Policy Number")).toHaveValue("P-9");
    await passSafety(page);
    await submit.click();
    await expect(done).toBeVisible();
    await page.getByText("Cancel registration", { exact: true }).click();
    await page.getByRole("button", { name: "Cancel my registration" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("is cancelled");
  });
});

async function typeInto(page: Page, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    await tabToLabel(page, label);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  }
}

async function tabToLabel(page: Page, label: string) {
  const field = wizard(page).field(label);
  await tabTo(page, () => field.evaluate((element) => element === document.activeElement));
}

async function tabTo(page: Page, isThere: () => Promise<boolean>) {
  for (let count = 0; count < 60; count++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}
