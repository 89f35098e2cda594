import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { newMember } from "../support/members.ts";
import { latestMail } from "../support/outbox.ts";
import { findRace, keepRace, registerSomewhere, reviewRace } from "../support/own-activity.ts";
import { newRunner, type Person, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

async function openData(page: Page): Promise<Person> {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/account/data");
  return person;
}

const current = (page: Page) => page.getByLabel("Current password");

async function askForDeletion(page: Page, { password }: Person) {
  await page.goto("/account/data/delete");
  await current(page).fill(password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/account/data");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("GAP-82 LEGAL-03 a person downloads their data with their password", async ({ page }) => {
      const person = await openData(page);
      await keepRace(page, await findRace(page, "Brooklyn Half"));
      const entered = await registerSomewhere(page);
      await reviewRace(page, await findRace(page, "Brooklyn Half"), "Flat, loud 🏃");
      await page.getByRole("link", { name: "Download my data" }).click();
      await current(page).fill("a guess");
      const download = page.getByRole("button", { name: "Download" });
      await download.click();
      await expect(page.getByText("This is not your current password")).toBeVisible();
      await current(page).fill(person.password);
      const coming = page.waitForEvent("download");
      await download.click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^dorsal-data-\d{4}-\d\d-\d\d\.zip$/);
      const unpacked = unzipSync(await readFile(await file.path()));
      const read = (name: string) => JSON.parse(strFromU8(unpacked[`${name}.json`]!));
      expect(read("account")).toMatchObject([{ email: person.email }]);
      expect(read("reviews")).toMatchObject([{ comment: "Flat, loud 🏃" }]);
      expect(read("favorites")).toMatchObject([{ race_name: "Brooklyn Half" }]);
      expect(read("registrations")).toMatchObject([
        { race_name: entered.name, policy_number: "P-123", emergency_contact_name: "Luz Quispe" },
      ]);
      expect(read("messages-to-you").length).toBeGreaterThan(0);
    });
  });
}

test("GAP-82 the archive is for its owner's session only and is not cached", async ({
  page,
  request,
}) => {
  const person = await openData(page);
  const form = { password: person.password };
  const asked = await page.request.post("/account/data/download", { form, maxRedirects: 0 });
  expect(asked.status()).toBe(303);
  const address = String(asked.headers().location);
  const archive = await page.request.get(address);
  expect(archive.headers()["content-type"]).toBe("application/zip");
  expect(archive.headers()["cache-control"]).toBe("private, no-store");
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(303);
  await signIn(page, await newRunner(page.request));
  const stranger = await page.request.get(address, { maxRedirects: 0 });
  expect(stranger.headers().location).toBe("/account/data/download");
  const none = await page.request.get("/account/data/archive.zip", { maxRedirects: 0 });
  expect(none.headers().location).toBe("/account/data/download");
});

test("GAP-82 deleting a member's account asks to cancel the membership first", async ({ page }) => {
  await newMember(page);
  await page.goto("/account/data/delete");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("You have a membership that renews by itself.");
  await expectAccessible(page);
  await notice.getByRole("link", { name: "Billing" }).click();
  await expect(page).toHaveURL("/dashboard?tab=billing");
});

test("GAP-82 LEGAL-03 an account with a pending deletion says so on every page and can be kept", async ({
  page,
  request,
}) => {
  const person = await openData(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  await current(page).fill("a guess");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("This is not your current password")).toBeVisible();
  await askForDeletion(page, person);
  const notice = page.getByRole("complementary", { name: "Deletion of your account" });
  await expect(notice).toContainText(/Your account will be deleted on \w+ \d+, \d{4}\./);
  await expectAccessible(page);

  await page.context().clearCookies();
  await signIn(page, person);
  await page.goto("/races");
  await expect(notice, "who signs in again is offered to keep it").toBeVisible();
  await notice.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays. Nothing has been deleted.")).toBeVisible();
  await expect(notice).toHaveCount(0);
  await latestMail(request, person.email, { subject: "Your account stays" });
});

test("GAP-82 the link in the mail keeps the account without scripts", async ({
  page,
  browser,
  request,
}) => {
  const person = await openData(page);
  await askForDeletion(page, person);
  const { links } = await latestMail(request, person.email, { subject: /will be deleted/ });
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(links.find((each) => each.includes("/account/keep")) ?? "");
  await plain.getByRole("button", { name: "Keep my account" }).click();
  await expect(plain.getByText("Your account stays. Nothing has been deleted.")).toBeVisible();
  await plain.close();
});

test("GAP-82 the link in the mail keeps the account once, signed in or not", async ({
  page,
  request,
}) => {
  const person = await openData(page);
  await askForDeletion(page, person);
  const { links } = await latestMail(request, person.email, { subject: /will be deleted/ });
  const [link = ""] = links.filter((each) => each.includes("/account/keep"));
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays. Nothing has been deleted.")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/This link has expired, or the account has been kept/)).toBeVisible();
  await page.goto("/account/keep?token=forged");
  await expect(page.getByText(/This link has expired, or the account has been kept/)).toBeVisible();
});

test("LEGAL-03 the privacy policy links to the tools that it names", async ({ page }) => {
  await page.goto("/privacy#your-rights");
  const rights = page.locator("#your-rights");
  const tools = ["/account/edit", "/dashboard?tab=reviews", "/account/data", "/account/security"];
  for (const address of tools) {
    await expect(rights.locator(`a[href="${address}"]`), address).toHaveCount(1);
  }
});
