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

/** A mail or a text message as `/sandbox/outbox.json` has it. */
export type SentMessage = Omit<Mail, "subject" | "text" | "html"> & {
  channel: "email" | "sms";
  recipient: string;
  subject: string | null;
  body: string;
  html: string | null;
};

/** The address of the messages to a recipient, newest first, and to similar ones. */
export const outboxAddress = (recipient: string) =>
  `/sandbox/outbox.json?to=${encodeURIComponent(recipient)}`;

/** The text messages or mails among those of an outbox that went to this recipient. */
export function sentTo(
  recipient: string,
  channel: SentMessage["channel"],
  messages: SentMessage[],
): SentMessage[] {
  const isRecipient = (one: string) => one.toLowerCase() === recipient.toLowerCase();
  return messages.filter((one) => one.channel === channel && isRecipient(one.recipient));
}

export function toMail({ subject, body, html, ...rest }: SentMessage): Mail {
  return { ...rest, subject: subject ?? "", text: body, html: html ?? "" };
}
