import type { Database } from "#db/database.ts";
import type { Lang } from "#values/say.ts";
import { isEmailAddress } from "#values/web/addresses/email-address.ts";
import { type OutboxOptions, openOutbox } from "../outbox/outbox.ts";
import { modeOf } from "../providers/mode.ts";
import { openLanguage } from "../providers/open-language.ts";
import { ServiceProblem } from "../providers/problem.ts";
import { isSwitchedOff } from "../providers/sandbox-switches.ts";
import type { MailSettings } from "./config.ts";
import {
  type BilingualLetter,
  type DeliverMail,
  type Letter,
  type LetterReader,
  type Mail,
  messageOf,
  type Recipient,
} from "./mail.ts";
import { smtp } from "./smtp.ts";

const longestSubject = 500;
const CONTROL = /\p{Cc}/u;
const CONTROLS = /\p{Cc}+/gu;

type MailOptions = OutboxOptions & {
  settings: MailSettings | null;
  allowsSandbox: boolean;
  /** The languages of this site. */
  languages?: readonly Lang[];
};

/** Mail through the outbox, to the configured server or, where allowed, to a stand-in. */
export function openMail(options: MailOptions): Mail {
  const mode = modeOf(options.settings !== null, options.allowsSandbox);
  if (mode === "unavailable") {
    return {
      mode,
      async send() {
        throw new ServiceProblem("mail", "unavailable");
      },
    };
  }
  const outbox = openOutbox(options, {
    name: "email",
    deliver: options.settings ? smtp(options.settings) : mailSandbox(options),
    keepsContent: mode === "sandbox",
  });
  return {
    mode,
    async send(
      to: Recipient & Partial<LetterReader>,
      given: Letter | BilingualLetter,
      how: { within?: Database; isBulk?: boolean } = {},
    ) {
      const letter =
        typeof given === "function" ? given(openLanguage(to.lang, options.languages)) : given;
      check(to, letter);
      return outbox.put(
        {
          recipient: to.address,
          recipientName: to.name?.replace(CONTROLS, " ").trim() || null,
          subject: letter.subject,
          body: letter.text,
          html: letter.html,
          replyTo: letter.replyTo ?? null,
          unsubscribeUrl: letter.unsubscribeUrl ?? null,
          attachments: letter.attachments ?? null,
        },
        how,
      );
    },
  };
}

/** A line break in the value of a header would add headers, such as recipients. */
function check({ address }: Recipient, { subject, replyTo, ...letter }: Letter) {
  const mistake =
    (!isEmailAddress(address) && "The recipient's address is none.") ||
    (replyTo !== undefined && !isEmailAddress(replyTo) && "The address for answers is none.") ||
    ((CONTROL.test(subject) || subject.length > longestSubject) &&
      "The subject is not one line.") ||
    (letter.unsubscribeUrl !== undefined &&
      !isWebAddress(letter.unsubscribeUrl) &&
      "The address to unsubscribe at is none.") ||
    (letter.attachments?.some(({ filename, contentType }) =>
      CONTROL.test(filename + contentType),
    ) &&
      "The name of an attachment is not one line.");
  if (mistake) throw new ServiceProblem("mail", "invalid", new Error(mistake));
}

function isWebAddress(text: string): boolean {
  return !/[\s<>"]|\p{Cc}/u.test(text) && /^https?:/.test(text) && URL.canParse(text);
}

/** No address below `.test` exists (RFC 2606), so nothing answers to it. */
const from = { name: "Dorsal", address: "hello@dorsal.test" };

/** Addresses below this domain have no mailbox: a real server refuses such recipients for good. */
const NOWHERE = /@(?:[^@]+\.)?nowhere\.test$/i;

/**
 * Mail that is not delivered: every mail is built in full, as for a real server, and the outbox shows
 * it. Like a real server, this one can be down and refuses some recipients.
 */
function mailSandbox({ db }: { db: Database }): DeliverMail {
  return async (row) => {
    if (await isSwitchedOff({ db }, "mail")) {
      throw new ServiceProblem(
        "mail",
        "unavailable",
        new Error("The mail server is switched off."),
      );
    }
    if (NOWHERE.test(row.recipient)) {
      throw new ServiceProblem("mail", "invalid", new Error("550 5.1.1 There is no such mailbox."));
    }
    const { createTransport } = await import("nodemailer");
    await createTransport({ streamTransport: true, buffer: true }).sendMail(
      messageOf(row, { from, replyTo: null }),
    );
  };
}
