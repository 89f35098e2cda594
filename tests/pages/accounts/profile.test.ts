import { naughtyTexts } from "../../support/naughty-texts.ts";
import { aBomb, aHeavyPhoto, aPhoto } from "../../support/pictures.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const saved = "Your profile has been updated successfully!";

/** Sends the profile as a browser without scripts does. @returns the status and the answered page */
async function send(visitor: Visitor, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await visitor.fetch("/account/edit", { method: "POST", body });
  return { status: answer.status, text: await answer.text() };
}

const fileOf = (bytes: Buffer, type = "image/png") =>
  new File([new Uint8Array(bytes)], "me.png", { type });

/** A text as one line of words. */
function keptOf(text: string): string {
  return text.replaceAll("\0", "").toWellFormed().replace(/\s+/g, " ").trim();
}

function formOn({ page }: Visitor) {
  return {
    firstName: page.getByLabel("First name"),
    lastName: page.getByLabel("Last name"),
    phone: page.getByLabel("Phone"),
    address: page.getByRole("textbox", { name: "Address", exact: true }),
    email: page.getByLabel("Email"),
    photo: page.getByLabel("Photo"),
    portrait: page.getByRole("main").locator("img"),
    message: page.getByText(saved),
  };
}

test("PROF-01 PROF-03 PROF-05 the page has its links back, and the address cannot be changed", async ({
  visitor,
}) => {
  const person = enter(visitor);
  await visitor.visit("/account/edit");
  const { email } = formOn(visitor);
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Edit Your Account");
  expect(visitor.title).toMatch(/Edit Your Account/);
  expect(email).toHaveValue(person.email);
  expect(email.attribute("readonly")).not.toBeNull();
  expect(email).toHaveAccessibleDescription("Email address cannot be changed");
  const main = visitor.page.getByRole("main");
  await main.getByRole("link", { name: "change your email address" }).click();
  expect(visitor.path).toBe("/account/security/email");
  await main.getByRole("link", { name: "Edit your account" }).click();
  expect(visitor.path).toBe("/account/edit");
  for (const name of ["Back to Dashboard", "Cancel"]) {
    expect(main.getByRole("link", { name })).toHaveAttribute("href", "/dashboard");
  }
});

test("PROF-03 PROF-04 PROF-08 the profile is edited, and a photo is added and removed", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit("/account/edit");
  const { firstName, lastName, phone, address, photo, portrait, message } = formOn(visitor);
  await firstName.fill("Zoë");
  await lastName.fill("Ñandú");
  await phone.fill("+51 987 654 321");
  await address.fill("Av. Larco 1, Miraflores");
  await photo.setInputFiles(fileOf(await aPhoto(), "image/jpeg"));
  await visitor.press("Save changes");
  expect(visitor.path).toBe("/account/edit");
  expect(message).toBeVisible();
  await visitor.visit("/account/edit");
  expect(message).toHaveCount(0);
  expect(firstName).toHaveValue("Zoë");
  expect(lastName).toHaveValue("Ñandú");
  expect(phone).toHaveValue("+51 987 654 321");
  expect(address).toHaveValue("Av. Larco 1, Miraflores");
  const header = visitor.page.getByRole("banner");
  expect(header.getByRole("link", { name: "Dashboard of Zoë Ñandú" })).toBeVisible();
  expect(header.locator("img")).toHaveAttribute("src", /-96\.webp$/);
  expect(portrait).toHaveAttribute("src", /^\/media\/people\/[0-9a-f]{40}-384\.webp$/);

  await visitor.press("Remove photo");
  expect(visitor.page.getByText("Your photo has been removed.")).toBeVisible();
  expect(portrait).toHaveCount(0);
  expect(header.locator("img")).toHaveCount(0);
  await phone.fill("nobody");
  await visitor.press("Save changes");
  expect(phone).toHaveAccessibleDescription("Please enter a valid phone number");
  expect(phone).toHaveValue("nobody");
});

