import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js";

/** The calling plans of the countries that forms offer; any other number must begin with a plus. */
const callingPlans: Record<string, CountryCode> = {
  "United States": "US",
  Canada: "CA",
  Mexico: "MX",
  Peru: "PE",
  Colombia: "CO",
  Chile: "CL",
  Argentina: "AR",
  Brazil: "BR",
};

const longestTyped = 40;
const separators = /[\s.\-‐‑–()/]/g;
/** An optional plus and groups of 3 + 3 + 4 to 6 digits. */
const anyNumber = /^\+?\d{3}\d{3}\d{4,6}$/;
/** Signs of direction that phones copy with a number, and what links to numbers begin with. */
const aroundNumber = /\p{Cf}|^\s*tel\b[:.\s]*/giu;
/** `ext. 12`, `x12`, `anexo 12`, `int. 12`, `#12`. */
const extension =
  /[\s,;]*(?:\b(?:ext|extn|extension|extensión|anexo|anx|int|interno|poste|ramal)\b\.?|x|#):?\s*\d{1,7}$/i;

/** Not a number; a number with an extension; a national number without a country. */
export type PhoneProblem = "phone" | "phone-extension" | "phone-country-code";

/**
 * Reads a telephone number as people type it: `readPhone("987 654 321", "Peru")` is `+51987654321`.
 *
 * Right is what has ten to twelve digits once spaces, dots, hyphens and brackets are gone, and what
 * is a possible number in the calling plan of `country` (its name as forms offer it) or, with a
 * plus or 00, of any. Letters are never right; an extension is named, because no message reaches it.
 * Knows every calling plan of the world and weighs 80 kB: for the server only.
 * @returns E.164 where it can be told, else the digits as typed
 */
export function readPhone(
  typed: string,
  country: string,
): { number: string; problem: null } | { number: null; problem: PhoneProblem } {
  if (typed.length > longestTyped) return refused("phone");
  const plain = typed.normalize("NFKC").replace(aroundNumber, "").trim();
  const end = extension.exec(plain);
  if (end) {
    const { number } = readPhone(plain.slice(0, end.index), country);
    return refused(number === null ? "phone" : "phone-extension");
  }
  const digits = plain.replace(separators, "").replace(/^00(?=\d{7})/, "+");
  if (!/^\+?\d+$/.test(digits)) return refused("phone");
  const compact = withoutMexicanPrefix(digits, country);
  const plan = callingPlans[country];
  const found = parsePhoneNumberFromString(compact, {
    ...(plan && { defaultCountry: plan }),
    extract: false,
  });
  if (found?.isPossible()) return { number: found.number, problem: null };
  if (anyNumber.test(compact)) return { number: compact, problem: null };
  const mayBeNational = !plan && /^\d{6,13}$/.test(compact);
  return refused(mayBeNational ? "phone-country-code" : "phone");
}

const refused = (problem: PhoneProblem) => ({ number: null, problem });

/**
 * Until 2019, Mexico dialed mobiles with 1 after its code, with 044 or 045 inside the country, and other
 * numbers with 01. Address books still have them, and no number of ten digits needs them.
 */
function withoutMexicanPrefix(digits: string, country: string): string {
  const [, plus, code, ten] = /^(\+?)(52)?(?:1|01|04[45])?(\d{10})$/.exec(digits) ?? [];
  if (ten === undefined) return digits;
  const isMexican = code ? plus || country === "Mexico" : !plus && country === "Mexico";
  return isMexican ? `+52${ten}` : digits;
}

/** Six digits or more in any notation, with an extension: enough where only people read a number. */
const dialable = /^\+?(?:[\s().\-/]*\d){6,15}[\s().\-/]*$/;

/** Whether a person could dial a text. Registering for a race is stricter. */
export function isDialable(typed: string): boolean {
  return typed.length <= longestTyped && dialable.test(typed.replace(extension, ""));
}
