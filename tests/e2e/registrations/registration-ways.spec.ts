import type { Page } from "@playwright/test";
import { overflow } from "../race-list/race-list-page.ts";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import {
  contact,
  largeRace,
  openWizard,
  passContact,
  passSafety,
  safety,
  smallRace,
  wizard,
  wizardAt,
} from "./registration-page.ts";

test("REG-01 the keyboard alone leads from the race to the bib", async ({ page, request }) => {
  await openWizard(page, request, `/races/${smallRace.id}?register=race`);
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

test("the browser's Back and Forward go from step to step", async ({ page, request }) => {
  await openWizard(page, request, wizardAt(largeRace));
  const { field, title, waiver } = wizard(page);
  await passContact(page);
  await passSafety(page);
  await page.goBack();
  await expect(title).toHaveText("Insurance and Emergency Contact");
  await expect(field("Policy Number")).toHaveValue("P-12345");
  await expect(waiver).toBeChecked();
  await page.goBack();
  await expect(title).toHaveText("Contact Information");
  await expect(field("Phone")).toHaveValue("987 654 321");
  await page.goForward();
  await page.goForward();
  await expect(title).toHaveText("Review and Submit");
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
  await openWizard(page, request, wizardAt(largeRace));
  await wizard(page).next.click();
  await expect(wizard(page).problem).toBeVisible();
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
