import { inquiryOn } from "../../e2e/experts/inquiry-page.ts";
import { newAddress } from "../../support/unique-names.ts";
import { latestMail, linkIn, mailsTo } from "../support/outbox.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";
import { listedExpert } from "./listed-expert.ts";

/** The newest mail to an address, with the path of the conversation that it leads to. */
async function inquiryMail(visitor: Visitor, address: string, subject: RegExp) {
  const mail = await latestMail(visitor, address, subject);
  return { ...mail, path: new URL(linkIn(mail, "/experts/inquiries/")).pathname };
}

test("ROLE-04 a visitor and an expert exchange messages by the links in their mails, without addresses and without scripts", async ({
  visitor,
  other: expert,
}) => {
  const { id, email: expertAddress } = await listedExpert(expert);
  expert.clearCookies();
  const address = newAddress("visitor");
  await visitor.visit(`/experts/${id}/message`);
  const form = inquiryOn(visitor.page);
  await form.send.click();
  expect(form.name).toHaveAccessibleDescription(/Please enter your name/);
  await form.name.fill("Inés Ñandú");
  await form.email.fill(address);
  await form.message.fill("Do you train beginners?\nI live in Puno.");
  await form.send.click();
  expect(
    visitor.page.getByRole("heading", { level: 1, name: "Your message is on its way" }),
  ).toBeVisible();

  const first = await inquiryMail(visitor, expertAddress, /^Inés Ñandú has written to you/);
  expect(first.text).toContain("> Do you train beginners?\n> I live in Puno.");
  expect(first.text).not.toContain(address);
  expect(first.replyTo).toBe(null);
  expect(await mailsTo(visitor, address), "no copy to a typed address").toEqual([]);

  await expert.visit(first.path);
  const expertForm = inquiryOn(expert.page);
  expect(expertForm.thread).toHaveCount(1);
  expect(expertForm.thread).toContainText(/Inés Ñandú.*Do you train beginners\?/s);
  await expertForm.answer.fill("I do. Come on Tuesday.");
  await expertForm.reply.click();
  expect(expert.page.getByText("Your message is on its way.")).toBeVisible();
  expect(expertForm.thread).toHaveCount(2);

  const answered = await inquiryMail(visitor, address, /^Rosa Quispe has answered you$/);
  expect(answered.text).toContain("> I do. Come on Tuesday.");
  expect(answered.text).not.toMatch(new RegExp(`${expertAddress}|beginners|Inés`));
  expect(answered.path).not.toBe(first.path);
  await visitor.visit(answered.path);
  await form.answer.fill("Thank you!");
  await form.reply.click();
  expect(form.thread).toHaveCount(3);
  const again = await inquiryMail(visitor, expertAddress, /has written to you again$/);
  expect(again.text).toContain("> Thank you!");

  await form.close.click();
  await form.closeForGood.click();
  expect(visitor.page.getByText("You have closed this conversation")).toBeVisible();
  await expert.visit(again.path);
  expect(expert.page.getByText("Inés Ñandú has closed this conversation")).toBeVisible();
  expect(expertForm.answer).toHaveCount(0);
  expect((await expert.post(again.path, { message: "Wait" })).status).toBe(409);
  expect(await mailsTo(visitor, address)).toHaveLength(1);
});

test("a runner finds earlier conversations on the expert's form, and an administrator with a link closes one", async ({
  visitor,
  other,
}) => {
  const { id } = await listedExpert(other);
  const runner = enter(visitor);
  await visitor.visit(`/experts/${id}/message`);
  const form = inquiryOn(visitor.page);
  expect(form.email).toHaveValue(runner.email);
  await form.name.fill("Runa");
  await form.message.fill("Hello");
  await form.send.click();
  await visitor.follow(/^Last message on/);
  expect(form.thread).toContainText(/You.*Hello/s);

  other.clearCookies();
  await signInAs(other, "admin");
  await other.visit(visitor.path);
  const { answer, close, closeForGood } = inquiryOn(other.page);
  expect(answer).toHaveCount(0);
  const written = await other.post(other.path, { message: "Hi" });
  expect(written.status, "an administrator writes in nobody's name").toBe(403);
  await close.click();
  await closeForGood.click();
  expect(other.page.getByText("Dorsal has closed this conversation")).toBeVisible();
});

test("EXP-15 nothing is sent for robots, by forged links or to experts who are not listed", async ({
  visitor,
  other,
}) => {
  const { id, email } = await listedExpert(other);
  const path = `/experts/${id}/message`;
  const typed = { name: "Bot", email: newAddress("bot"), message: "Buy" };
  const trapped = await visitor.post(path, { ...typed, company_url: "https://spam.example" });
  expect(trapped.headers.get("location"), "a robot is thanked").toBe(`${path}?sent`);
  const mails = await mailsTo(visitor, email);
  expect(mails.filter(({ subject }) => subject.startsWith("Bot"))).toEqual([]);

  const unknown = "/experts/00000000-0000-4000-8000-000000000000/message";
  expect((await visitor.fetch(unknown)).status).toBe(404);
  expect((await visitor.post(unknown, typed)).status).toBe(404);
  expect((await visitor.post("/experts/inquiries/forged", { message: "x" })).status).toBe(404);
  await visitor.visit("/experts/inquiries/forged");
  expect(visitor.status).toBe(404);
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
});
