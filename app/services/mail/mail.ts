import type { SendMailOptions } from "nodemailer";
import type { Database } from "#db/database.ts";
import type { Lang } from "#values/say.ts";
import type { Log } from "../log/log.ts";
import type { OutgoingMessage } from "../outbox/outbox.ts";
import type { MailSettings } from "./config.ts";

/** A mail's text, in both forms. The features' `emails.tsx` write them. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** The address for replies, if not the site's own. */
  replyTo?: string;
  /** For everything that is not a receipt: one click there ends such mails. */
  unsubscribeUrl?: string;
};

/** A letter that is written in the language of its reader. */
export type BilingualLetter = (lang: Lang) => Letter;

export type Recipient = { address: string; name?: string };

export type LetterReader = Recipient & { lang: Lang };

/** A letter and who gets it. Letters to the people who run the site are in English. */
type Addressed =
  | [to: LetterReader, letter: BilingualLetter | Letter]
  | [to: Recipient, letter: Letter];

type MailOptions = { within?: Database; isBulk?: boolean };

export type Mail = {
  /** `unavailable`: nothing can be sent from this server, and screens that need mail say so. */
  mode: "live" | "sandbox" | "unavailable";
  /**
   * Puts the mail into the outbox; a job sends it, and tries again while the provider is down. On a site
   * without the reader's language the letter is in English.
   * @param options.within - the mail exists only if this transaction is committed
   * @param options.isBulk - one of many: it leaves after all mails that are not
   * @returns the id of the message in the outbox
   * @throws {ServiceProblem} `invalid` for a malformed address, `unavailable` when mail is
   */
  send(...mail: [...Addressed, options?: MailOptions]): Promise<string>;
};

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

type AddressedLetter =
  | { address: string; lang: Lang; letter: BilingualLetter | Letter }
  | { address: string; letter: Letter };

/**
 * Writes a letter about a change, in the transaction of the change. A server without mail makes the
 * change anyway, and notes in the log that no mail was sent.
 */
export async function sendIfPossible(
  { mail, log }: { mail: Mail; log: Pick<Log, "warn"> },
  tx: Database,
  addressed: AddressedLetter,
): Promise<void> {
  const { address, letter } = addressed;
  if (mail.mode === "unavailable") {
    const { subject } = typeof letter === "function" ? letter("en") : letter;
    log.warn({ subject }, "a mail could not be written");
    return;
  }
  if ("lang" in addressed) {
    await mail.send({ address, lang: addressed.lang }, addressed.letter, { within: tx });
  } else {
    await mail.send({ address }, addressed.letter, { within: tx });
  }
}
