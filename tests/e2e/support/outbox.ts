import { type APIRequestContext, expect } from "@playwright/test";

/** A mail as it left the product. `links` are the addresses in its text, each once. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  links: string[];
  status: "queued" | "sent" | "failed";
  replyTo: string | null;
  unsubscribeUrl: string | null;
  attachments: { filename: string; contentType: string; content: string }[];
};

type Message = Omit<Mail, "subject" | "text" | "html"> & {
  channel: "email" | "sms";
  recipient: string;
  subject: string | null;
  body: string;
  html: string | null;
};

const patience = 15_000;

/**
 * The newest mail to an address, waited for a while:
 * `const { links } = await latestMail(request, "ana@example.com", { subject: /Confirm/ });`
 * @param options.subject - only one whose subject is, or matches, this
 * @param options.url - of a server of the test's own
 */
export async function latestMail(
  request: APIRequestContext,
  address: string,
  { subject, url = "" }: { subject?: string | RegExp; url?: string } = {},
): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await mailsTo(request, address, { url })).find((mail) => fits(mail, subject));
    expect(found, `a mail to ${address}${subject ? ` about ${subject}` : ""}`).toBeDefined();
  }).toPass({ timeout: patience, intervals: [100, 200, 400, 800] });
  if (!found) throw new Error("Unreachable.");
  return found;
}

/** All mails to an address right now, newest first. */
export async function mailsTo(
  request: APIRequestContext,
  address: string,
  { url = "" } = {},
): Promise<Mail[]> {
  const all = await messagesTo(request, address, url);
  return all
    .filter(({ channel }) => channel === "email")
    .map(({ subject, body, html, ...rest }) => ({
      ...rest,
      subject: subject ?? "",
      text: body,
      html: html ?? "",
    }));
}

/** The newest text message to a number (`+51987654321`), waited for a while. */
export async function latestSms(
  request: APIRequestContext,
  number: string,
): Promise<{ text: string; links: string[]; status: Message["status"] }> {
  let found: Message | undefined;
  await expect(async () => {
    const all = await messagesTo(request, number, "");
    found = all.find(({ channel }) => channel === "sms");
    expect(found, `a text message to ${number}`).toBeDefined();
  }).toPass({ timeout: patience, intervals: [100, 200, 400, 800] });
  if (!found) throw new Error("Unreachable.");
  return { text: found.body, links: found.links, status: found.status };
}

async function messagesTo(request: APIRequestContext, recipient: string, url: string) {
  const response = await request.get(`${url}/sandbox/outbox.json`, { params: { to: recipient } });
  expect(response.status(), "the outbox of the sandbox").toBe(200);
  const messages: Message[] = await response.json();
  return messages.filter((one) => one.recipient.toLowerCase() === recipient.toLowerCase());
}

function fits({ subject }: Mail, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === "string" ? subject === wanted : wanted.test(subject);
}