test("PROF-04 a photo is served without its metadata and cached, until it is removed", async ({
  visitor,
  other,
}) => {
  enter(visitor);
  await send(visitor, { profile_image: fileOf(await aPhoto(), "image/jpeg") });
  await visitor.visit("/account/edit");
  const address = String(formOn(visitor).portrait.attribute("src"));
  for (const reader of [visitor, other]) {
    const answer = await reader.fetch(address);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(Buffer.from(await answer.bytes()).includes("Zenobia")).toBe(false);
  }
  await visitor.press("Remove photo");
  expect((await other.fetch(address)).status).toBe(404);
});

test("PROF-06 PROF-07 the server refuses a file that is not a photo with a message", async ({
  visitor,
}) => {
  enter(visitor);
  const photo = await aPhoto();
  const strangers: [what: string, file: File, sentence: string][] = [
    ["text", fileOf(Buffer.from("hello"), "text/plain"), "Please select an image file"],
    ["a false PNG", fileOf(Buffer.from("\x89PNG but no more")), "Please select an image file"],
    ["a drawing", fileOf(Buffer.from("<svg/>"), "image/svg+xml"), "Please select an image file"],
    ["a broken photo", fileOf(photo.subarray(0, 500)), "Please select an image file"],
    ["three megabytes", fileOf(await aHeavyPhoto()), "Image size should be less than 2MB"],
    ["a bomb", fileOf(aBomb()), "This image has too many pixels. Please select a smaller one."],
  ];
  for (const [what, profile_image, sentence] of strangers) {
    const answer = await send(visitor, { first_name: "Typed", profile_image });
    expect(answer.status, what).toBe(400);
    expect(answer.text, what).toContain(sentence);
    expect(answer.text, "typed values stay").toContain('value="Typed"');
  }
  const huge = await send(visitor, { profile_image: fileOf(Buffer.alloc(13 * 1024 * 1024)) });
  expect(huge.status).toBe(413);
  expect(huge.text).toContain("Image size should be less than 2MB");

  await visitor.visit("/account/edit");
  const { firstName, portrait } = formOn(visitor);
  expect(firstName).toHaveValue("");
  expect(portrait).toHaveCount(0);
});

test("PROF-04 every unusual text is shown unchanged or refused with a message", async ({
  visitor,
}) => {
  enter(visitor);
  const { firstName, lastName, address } = formOn(visitor);
  for (const text of naughtyTexts) {
    const names = { first_name: text, last_name: text, address: text };
    const isKept = text.length <= 100;
    expect((await send(visitor, names)).status, text.slice(0, 40)).toBe(isKept ? 200 : 400);
    expect([200, 400], text.slice(0, 40)).toContain((await send(visitor, { phone: text })).status);
    if (!isKept) continue;
    await send(visitor, names);
    await visitor.visit("/account/edit");
    for (const field of [firstName, lastName, address]) expect(field).toHaveValue(keptOf(text));
  }
});

test("PROF-05 GAP-56 a forged form cannot change rank, activity or address", async ({
  visitor,
}) => {
  const person = enter(visitor);
  const forged = { email: "eve@example.com", is_admin: "true", is_active: "false" };
  expect((await send(visitor, { first_name: "Eve", ...forged })).status).toBe(200);
  await visitor.visit("/account/edit");
  const { firstName, email } = formOn(visitor);
  expect(firstName).toHaveValue("Eve");
  expect(email).toHaveValue(person.email);
  const header = visitor.page.getByRole("banner");
  expect(header.getByRole("link", { name: "Admin" })).toHaveCount(0);
});

test("addresses of photos reach no other files", async ({ visitor }) => {
  const strange = ["x.webp", "..%2f..%2fdatabase.webp", `${"a".repeat(40)}-96.svg`, "%00-96.webp"];
  for (const name of [...strange, `${"a".repeat(40)}-96.webp`]) {
    const answer = await visitor.fetch(`/media/people/${name}`);
    expect([400, 404], name).toContain(answer.status);
  }
});
