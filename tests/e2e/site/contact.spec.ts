import { naughtyStrings } from "../support/naughty.ts";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { demoPerson, newAddress, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const inbox = "contact@example.com";

test("FAKE-15 ORG-03 LINK-02 GAP-68 an organizer asks for the free trial, and both sides get a mail", async ({
  page,
  request,
}) => {
  const email = newAddress("organizer");
  await page.goto("/organizers");
  await page.getByRole("main").getByRole("link", { name: "Start free trial" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(page.getByLabel("Subject (optional)")).toHaveValue("Start free trial");
  await page.getByLabel("Name").fill("Ana Organizer");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("We have 800 runners.\nEvery May.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  await expectAccessible(page);

  const receipt = await latestMail(request, email, { subject: "We have your message" });
  expect(receipt.text).not.toContain("800 runners");
  await expect
    .poll(async () => (await mailsTo(request, inbox)).find(({ replyTo }) => replyTo === email))
    .toMatchObject({ subject: "Contact: Start free trial" });
  await page.getByRole("link", { name: "See what this demo server has sent" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Outbox");
});

test("LINK-02 GAP-68 pages for help and organizers lead to the form with its subject", async ({
  plainPage: page,
}) => {
  for (const address of ["/about", "/organizers", "/races"]) {
    await page.goto(address);
    const link = page.getByRole("contentinfo").last().getByRole("link", { name: "Contact" });
    await expect(link).toHaveAttribute("href", "/contact");
  }
  const subject = page.getByLabel("Subject (optional)");
  await page.goto("/contact?subject=support");
  await expect(subject).toHaveValue("Support");
  await page.goto("/contact?subject=organizers");
  await expect(subject).toHaveValue("For race organizers");
  await page.goto(`/contact?subject=${encodeURIComponent('"><script>alert(1)</script>')}`);
  await expect(subject).toHaveValue('"><script>alert(1)</script>');
});

test("GAP-68 the contact page works without scripts and reports missing values", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page.locator("script")).toHaveCount(0);
  await page.getByLabel("Message").fill("Half a letter");
  await page.getByLabel("Email").fill("ana@example");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Half a letter");
  await expect(page.getByLabel("Email")).toHaveValue("ana@example");
  await expectAccessible(page);
});

test("GAP-68 the form is filled in for a signed-in viewer", async ({ plainPage: page }) => {
  await signIn(page, demoPerson.runner);
  const response = await page.goto("/contact");
  await expect(page.getByLabel("Email")).toHaveValue(demoPerson.runner.email);
  expect(response?.headers()["cache-control"]).toContain("private");
});

test("GAP-68 typed text arrives unchanged or is refused with a message", async ({ request }) => {
  for (const text of naughtyStrings) {
    const form = { name: text, email: newAddress("naughty"), subject: text, message: text };
    const answer = await request.post("/contact", { form, maxRedirects: 0 });
    expect(answer.status(), text).toBe(303);
    const mails = await mailsTo(request, inbox);
    const mail = mails.find(({ replyTo }) => replyTo === form.email);
    expect(mail?.text, text).toContain(`> ${text}`.trim().split(/[\u2028\u2029]/)[0]);
    expect(mail?.html).not.toMatch(/<script|<img/);
    expect(mail?.subject).not.toMatch(/\p{Cc}/u);
  }
  const injected = {
    name: "Ana\r\nBcc: all@example.com",
    email: "ana@example.com\r\nBcc: all@example.com",
    message: "Hello",
  };
  expect((await request.post("/contact", { form: injected })).status()).toBe(400);
  const long = { name: "Ana", email: "ana@example.com", message: "x".repeat(100_000) };
  const answer = await request.post("/contact", { form: long });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain("This is too long");
});

test("GAP-68 a robot that fills the hidden field is thanked, but nothing is sent", async ({
  request,
}) => {
  const email = newAddress("robot");
  const form = { name: "Robot", email, message: "Buy", company_url: "https://spam.example" };
  const answer = await request.post("/contact", { form, maxRedirects: 0 });
  expect(answer.headers().location).toBe("/contact?sent");
  expect(await mailsTo(request, email)).toEqual([]);
});
