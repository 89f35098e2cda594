import { z } from "zod";
import { isEmailAddress } from "#values/web/addresses/email-address.ts";

/** How mails leave this server. */
export type MailSettings = {
  smtpUrl: string;
  from: { name: string; address: string };
  replyTo: string | null;
  /** Signs every mail, so that receivers can tell it from a forged one. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null;
};

const SENDER = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/;

const emailAddress = z.string().refine(isEmailAddress, "must be an email address");

export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => senderOf(text), "must be an address, or a name and <an address>")
    .optional(),
  MAIL_REPLY_TO: emailAddress.optional(),
  CONTACT_EMAIL: emailAddress.optional(),
  DKIM_DOMAIN: z.hostname("must be a domain").optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]+$/, "must be a name such as mail2026")
    .optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .regex(/-----BEGIN (?:RSA )?PRIVATE KEY-----/, "must be a private key in PEM format")
    .transform((text) => text.replaceAll("\\n", "\n"))
    .optional(),
};

type Found = z.output<z.ZodObject<typeof mailVariables>>;

/** `null` while no mail server is set. */
export function mailSettings(found: Found): MailSettings | null {
  const { SMTP_URL, MAIL_FROM, MAIL_REPLY_TO, DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } =
    found;
  const from = MAIL_FROM ? senderOf(MAIL_FROM) : null;
  if (!SMTP_URL || !from) return null;
  const canSign = DKIM_DOMAIN && DKIM_SELECTOR && DKIM_PRIVATE_KEY;
  return {
    smtpUrl: SMTP_URL,
    from,
    replyTo: MAIL_REPLY_TO ?? null,
    dkim: canSign
      ? { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
      : null,
  };
}

/** Where letters to the people behind the site go, unless something else is set. */
export function contactAddress(found: Found): string {
  const sender = found.MAIL_FROM ? senderOf(found.MAIL_FROM)?.address : undefined;
  return found.CONTACT_EMAIL ?? found.MAIL_REPLY_TO ?? sender ?? "contact@example.com";
}

/** `Dorsal <hello@dorsal.example>` or the address alone. */
function senderOf(text: string): MailSettings["from"] | null {
  const [, name = "", named, alone] = SENDER.exec(text.trim()) ?? [];
  const address = named ?? alone ?? "";
  return isEmailAddress(address) ? { name: name.trim() || "Dorsal", address } : null;
}
