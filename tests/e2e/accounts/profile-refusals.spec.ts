import type { Page } from "@playwright/test";
import { naughtyTexts } from "../../support/naughty-texts.ts";
import { aBomb, aHeavyPhoto, aPhoto } from "../../support/pictures.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

type Fields = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

/** Sends the profile as a browser without scripts does. @returns the answered page */
async function send(page: Page, multipart: Fields) {
  const answer = await page.request.post("/account/edit", { multipart });
  return { status: answer.status(), text: await answer.text() };
}

function fileOf(buffer: Buffer, mimeType = "image/png") {
  return { name: "me.png", mimeType, buffer };
}

/** A text as one line of words. */
function keptOf(text: string): string {
  return text.replaceAll("\0", "").toWellFormed().replace(/\s+/g, " ").trim();
}

test("PROF-06 PROF-07 the server refuses a file that is not a photo with a message", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const photo = await aPhoto();
  const strangers: [what: string, ReturnType<typeof fileOf>, sentence: string][] = [
    ["text", fileOf(Buffer.from("hello"), "text/plain"), "Please select an image file"],
    ["a false PNG", fileOf(Buffer.from("\x89PNG but no more")), "Please select an image file"],
    ["a drawing", fileOf(Buffer.from("<svg/>"), "image/svg+xml"), "Please select an image file"],
    ["a broken photo", fileOf(photo.subarray(0, 500)), "Please select an image file"],
    ["three megabytes", fileOf(await aHeavyPhoto()), "Image size should be less than 2MB"],
    ["a bomb", fileOf(aBomb()), "This image has too many pixels. Please select a smaller one."],
  ];
  for (const [what, profile_image, sentence] of strangers) {
    const answer = await send(page, { first_name: "Typed", profile_image });
    expect(answer.status, what).toBe(400);
    expect(answer.text, what).toContain(sentence);
    expect(answer.text, "what was typed stays").toContain('value="Typed"');
  }
  const huge = await send(page, { profile_image: fileOf(Buffer.alloc(13 * 1024 * 1024)) });
  expect(huge.status).toBe(413);
  expect(huge.text).toContain("Image size should be less than 2MB");

  await page.goto("/account/edit");
  await expect(page.getByLabel("First name")).toHaveValue("");
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
});

test("PROF-04 every unusual text is kept unchanged or refused with a message", async ({ page }) => {
  await signIn(page, await newRunner(page.request));
  for (const text of naughtyTexts) {
    const names = { first_name: text, last_name: text, address: text };
    const isKept = text.length <= 100;
    expect((await send(page, names)).status, text.slice(0, 40)).toBe(isKept ? 200 : 400);
    expect([200, 400], text.slice(0, 40)).toContain((await send(page, { phone: text })).status);
  }
  // Three texts at a time in the page, where scripts take over what the server has written.
  const texts = naughtyTexts.filter((text) => text.length <= 100);
  while (texts.length > 0) {
    const [first_name = "", last_name = "", address = ""] = texts.splice(0, 3);
    expect((await send(page, { first_name, last_name, address })).status).toBe(200);
    await page.goto("/dashboard");
    await page.goto("/account/edit");
    await expect(page.getByLabel("First name")).toHaveValue(keptOf(first_name));
    await expect(page.getByLabel("Last name")).toHaveValue(keptOf(last_name));
    const box = page.getByRole("textbox", { name: "Address", exact: true });
    await expect(box).toHaveValue(keptOf(address));
  }
});

test("PROF-05 GAP-56 a forged form cannot change rank, activity or address", async ({ page }) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  const forged = { email: "eve@example.com", is_admin: "true", is_active: "false" };
  expect((await send(page, { first_name: "Eve", ...forged })).status).toBe(200);
  await page.goto("/account/edit");
  await expect(page.getByLabel("First name")).toHaveValue("Eve");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin" })).toHaveCount(0);
});

test("addresses of photos reach no other files", async ({ request }) => {
  const strange = ["x.webp", "..%2f..%2fdatabase.webp", `${"a".repeat(40)}-96.svg`, "%00-96.webp"];
  for (const name of [...strange, `${"a".repeat(40)}-96.webp`]) {
    const answer = await request.get(`/media/people/${name}`);
    expect([400, 404], name).toContain(answer.status());
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("PROF-03 PROF-04 PROF-08 the profile is edited, and a photo is added and removed", async ({
    page,
  }) => {
    await signIn(page, await newRunner(page.request));
    await page.goto("/account/edit");
    await page.getByLabel("First name").fill("Luz");
    const buffer = await aPhoto();
    await page.getByLabel("Photo").setInputFiles(fileOf(buffer, "image/jpeg"));
    await page.getByRole("button", { name: "Save changes" }).click();
    const message = page.getByText("Your profile has been updated successfully!");
    await expect(message).toBeVisible();
    await expect(message).toBeHidden();
    await expect(page.getByLabel("First name")).toHaveValue("Luz");
    await expect(page.getByRole("main").locator("img")).toHaveAttribute("src", /^\/media\/people/);
    await page.getByRole("button", { name: "Remove photo" }).click();
    await expect(page.getByText("Your photo has been removed.")).toBeVisible();
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);

    await page.getByLabel("Phone").fill("nobody");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
    await expect(page.getByLabel("Phone")).toHaveValue("nobody");
  });
});
