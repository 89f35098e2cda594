import { strFromU8, unzipSync } from "fflate";
import {
  findRace,
  keepRace,
  registerSomewhere,
  reviewRace,
} from "../../support/pages/runner-actions.ts";
import { clientOf } from "../support/client.ts";
import { newMember } from "../support/members.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { enter, logIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const wrongPassword = "This is not your current password";
const stays = "Your account stays. Nothing has been deleted.";
const spentLink = /This link has expired, or the account has been kept/;

async function askForDeletion(visitor: Visitor, password: string) {
  await visitor.visit("/account/data/delete");
  await visitor.fill("Current password", password);
  await visitor.press("Delete my account");
}

async function keepLink(visitor: Visitor, email: string): Promise<string> {
  return linkIn(await latestMail(visitor, email, /will be deleted/), "/account/keep");
}

test("GAP-82 LEGAL-03 a person downloads their data with their password", async ({ visitor }) => {
  const { email, password } = enter(visitor);
  const client = clientOf(visitor);
  const race = await findRace(client, "Brooklyn Half");
  await keepRace(client, race);
  const entered = await registerSomewhere(client);
  await reviewRace(client, race, "Flat, loud 🏃");
  await visitor.visit("/account/data");
  await visitor.follow("Download my data");
  await visitor.fill("Current password", "a guess");
  await visitor.press("Download");
  expect(visitor.page.getByText(wrongPassword)).toBeVisible();
  const asked = await visitor.post("/account/data/download", { password });
  expect(asked.status).toBe(303);
  const archive = await visitor.fetch(String(asked.headers.get("location")));
  expect(archive.headers.get("content-disposition")).toMatch(
    /^attachment; filename="dorsal-data-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const unpacked = unzipSync(await archive.bytes());
  const read = (name: string) => JSON.parse(strFromU8(unpacked[`${name}.json`]!));
  expect(read("account")).toMatchObject([{ email }]);
  expect(read("reviews")).toMatchObject([{ comment: "Flat, loud 🏃" }]);
  expect(read("favorites")).toMatchObject([{ race_name: "Brooklyn Half" }]);
  expect(read("registrations")).toMatchObject([
    { race_name: entered.name, policy_number: "P-123", emergency_contact_name: "Luz Quispe" },
  ]);
  expect(read("messages-to-you").length).toBeGreaterThan(0);
});

test("GAP-82 the archive is for its owner's session only and is not cached", async ({
  visitor,
  other,
}) => {
  const { password } = enter(visitor);
  const asked = await visitor.post("/account/data/download", { password });
  const address = String(asked.headers.get("location"));
  const archive = await visitor.fetch(address);
  expect(archive.headers.get("content-type")).toBe("application/zip");
  expect(archive.headers.get("cache-control")).toBe("private, no-store");
  expect((await other.fetch(address, { redirect: "manual" })).status).toBe(303);
  enter(other);
  const stranger = await other.fetch(address, { redirect: "manual" });
  expect(stranger.headers.get("location")).toBe("/account/data/download");
  const none = await visitor.fetch("/account/data/archive.zip", { redirect: "manual" });
  expect(none.headers.get("location")).toBe("/account/data/download");
});

test("GAP-82 deleting a member's account asks to cancel the membership first", async ({
  visitor,
}) => {
  await newMember(visitor);
  await visitor.visit("/account/data/delete");
  const notice = visitor.page.getByRole("alert");
  expect(notice).toContainText("You have a membership that renews by itself.");
  await notice.getByRole("link", { name: "Billing" }).click();
  expect(visitor.path).toBe("/dashboard?tab=billing");
});

test("GAP-82 LEGAL-03 an account with a pending deletion says so on every page and can be kept", async ({
  visitor,
}) => {
  const { page } = visitor;
  const person = enter(visitor);
  await visitor.visit("/account/data");
  await visitor.follow("Delete my account");
  expect(page.getByText(person.email)).toBeVisible();
  await askForDeletion(visitor, "a guess");
  expect(page.getByText(wrongPassword)).toBeVisible();
  await askForDeletion(visitor, person.password);
  expect(visitor.path).toBe("/account/data");
  const notice = page.getByRole("complementary", { name: "Deletion of your account" });
  expect(notice).toContainText(/Your account will be deleted on \w+ \d+, \d{4}\./);

  visitor.clearCookies();
  await visitor.visit("/login?from=/races");
  await logIn(visitor, person);
  expect(visitor.path).toBe("/races");
  expect(notice, "a person who signs in again is offered to keep it").toBeVisible();
  await notice.getByRole("button", { name: "Keep my account" }).click();
  expect(page.getByText(stays)).toBeVisible();
  expect(notice).toHaveCount(0);
  await latestMail(visitor, person.email, /^Your account stays$/);
});

test("GAP-82 the link in the mail keeps the account once, signed in or not", async ({
  visitor,
  other,
}) => {
  const { email, password } = enter(visitor);
  await askForDeletion(visitor, password);
  const link = await keepLink(visitor, email);
  await other.visit(link);
  expect(other.page.getByText(/Your account will be deleted on/)).toBeVisible();
  await other.press("Keep my account");
  expect(other.page.getByText(stays)).toBeVisible();
  for (const address of [link, "/account/keep?token=forged"]) {
    await other.visit(address);
    expect(other.page.getByText(spentLink), address).toBeVisible();
  }
});

test("LEGAL-03 the privacy policy links to the tools that it names", async ({ visitor }) => {
  await visitor.visit("/privacy");
  const rights = visitor.page.locator("#your-rights");
  const tools = ["/account/edit", "/dashboard?tab=reviews", "/account/data", "/account/security"];
  for (const address of tools) {
    expect(rights.locator(`a[href="${address}"]`)).toHaveCount(1);
  }
});
