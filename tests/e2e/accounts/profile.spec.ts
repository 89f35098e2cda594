import type { Page } from "@playwright/test";
import { naughtyTexts } from "../../support/naughty-texts.ts";
import { aHeavyPhoto, aPhoto } from "../../support/pictures.ts";
import { alive } from "../support/alive.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { timeShown } from "../support/time-shown.ts";

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

test("PROF-04 PROF-06 PROF-07 PROF-08 GAP-39 the browser refuses a file before it is sent, a chosen photo is shown at once, and saving shows its message for three seconds on a page that is accessible and fits a phone", async ({
  page,
}) => {
  await openProfile(page);
  const { firstName, lastName, phone, photo, portrait, save } = formOn(page);
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
  await page.setViewportSize({ width: 1280, height: 800 });

  await phone.fill("");
  await firstName.fill("Zoë");
  await lastName.fill("Ñandú");
  const shown = timeShown(page, "main *", saved);
  await save.click();
  const message = page.getByText(saved);
  await expect(message).toBeVisible();
  await expect(page).toHaveURL("/account/edit");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Dashboard of Zoë Ñandú" })).toBeVisible();
  await expect(portrait).toHaveAttribute("src", /^\/media\/people\/[0-9a-f]{40}-384\.webp$/);
  await expect(photo, "nothing is left in the box").toHaveValue("");
  await expect(header.locator("img")).toHaveAttribute("src", /-96\.webp$/);
  expect(await shown).toBeGreaterThan(2000);
  expect(await shown).toBeLessThan(20_000);
  await firstName.fill("");
  await save.click();
  await expect(message, "a second time as well").toBeVisible();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(portrait).toHaveCount(0);
  await expect(header.locator("img")).toHaveCount(0);
});

test("PROF-04 scripts take over a profile of unusual texts as the server has written it", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const lines = naughtyLines();
  for (let place = 0; place < lines.length; place += 3) {
    const [first = "", last = "", street = ""] = lines.slice(place);
    const form = { first_name: first, last_name: last, address: street };
    expect((await page.request.post("/account/edit", { multipart: form })).status()).toBe(200);
    await page.goto("/account/edit");
    await alive(page);
    const { firstName, lastName, address } = formOn(page);
    await expect(firstName).toHaveValue(first);
    await expect(lastName).toHaveValue(last);
    await expect(address).toHaveValue(street);
  }
});

/** The unusual texts as the server keeps them, joined to as few lines as the fields allow. */
function naughtyLines(): string[] {
  const lines: string[] = [];
  for (const text of naughtyTexts.filter(({ length }) => length <= 100)) {
    const kept = text.replaceAll("\0", "").toWellFormed().replace(/\s+/g, " ").trim();
    const joined = `${lines.at(-1) ?? ""} ${kept}`.trim();
    if (lines.length > 0 && joined.length <= 100) lines[lines.length - 1] = joined;
    else lines.push(kept);
  }
  return lines;
}
