import type { Page } from "@playwright/test";
import { aHeavyPhoto, aPhoto } from "../../support/pictures.ts";
import { alive } from "../support/alive.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const saved = "Your profile has been updated successfully!";

/** Opens the profile form of a new runner. */
async function openProfile(page: Page) {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/account/edit");
  await alive(page);
  return person;
}

function formOn(page: Page) {
  return {
    firstName: page.getByLabel("First name"),
    lastName: page.getByLabel("Last name"),
    phone: page.getByLabel("Phone"),
    address: page.getByRole("textbox", { name: "Address", exact: true }),
    photo: page.getByLabel("Photo"),
    save: page.getByRole("button", { name: "Save changes" }),
    portrait: page.getByRole("main").locator("img"),
  };
}

test("PROF-02 ROLE-06 a visitor is sent to sign in and comes back", async ({ page }) => {
  const person = await newRunner(page.request);
  await page.goto("/account/edit");
  await expect(page).toHaveURL(/\/login\?from=%2Faccount%2Fedit$/);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/account/edit");
});

test("PROF-01 PROF-03 PROF-05 the page has its links back, and the address cannot be changed", async ({
  page,
}) => {
  const person = await openProfile(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Your Account");
  await expect(page).toHaveTitle(/Edit Your Account/);
  const email = page.getByLabel("Email");
  await expect(email).toHaveValue(person.email);
  await expect(email).not.toBeEditable();
  await expect(email).toHaveAccessibleDescription("Email address cannot be changed");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "change your email address" }).click();
  await expect(page).toHaveURL("/account/security/email");
  await main.getByRole("link", { name: "Edit your account" }).click();
  await expect(page).toHaveURL("/account/edit");
  const back = main.getByRole("link", { name: "Back to Dashboard" });
  await expect(back).toHaveAttribute("href", "/dashboard");
  await back.click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/account/edit");
  await main.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("PROF-04 PROF-08 GAP-39 saving shows its message for three seconds on the same page", async ({
  page,
}) => {
  await openProfile(page);
  const form = formOn(page);
  await form.firstName.fill("Zoë");
  await form.lastName.fill("Ñandú");
  await form.phone.fill("+51 987 654 321");
  await form.address.fill("Av. Larco 1, Miraflores");
  await form.save.click();
  const message = page.getByText(saved);
  await expect(message).toBeVisible();
  const shown = Date.now();
  await expect(page).toHaveURL("/account/edit");
  await expect(message).toBeHidden();
  expect(Date.now() - shown).toBeGreaterThan(2000);
  expect(Date.now() - shown).toBeLessThan(6000);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Dashboard of Zoë Ñandú" })).toBeVisible();
  await page.reload();
  await expect(form.firstName).toHaveValue("Zoë");
  await expect(form.lastName).toHaveValue("Ñandú");
  await expect(form.phone).toHaveValue("+51 987 654 321");
  await expect(form.address).toHaveValue("Av. Larco 1, Miraflores");

  await form.firstName.fill("");
  await form.save.click();
  await expect(message, "a second time as well").toBeVisible();
});

test("PROF-06 PROF-07 the browser refuses a file before it is sent", async ({ page }) => {
  await openProfile(page);
  const { photo, portrait } = formOn(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("No picture") };
  await photo.setInputFiles(notes);
  await expect(photo).toHaveAccessibleDescription(/Please select an image file/);
  const heavy = { name: "me.png", mimeType: "image/png", buffer: await aHeavyPhoto() };
  await photo.setInputFiles(heavy);
  await expect(photo).toHaveAccessibleDescription(/Image size should be less than 2MB/);
  await expect(photo).toHaveValue("");
  await expect(portrait).toHaveCount(0);
  await photo.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await aPhoto() });
  await expect(photo).not.toHaveAccessibleDescription(/Image size/);
  await expect(portrait, "the chosen photo is shown at once").toHaveAttribute("src", /^data:/);
  expect(sent).toBe(0);
});

test("PROF-04 a photo is cropped, stripped of its metadata and shown", {
  tag: "@pictures",
}, async ({ page, request }) => {
  await openProfile(page);
  const { photo, portrait, save } = formOn(page);
  await photo.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await aPhoto() });
  await save.click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(portrait).toHaveAttribute("src", /^\/media\/people\/[0-9a-f]{40}-384\.webp$/);
  await expect(photo, "nothing is left in the box").toHaveValue("");
  const inHeader = page.getByRole("banner").locator("img");
  await expect(inHeader).toHaveAttribute("src", /-96\.webp$/);
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(384);

  const address = String(await portrait.getAttribute("src"));
  const answer = await request.get(address);
  expect(answer.headers()["content-type"]).toBe("image/webp");
  expect(answer.headers()["cache-control"]).toContain("immutable");
  const bytes = await answer.body();
  expect(bytes.includes("Zenobia")).toBe(false);
  const signedIn = await page.request.get(address);
  expect(signedIn.headers()["cache-control"], "for its owner too").toContain("immutable");

  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(page.getByText("Your photo has been removed.")).toBeVisible();
  await expect(portrait).toHaveCount(0);
  await expect(inHeader).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);
});

test("PROF-09 ERR-36 a failed save shows a message, and the typed values stay", async ({
  page,
  context,
  complaints,
}) => {
  await openProfile(page);
  const { firstName, save } = formOn(page);
  await firstName.fill("Zoë");
  await context.setOffline(true);
  await save.click();
  const failed = page.getByText("Failed to update your profile. Please try again.");
  await expect(failed).toBeVisible();
  await expect(firstName).toHaveValue("Zoë");
  await context.setOffline(false);
  await save.click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(failed).toBeHidden();
  // The lost connection is what the browser complains about.
  expect(complaints().every((text) => text.includes("ERR_INTERNET_DISCONNECTED"))).toBe(true);
  complaints().length = 0;
});

test("the profile is accessible and fits a phone, also with errors shown", async ({ page }) => {
  await openProfile(page);
  await expectAccessible(page);
  const { phone, save } = formOn(page);
  await phone.fill("call me");
  await save.click();
  await expect(phone).toHaveAccessibleDescription("Please enter a valid phone number");
  await expect(phone).toHaveValue("call me");
  await expectAccessible(page);
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
});
