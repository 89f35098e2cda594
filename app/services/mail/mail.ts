import type { Database } from "#db/database.ts";
import type { Lang } from "#values/say.ts";

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

export type Mail = {
  /** `unavailable`: nothing can be sent from this server, and screens that need mail say so. */
  mode: "live" | "sandbox" | "unavailable";
  /**
   * Puts the mail into the outbox; a job sends it, and tries again while the provider is down. On a site
   * without the reader's language the letter is in English.
   * @param options.within - the mail exists only if this transaction is committed
   * @returns the id of the message in the outbox
   * @throws {ServiceProblem} `invalid` for a malformed address, `unavailable` when mail is
   */
  send(...mail: [...Addressed, options?: { within?: Database }]): Promise<string>;
};
