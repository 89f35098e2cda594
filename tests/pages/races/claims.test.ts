import { naughtyLines } from "../../support/naughty-texts.ts";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { enter } from "../support/people.ts";
import { openRace } from "../support/races.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const inbox = "contact@example.com";
const submitted = "Your claim has been submitted successfully!";

test("RACE-DET-04 CLAIM-01 CLAIM-04 CLAIM-05 GAP-20 ROLE-03 without scripts the button leads to a page with the form, and both sides get a mail", async ({
  visitor,
}) => {
  const email = "claimant.without.scripts@example.com";
  const address = await openRace(visitor, "Ottawa Marathon");
  await visitor.follow("Claim this Race");
  const { page } = visitor;
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Claim this Race");
  await visitor.press("Submit claim");
  expect(page.getByText("Please enter your name")).toBeVisible();
  expect(page.getByText("Please enter your email address")).toBeVisible();
  await visitor.fill("Name", "Ana");
  await visitor.fill("Email", "ana@example");
  await visitor.fill("Phone (optional)", "call me");
  await visitor.press("Submit claim");
  expect(page.getByText("Please enter a valid email address")).toBeVisible();
  expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ana");
  await visitor.fill("Email", email);
  await visitor.fill("Phone (optional)", "+1 613 555 0123");
  await visitor.fill("Message (optional)", "I am the race director.");
  await visitor.press("Submit claim");
  expect(page.getByRole("main")).toContainText(submitted);
  await visitor.follow("Back to Ottawa Marathon");
  expect(visitor.path).toBe(address);

  const receipt = await latestMail(visitor, email, /^Your claim of “Ottawa Marathon”$/);
  expect(receipt.links).toContain(visitor.origin + address);
  expect(receipt.text).not.toContain("race director");
  await expect.poll(() => claimFrom(visitor, email)).toContain("I am the race director.");
});

/** The text of the mail to the operator about the claim of an address. */
async function claimFrom(visitor: Visitor, email: string): Promise<string | undefined> {
  return (await mailsTo(visitor, inbox)).find(({ replyTo }) => replyTo === email)?.text;
}

test("GAP-20 the form is filled in for a signed-in viewer", async ({ visitor }) => {
  const { email } = enter(visitor);
  await openRace(visitor, "Ottawa Marathon");
  await visitor.follow("Claim this Race");
  expect(visitor.page.getByLabel("Email", { exact: true })).toHaveValue(email);
});

test("ROLE-03 typed text stays unchanged", async ({ visitor }) => {
  const address = await openRace(visitor, "Ottawa Marathon");
  for (const [place, text] of naughtyLines.entries()) {
    const form = { name: text, email: `claimant.${place}@example.com`, message: text };
    expect((await visitor.post(`${address}/claim`, form)).status, text).toBe(303);
    const mails = await mailsTo(visitor, inbox);
    const mail = mails.find(({ replyTo }) => replyTo === form.email);
    expect(mail?.text.replace(/\s+/g, " "), text).toContain(text.replace(/\s+/g, " ").trim());
    expect(mail?.html).not.toMatch(/<script|<img/);
  }
  const race = address.replace("/races/", "");
  const long = { race, name: "x".repeat(100_000), email: "ana@example.com" };
  expect((await visitor.post("/claims/submit", long)).status).toBe(400);
});

test("ROLE-03 a robot that fills the hidden field is thanked, but nothing is sent", async ({
  visitor,
}) => {
  const email = "robot@example.com";
  const address = await openRace(visitor, "Ottawa Marathon");
  const form = { name: "Robot", email, company_url: "https://spam.example" };
  expect((await visitor.post(`${address}/claim`, form)).status).toBe(303);
  expect(await mailsTo(visitor, email)).toEqual([]);
  expect(await claimFrom(visitor, email)).toBeUndefined();
});

test("ROLE-03 a race that does not exist cannot be claimed", async ({ visitor }) => {
  const form = { name: "Ana", email: "ana@example.com" };
  for (const id of ["00000000-0000-4000-8000-000000000000", "nonsense"]) {
    expect((await visitor.fetch(`/races/${id}/claim`)).status).toBe(404);
    expect((await visitor.post(`/races/${id}/claim`, form)).status).toBe(404);
    expect((await visitor.post("/claims/submit", { ...form, race: id })).status).toBe(404);
  }
});
