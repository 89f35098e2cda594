import { naughtyLines } from "../../support/naughty-texts.ts";
import { newAddress } from "../../support/unique-names.ts";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const inbox = "contact@example.com";

test("FAKE-15 ORG-03 LINK-02 GAP-68 an organizer asks for the free trial, and both sides get a mail", async ({
  visitor,
}) => {
  const email = newAddress("organizer");
  await visitor.visit("/organizers");
  const { page } = visitor;
  await page.getByRole("main").getByRole("link", { name: "Start free trial" }).first().click();
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  expect(page.getByLabel("Subject (optional)")).toHaveValue("Start free trial");
  await page.getByLabel("Name").fill("Ana Organizer");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("We have 800 runners.\nEvery May.");
  await visitor.press("Send message");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");

  const receipt = await latestMail(visitor, email, /^We have your message$/);
  expect(receipt.text).not.toContain("800 runners");
  await expect
    .poll(async () => (await mailsTo(visitor, inbox)).find(({ replyTo }) => replyTo === email))
    .toMatchObject({ subject: "Contact: Start free trial" });
  await visitor.follow("See what this demo server has sent");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Outbox");
});

test("LINK-02 GAP-68 pages for help and organizers lead to the form with its subject", async ({
  visitor,
}) => {
  const { page } = visitor;
  for (const address of ["/about", "/organizers", "/races"]) {
    await visitor.visit(address);
    const link = page.getByRole("contentinfo").last().getByRole("link", { name: "Contact" });
    expect(link).toHaveAttribute("href", "/contact");
  }
  const subject = page.getByLabel("Subject (optional)");
  await visitor.visit("/contact?subject=support");
  expect(subject).toHaveValue("Support");
  await visitor.visit("/contact?subject=organizers");
  expect(subject).toHaveValue("For race organizers");
  await visitor.visit(`/contact?subject=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(subject).toHaveValue('"><script>alert(1)</script>');
});

test("GAP-68 the contact page has no scripts and reports missing values", async ({ visitor }) => {
  await visitor.visit("/contact");
  const { page } = visitor;
  expect(page.locator("script")).toHaveCount(0);
  await page.getByLabel("Message").fill("Half a letter");
  await page.getByLabel("Email").fill("ana@example");
  await visitor.press("Send message");
  expect(page.getByRole("alert")).toBeVisible();
  expect(page.getByText("Please enter your name")).toBeVisible();
  expect(page.getByText("Please enter a valid email address")).toBeVisible();
  expect(page.getByLabel("Message")).toHaveValue("Half a letter");
  expect(page.getByLabel("Email")).toHaveValue("ana@example");
});

test("GAP-68 the form is filled in for a signed-in viewer", async ({ visitor }) => {
  await signInAs(visitor, "runner");
  await visitor.visit("/contact");
  expect(visitor.page.getByLabel("Email")).toHaveValue("runner@dorsal.test");
  expect(visitor.headers.get("cache-control")).toContain("private");
});

test("GAP-68 typed text arrives unchanged or is refused with a message", async ({ visitor }) => {
  for (const text of naughtyLines) {
    const email = newAddress("naughty");
    const form = { name: text, email, subject: text, message: text };
    expect((await visitor.post("/contact", form)).status, text).toBe(303);
    const mails = await mailsTo(visitor, inbox);
    const mail = mails.find(({ replyTo }) => replyTo === email);
    expect(mail?.text, text).toContain(`> ${text}`.trim().split(/[\u2028\u2029]/)[0]);
    expect(mail?.html).not.toMatch(/<script|<img/);
    expect(mail?.subject).not.toMatch(/\p{Cc}/u);
  }
  const injected = {
    name: "Ana\r\nBcc: all@example.com",
    email: "ana@example.com\r\nBcc: all@example.com",
    message: "Hello",
  };
  expect((await visitor.post("/contact", injected)).status).toBe(400);
  const long = { name: "Ana", email: "ana@example.com", message: "x".repeat(100_000) };
  const answer = await visitor.post("/contact", long);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("This is too long");
});

test("GAP-68 a robot that fills the hidden field is thanked, but nothing is sent", async ({
  visitor,
}) => {
  const email = newAddress("robot");
  const form = { name: "Robot", email, message: "Buy", company_url: "https://spam.example" };
  const answer = await visitor.post("/contact", form);
  expect(answer.headers.get("location")).toBe("/contact?sent");
  expect(await mailsTo(visitor, email)).toEqual([]);
});
