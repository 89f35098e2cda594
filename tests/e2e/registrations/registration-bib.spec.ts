import { expect, test } from "../support/test.ts";
import {
  contact,
  fillAll,
  openWizard,
  passContact,
  passSafety,
  smallRace,
  wizard,
  wizardAt,
} from "./registration-page.ts";

test("REG-15 the bib fills in while the runner types, also before the scripts have come, and on a phone it stays in sight above the fields", async ({
  page,
  request,
}) => {
  await openWizard(page, request, wizardAt(smallRace));
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  const bib = page.locator(".wizard-bib");
  await expect(bib).toContainText("Your name");
  await fillAll(page, { "First Name": contact["First Name"] });
  await expect(bib).toContainText("Your name");
  scripts.resolve();
  await expect(bib).toContainText(contact["First Name"]);

  await page.setViewportSize({ width: 360, height: 640 });
  const strip = page.locator(".wizard-strip");
  await expect(bib).toBeHidden();
  await page.getByLabel("Date of Birth").focus();
  await fillAll(page, contact);
  await expect(strip).toContainText("Ana Quispe");
  await expect(strip).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 720 });
  await passContact(page);
  await expect(bib).toContainText("Ana Quispe");
  await passSafety(page);
  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
  await expect(page.locator(".entry-bib-new")).toContainText("Ana Quispe");
});
