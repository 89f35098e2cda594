import { type APIRequestContext, expect } from "@playwright/test";
import {
  type Mail,
  outboxAddress,
  type SentMessage,
  sentTo,
  toMail,
} from "../../support/pages/sent-mails.ts";

/**
 * The newest mail to an address, waited for a while:
 * `const { links } = await latestMail(request, "ana@example.com", { subject: /Confirm/ });`
 * @param options.subject - only one whose subject is, or matches, this
 */
export async function latestMail(
  request: APIRequestContext,
  address: string,
  { subject }: { subject?: string | RegExp } = {},
): Promise<Mail> {
  let found: Mail | undefined;
  const find = async () => {
    const mails = sentTo(address, "email", await messagesTo(request, address)).map(toMail);
    found = mails.find((mail) => fits(mail, subject));
    return found;
  };
  const message = `a mail to ${address}${subject ? ` about ${subject}` : ""}`;
  await expect.poll(find, { message }).toBeDefined();
  if (!found) throw new Error("Unreachable.");
  return found;
}

/** The newest text message to a number (`+51987654321`), waited for a while. */
export async function latestSms(
  request: APIRequestContext,
  number: string,
): Promise<{ text: string; links: string[]; status: Mail["status"] }> {
  let found: SentMessage | undefined;
  const find = async () => {
    [found] = sentTo(number, "sms", await messagesTo(request, number));
    return found;
  };
  await expect.poll(find, { message: `a text message to ${number}` }).toBeDefined();
  if (!found) throw new Error("Unreachable.");
  return { text: found.body, links: found.links, status: found.status };
}

async function messagesTo(request: APIRequestContext, recipient: string): Promise<SentMessage[]> {
  const response = await request.get(outboxAddress(recipient));
  expect(response.status(), "the outbox of the sandbox").toBe(200);
  return response.json();
}

function fits({ subject }: Mail, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === "string" ? subject === wanted : wanted.test(subject);
}
