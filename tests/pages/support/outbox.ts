import type { Mail } from "../../e2e/support/outbox.ts";
import { expect } from "./test.ts";
import type { Visitor } from "./visitor.ts";

type Message = Omit<Mail, "subject" | "text" | "html"> & {
  channel: "email" | "sms";
  recipient: string;
  subject: string | null;
  body: string;
  html: string | null;
};

/** The newest mail to an address; letters leave after the answer, so it may take a while. */
export async function latestMail(
  visitor: Visitor,
  address: string,
  subject = /(?:)/,
): Promise<Mail> {
  let found: Mail | undefined;
  const find = async () =>
    (found = (await mailsTo(visitor, address)).find((mail) => subject.test(mail.subject)));
  await expect.poll(find, { message: `a mail to ${address}` }).toBeDefined();
  if (!found) throw new Error("Unreachable.");
  return found;
}

/** All mails to an address right now, newest first. */
export async function mailsTo(visitor: Visitor, address: string): Promise<Mail[]> {
  return (await messagesTo(visitor, address))
    .filter(({ channel }) => channel === "email")
    .map(({ subject, body, html, ...rest }) => ({
      ...rest,
      subject: subject ?? "",
      text: body,
      html: html ?? "",
    }));
}

async function messagesTo(visitor: Visitor, recipient: string): Promise<Message[]> {
  const answer = await visitor.fetch(`/sandbox/outbox.json?to=${encodeURIComponent(recipient)}`);
  const messages: Message[] = await answer.json();
  return messages.filter((one) => one.recipient.toLowerCase() === recipient.toLowerCase());
}
