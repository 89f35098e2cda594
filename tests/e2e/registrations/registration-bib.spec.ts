import { expect, test } from "../support/test.ts";
import {
  contact,
  fill,
  openAsNewRunner,
  passContact,
  passSafety,
  smallRace,
  wizard,
  wizardAt,
} from "./registration-page.ts";

test("REG-15 the bib fills in while the runner types, and is pinned and saved at the end", async ({
  page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(smallRace));
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  const bib = page.locator(".wizard-bib");
  await expect(bib).toContainText("Your name");
  await fill(page, { "First Name": contact["First Name"] });
  await expect(bib).toContainText("Your name");
  scripts.resolve();
  await expect(bib).toContainText(contact["First Name"]);
  await passContact(page);
  await expect(bib).toContainText("Ana Quispe");
  await passSafety(page);
  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
  await expect(page.locator(".entry-bib-new")).toContainText("Ana Quispe");
  const picture = page.getByRole("form", { name: "Picture of your bib" });
  await expect(picture.getByRole("checkbox", { name: "With my name" })).not.toBeChecked();
  await expect(picture.getByRole("button", { name: "Save image" })).toBeVisible();
  const address = await picture.getAttribute("action");
  const saved = await page.request.get(String(address));
  expect(saved.headers()["content-type"]).toBe("image/jpeg");
  expect(saved.headers()["cache-control"]).toBe("private, no-store");
  expect((await request.get(String(address), { maxRedirects: 0 })).status()).toBe(303);
});

test("on a phone the bib stays in sight above the fields that fill it in", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsNewRunner(page, request, wizardAt(smallRace));
  const strip = page.locator(".wizard-strip");
  await expect(page.locator(".wizard-bib")).toBeHidden();
  await page.getByLabel("Date of Birth").focus();
  await fill(page, contact);
  await expect(strip).toContainText("Ana Quispe");
  await expect(strip).toBeInViewport({ ratio: 1 });
});
