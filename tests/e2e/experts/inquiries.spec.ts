import type { APIRequestContext, Page } from "@playwright/test";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { demoPerson, newAddress, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { listedExpert } from "./listed-expert.ts";

function formOn(page: Page) {
  return {
    name: page.getByLabel("Name"),
    email: page.getByLabel("Email", { exact: true }),
    message: page.getByLabel("Message"),
    send: page.getByRole("button", { name: "Send message" }),
    answer: page.getByLabel("Your answer"),
    reply: page.getByRole("button", { name: "Send", exact: true }),
    thread: page.getByRole("main").getByRole("article"),
  };
}

/** The path of the conversation in the latest letter to an address. */
async function linkTo(request: APIRequestContext, address: string, subject: RegExp) {
  const { links, text, replyTo } = await latestMail(request, address, { subject });
  const link = links.find((each) => each.includes("/experts/inquiries/"));
  return { path: new URL(String(link)).pathname, text, replyTo };
}

test("ROLE-04 a visitor and an expert write each other by the links of their letters, without addresses and without scripts", async ({
  page,
  plainPage,
}) => {
  const expert = await listedExpert(page);
  await page.context().clearCookies({ name: /session/ });
  const visitor = newAddress("visitor");
  await plainPage.goto(`/experts/${expert.id}/message`);
  const form = formOn(plainPage);
  await form.send.click();
  await expect(form.name).toHaveAccessibleDescription(/Please enter your name/);
  await form.name.fill("Inés Ñandú");
  await form.email.fill(visitor);
  await form.message.fill("Do you train beginners?\nI live in Puno.");
  await form.send.click();
  await expect(
    plainPage.getByRole("heading", { level: 1, name: "Your message is on its way" }),
  ).toBeVisible();

  const first = await linkTo(page.request, expert.email, /^Inés Ñandú has written to you/);
  expect(first.text).toContain("> Do you train beginners?\n> I live in Puno.");
  expect(first.text).not.toContain(visitor);
  expect(first.replyTo).toBe(null);
  expect(await mailsTo(page.request, visitor), "no copy to a typed address").toEqual([]);

  await page.goto(first.path);
  const expertForm = formOn(page);
  await expect(expertForm.thread).toHaveText([/Inés Ñandú.*Do you train beginners\?/s]);
  await expectAccessible(page);
  await expertForm.answer.fill("I do. Come on Tuesday.");
  await expertForm.reply.click();
  await expect(page.getByText("Your message is on its way.")).toBeVisible();
  await expect(expertForm.thread).toHaveCount(2);
  await expectAccessible(page);

  const answered = await linkTo(page.request, visitor, /^Rosa Quispe has answered you$/);
  expect(answered.text).toContain("> I do. Come on Tuesday.");
  expect(answered.text).not.toMatch(new RegExp(`${expert.email}|beginners|Inés`));
  expect(answered.path).not.toBe(first.path);
  await plainPage.goto(answered.path);
  await form.answer.fill("Thank you!");
  await form.reply.click();
  await expect(form.thread).toHaveCount(3);
  const again = await linkTo(page.request, expert.email, /has written to you again$/);
  expect(again.text).toContain("> Thank you!");

  await plainPage.getByText("Close conversation").click();
  await plainPage.getByRole("button", { name: "Close for good" }).click();
  await expect(plainPage.getByText("You have closed this conversation")).toBeVisible();
  await page.goto(again.path);
  await expect(page.getByText("Inés Ñandú has closed this conversation")).toBeVisible();
  await expect(expertForm.answer).toHaveCount(0);
  const late = await page.request.post(again.path, { form: { message: "Wait" } });
  expect(late.status()).toBe(409);
  expect(await mailsTo(page.request, visitor)).toHaveLength(1);
});

test("a runner finds the own conversations where they write, and an administrator who got a link closes one", async ({
  page,
  otherPage,
}) => {
  const expert = await listedExpert(page);
  const runner = await newRunner(page.request);
  await signIn(page, runner);
  const path = `/experts/${expert.id}/message`;
  await page.goto(path);
  const form = formOn(page);
  await expect(form.email).toHaveValue(runner.email);
  await expectAccessible(page);
  await form.name.fill("Runa");
  await form.message.fill("Hello");
  await form.send.click();
  await page.getByRole("link", { name: /^Last message on/ }).click();
  await expect(form.thread).toHaveText([/You.*Hello/s]);

  await signIn(otherPage, demoPerson.admin);
  await otherPage.goto(new URL(page.url()).pathname);
  await expect(otherPage.getByLabel("Your answer")).toHaveCount(0);
  const written = await otherPage.request.post(otherPage.url(), { form: { message: "Hi" } });
  expect(written.status(), "an administrator writes in nobody's name").toBe(403);
  await otherPage.getByText("Close conversation").click();
  await otherPage.getByRole("button", { name: "Close for good" }).click();
  await expect(otherPage.getByText("Dorsal has closed this conversation")).toBeVisible();
  await expectAccessible(otherPage);
});

test("EXP-15 robots, forged links and experts who are not listed get nothing sent", async ({
  page,
}) => {
  const expert = await listedExpert(page);
  await page.context().clearCookies({ name: /session/ });
  const path = `/experts/${expert.id}/message`;
  const typed = { name: "Bot", email: newAddress("bot"), message: "Buy" };
  const trapped = await page.request.post(path, {
    form: { ...typed, company_url: "https://spam.example" },
    maxRedirects: 0,
  });
  expect(trapped.headers().location, "a robot is thanked").toBe(`${path}?sent`);
  const mails = await mailsTo(page.request, expert.email);
  expect(mails.filter(({ subject }) => subject.startsWith("Bot"))).toEqual([]);

  const unknown = "/experts/00000000-0000-4000-8000-000000000000/message";
  expect((await page.request.get(unknown)).status()).toBe(404);
  expect((await page.request.post(unknown, { form: typed })).status()).toBe(404);
  const forged = await page.request.post("/experts/inquiries/forged", { form: { message: "x" } });
  expect(forged.status()).toBe(404);
  expect((await page.goto("/experts/inquiries/forged"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
  await expectAccessible(page);
});
