import { type Sentence, sayIn } from "../../say.ts";

const EMAIL_ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

const longestAddress = 254;
const longestMailbox = 64;

/**
 * Whether a text is one plain email address. There is no room in it for a second one, a display
 * name or a line break, so nothing can be smuggled into the head of a mail.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= longestAddress && text.indexOf("@") <= longestMailbox && EMAIL_ADDRESS.test(text)
  );
}

const beyondAscii = /[^\p{ASCII}]/u;

/**
 * An address with its domain as DNS and mail servers write it: `ana@niño.mx` is `ana@xn--nio-8ma.mx`. A text
 * without a valid domain is returned unchanged.
 * @see https://www.unicode.org/reports/tr46/
 */
export function asciiAddress(typed: string): string {
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at + 1);
  if (at < 0 || domain.length > longestAddress || !beyondAscii.test(domain)) return typed;
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return typed;
  const url = `http://${domain}`;
  return URL.canParse(url) ? typed.slice(0, at + 1) + new URL(url).hostname : typed;
}

/**
 * The sentence about an invalid address. Letters outside ASCII before the @ need SMTPUTF8, which few mail
 * servers support.
 * @param sentence - without a full stop
 */
export function emailSentence(typed: string, sentence: Sentence): Sentence {
  const [mailbox = ""] = typed.split("@");
  if (!beyondAscii.test(mailbox)) return sentence;
  return {
    en: `${sayIn("en")(sentence)}: email to addresses with letters such as é or ñ before the @ often does not arrive`,
    es: `${sayIn("es")(sentence)}: los correos a direcciones con letras como é o ñ antes de la @ no siempre llegan`,
  };
}

/**
 * The address that opens a letter in the reader's own mail program. Nothing in an address or a
 * subject can add a line or a recipient to it.
 * @example mailLink("zoe@example.com", "Re: Support") // "mailto:zoe@example.com?subject=Re%3A%20Support"
 */
export function mailLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  const line = subject.replace(/\p{Cc}+/gu, " ");
  return `mailto:${address}?subject=${encodeURIComponent(line)}`;
}

/** Domains that are set aside for tests and examples, with all below them (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|[.@])(?:test|example|invalid|localhost|example\.(?:com|net|org))$/i;

/**
 * Whether an email address lies in a domain that no mail ever reaches, and that no person can own.
 * @example isReservedAddress("ana@dorsal.test") // true
 */
export function isReservedAddress(address: string): boolean {
  return RESERVED.test(address);
}
