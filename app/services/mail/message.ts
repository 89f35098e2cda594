import type { SendMailOptions } from "nodemailer";
import type { OutgoingMessage } from "../outbox/outbox.ts";
import type { MailSettings } from "./config.ts";

/** Takes one mail out of the outbox to its recipient. */
export type DeliverMail = (message: OutgoingMessage) => Promise<void>;

type Sender = Pick<MailSettings, "from" | "replyTo">;

/**
 * The mail of an outbox row as the mail library wants it. Its Message-ID is the row's, so that a
 * second try is the same mail and not another one.
 */
export function messageOf(row: OutgoingMessage, { from, replyTo }: Sender): SendMailOptions {
  const answers = row.replyTo ?? replyTo;
  return {
    messageId: `<${row.id}@${from.address.split("@")[1]}>`,
    date: row.createdAt,
    from,
    to: { name: row.recipientName ?? "", address: row.recipient },
    ...(answers && { replyTo: { name: "", address: answers } }),
    subject: row.subject ?? "",
    text: row.body,
    ...(row.html && { html: row.html }),
    attachments: (row.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    headers: headersOf(row),
    // What a letter says is text: it never names a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function headersOf({ unsubscribeUrl }: OutgoingMessage): Record<string, string> {
  // Absence replies to a machine are of no use.
  const always = { "Auto-Submitted": "auto-generated" };
  if (!unsubscribeUrl) return always;
  return {
    ...always,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
