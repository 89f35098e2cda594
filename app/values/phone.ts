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

/**
 * Reads a telephone number as people type it: `toPhone("987 654 321", "Peru")` is `+51987654321`.
 *
 * Right is what has ten to twelve digits once spaces, dots, hyphens and brackets are gone, and what
 * is a possible number in the calling plan of `country` (its name as forms offer it) or, with a
 * plus, of any. Letters are never right, extensions neither. Knows every calling plan of the world
 * and weighs 80 kB: for the server only.
 * @returns E.164 where it can be told, else the digits as typed; `null` for what is no number
 */
export function toPhone(typed: string, country: string): string | null {
  if (typed.length > longestTyped) return null;
  const compact = typed.normalize("NFKC").replace(separators, "");
  if (!/^\+?\d+$/.test(compact)) return null;
  const found = parsePhoneNumberFromString(compact, {
    defaultCountry: callingPlans[country],
    extract: false,
  });
  if (found?.isPossible()) return found.number;
  return anyNumber.test(compact) ? compact : null;
}
