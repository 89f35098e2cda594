import { type Currency, isCurrency } from "#values/money.ts";
import { fold } from "#values/text/fold.ts";
import { withCode } from "./price.ts";

/**
 * A price as people write it. `minor` is in minor units, 0 when free. `currency` is the one that the
 * text names: an ISO code, `$` for a dollar sign that several currencies share, `null` for none.
 */
export type WrittenPrice = { minor: number; currency: string | null };

/** The mark before the decimals of a number. */
export const decimalMarks = [".", ","] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** The largest integer of the database; a larger amount is junk. */
const largestMinor = 2_147_483_647;

/** The words for a free race. */
export const free =
  /^(free|free entry|free of charge|no cost|gratis|gratuit[oae]?s?|sin cost[eo]|entrada libre|inscripcion (gratis|gratuita|libre))$/;

/** Words before and after a price that do not change it. */
const lead =
  /^(desde|from|a partir de|starting (at|from)|de|precio|costo|valor|price|fee|inscripcion)( de)?:? /;
const tail =
  /[ /]*(por persona|por corredor|c\/u|cada uno|per person|each|\+? ?(mas )?(igv|iva)( incluido)?|inc(l|luye)?\.? (igv|iva)|aprox\.?)$/;

const currencyWords: Record<string, string> = {
  us$: "USD",
  u$s: "USD",
  usd: "USD",
  usd$: "USD",
  dollar: "USD",
  dollars: "USD",
  dolar: "USD",
  dolares: "USD",
  buck: "USD",
  bucks: "USD",
  mx$: "MXN",
  mxn: "MXN",
  mxn$: "MXN",
  peso: "MXN",
  pesos: "MXN",
  "m.n.": "MXN",
  "m.n": "MXN",
  "m. n.": "MXN",
  "s/": "PEN",
  "s/.": "PEN",
  pen: "PEN",
  sol: "PEN",
  soles: "PEN",
  // In Lima.
  lucas: "PEN",
  c$: "CAD",
  ca$: "CAD",
  cad: "CAD",
  cad$: "CAD",
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  gbp: "GBP",
  pounds: "GBP",
  libras: "GBP",
};

/** Codes of currencies that races here are not priced in. */
const foreign = /^(clp|cop|ars|brl|crc|gtq|bob|uyu|pyg|chf|aud|nzd|jpy)$/;

/** Whose money it is, after or before its name: `pesos mexicanos`, `canadian dollars`. */
const nations: [nation: RegExp, money: RegExp, currency: Currency][] = [
  [/^(us|american|americanos|estadounidenses)$/, /^(dollars?|dolares)$/, "USD"],
  [/^(canadian|canadiense|canadienses|cad)$/, /^(dollars?|dolares)$/, "CAD"],
  [/^(mexican|mexicanos|mxn)$/, /^pesos?$/, "MXN"],
  [/^(peruvian|peruanos|nuevos|pen)$/, /^sol(es)?$/, "PEN"],
];

/** Whose dollars or pesos they are, beside the sign: `95,00 $ CA`. */
const dollarsOf: Record<string, Currency> = { ca: "CAD", us: "USD", mx: "MXN" };

/** The words that name a currency by themselves. */
export const currencyNames = Object.keys(currencyWords).filter((name) => /^[a-z]+$/.test(name));

/** Digits, with blanks and apostrophes between groups of three: `1 250,00`, `1'250`. */
const digits = String.raw`\d{1,3}(?:[ '\u2019]\d{3})+(?:[.,]\d+)?(?!\d)|\d(?:[\d.,]*\d)?`;
const one = new RegExp(
  String.raw`^(?<before>[^\d-]*?) ?(?<digits>${digits}) ?(?<after>[^\d]*?)[-.*!]*$`,
);
const several = /\s*(?:[–—|]|-|(?<=\d ?)\/)\s*| (?:a|to|hasta|y|and|o|or) /;
/** The only amount among words, with its currency beside it: `Adultos: S/ 80`, `80 soles en tienda`. */
const among = new RegExp(
  String.raw`^[^\d-]*?(?:(?<before>(?:us|mx|ca|c)?\$|s/\.?|\b(?:usd|mxn|pen|cad)) ?(?<digits>${digits})(?![\da-z%])|(?<digits2>${digits}) ?(?<after>soles|pesos|dolares|dollars|usd|mxn|pen|cad)\b)\D*$`,
);

/**
 * Reads a price: `80`, `S/ 1,200.50`, `1.250`, `95,5`, `$280.00 (Doscientos ochenta pesos 00/100 M.N.)`,
 * `1 250,00 pesos`, `desde US$ 45`, `gratis`. A range counts by its lower end. `null` for any other
 * text and for amounts that no price has.
 * @param decimals - the mark before decimals where a number could be read in two ways: `1.250`
 */
export function readWrittenPrice(
  text: string,
  decimals: DecimalMark | null = null,
): WrittenPrice | null {
  const plain = plainText(text);
  if (free.test(plain.replace(/[.!*]+$/, ""))) return { minor: 0, currency: null };
  const alone = readMoney(bareText(plain), decimals);
  if (alone) return alone;
  const parts = amountsIn(plain);
  if (parts.length > 1) return lowestOf(parts.map((part) => readMoney(part, decimals)));
  const found = among.exec(plain)?.groups;
  if (!found) return null;
  const { before, after, digits: first, digits2: second } = found;
  return moneyOf(first ?? second ?? "", [before, after], decimals);
}

function plainText(text: string): string {
  return fold(text)
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^s \//, "s/")
    .trim();
}

/** The parts of a list or a range of prices. */
function amountsIn(plain: string): string[] {
  return bareText(plain)
    .split(several)
    .map((part) => part.replace(lead, ""));
}

function bareText(plain: string): string {
  return plain.replace(lead, "").replace(tail, "").trim();
}

/** Whether a text is a list or a range of prices, of which only the lowest counts. */
export function hasSeveralAmounts(text: string): boolean {
  const plain = plainText(text);
  const parts = amountsIn(plain);
  const isAlone = parts.length < 2 || readMoney(bareText(plain)) !== null;
  return !isAlone && lowestOf(parts.map((part) => readMoney(part))) !== null;
}

/**
 * A price as it was typed, in minor units; 0 means free. `null` for `TBD`, any other text, and an
 * amount in a currency that prices here do not have: the chosen currency would make it another amount.
 */
export function parsePrice(text: string | null): number | null {
  const read = text === null ? null : readWrittenPrice(text);
  return read && isOurs(read) ? read.minor : null;
}

/** A typed price for a form or a file. An amount gets its currency's code; `free` and `TBD` do not. */
export function typedWithCode(text: string, currency: string): string {
  return parsePrice(text) ? withCode(text, currency) : text;
}

/**
 * Whether a number is written so that its only mark may stand before decimals or between thousands:
 * `1.250` is such a number, `1.25` and `1,250.00` are not.
 */
export function ambiguousMark(text: string): DecimalMark | null {
  const [, mark] =
    /^[^\d.,]*(?:[sS]\/\.)?[^\d.,]*[1-9]\d{0,2}([.,])\d{3}(?![\d.,])\D*$/.exec(text) ?? [];
  return decimalMarks.find((known) => known === mark) ?? null;
}

/** The mark that can stand only before decimals: that of `95,5` and of `1.250,00`. */
export function certainMark(text: string): DecimalMark | null {
  const [, mark] = /\d([.,])\d{1,2}(?![\d.,])/.exec(text.replace(/\([^()]*\)/g, "")) ?? [];
  return decimalMarks.find((known) => known === mark) ?? null;
}

/** One amount with at most its currency: `$50`, `50 dollars`, `s/80`, `49.99usd`, `1,000 pesos mexicanos`. */
export function readMoney(text: string, decimals: DecimalMark | null = null): WrittenPrice | null {
  const { before, digits, after } = one.exec(text)?.groups ?? {};
  return digits === undefined ? null : moneyOf(digits, [before, after], decimals);
}

function moneyOf(
  digits: string,
  names: (string | undefined)[],
  decimals: DecimalMark | null,
): WrittenPrice | null {
  const named = names.map((name) => name?.trim() ?? "").filter((name) => name !== "");
  const currencies = named.map(currencyOf);
  const known = new Set(currencies.filter((currency) => currency !== "$"));
  if (currencies.includes(null) || known.size > 1) return null;
  const minor = Math.round(readNumber(digits, decimals) * 100);
  if (!(minor >= 0 && minor <= largestMinor)) return null;
  return { minor, currency: [...known][0] ?? currencies[0] ?? null };
}

/** Whether a text is nothing but a number that cannot be read, such as `1.2.3` or `1,2345`. */
export function isMistypedPrice(text: string): boolean {
  const isNumber = /^(?:s\/\.?|[a-z]{0,3}\$)? ?\d[\d.,' ]*$/i.test(text.trim());
  return isNumber && readWrittenPrice(text) === null;
}

/** Whether an amount names no currency, a dollar sign, or one of the currencies of races. */
export function isOurs({ currency }: WrittenPrice): boolean {
  return currency === null || currency === "$" || isCurrency(currency);
}

/** The currency of a sign or a name; `$` for the sign alone, `null` for any other text. */
export function currencyOf(name: string): string | null {
  const plain = fold(name).trim();
  if (plain === "$") return "$";
  if (Object.hasOwn(currencyWords, plain)) return currencyWords[plain] ?? null;
  if (foreign.test(plain) || /^\p{Sc}$/u.test(plain)) return plain.toUpperCase();
  const [first = "", second = ""] = plain.split(" ");
  const own = nations.find(
    ([nation, money]) =>
      (nation.test(first) && money.test(second)) || (nation.test(second) && money.test(first)),
  )?.[2];
  const both = first === "$" || second === "$" ? (first === "$" ? second : first) : "";
  return own ?? (both === "" ? null : (dollarsOf[both] ?? currencyOf(both)));
}

/** The lowest of some amounts in one currency. */
function lowestOf(amounts: (WrittenPrice | null)[]): WrittenPrice | null {
  const read = amounts.filter((amount) => amount !== null);
  const named = new Set(read.flatMap(({ currency }) => currency ?? []));
  if (read.length < amounts.length || named.size > 1) return null;
  return { minor: Math.min(...read.map(({ minor }) => minor)), currency: [...named][0] ?? null };
}

/**
 * A number with marks for thousands, decimals or both. One or two digits after the only mark are
 * decimals, three are thousands; of both marks the last one is that of the decimals.
 */
function readNumber(typed: string, decimals: DecimalMark | null): number {
  const compact = typed.replace(/[ '’]/g, "");
  const marks: readonly string[] = compact.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(compact);
  const other = last === "." ? "," : ".";
  const [whole = "", ...fractions] = compact.split(last);
  const [fraction = ""] = fractions;
  if (marks.includes(other)) {
    const isGrouped = /^\d{1,3}$/.test(whole.split(other)[0] ?? "") && areGroups(whole, other);
    return fractions.length === 1 && isGrouped
      ? Number(`${whole.replaceAll(other, "")}.${fraction}`)
      : NaN;
  }
  const isGrouped = /^[1-9]\d{0,2}$/.test(whole) && areGroups(compact, last);
  if (isGrouped && !(decimals === last && fractions.length === 1)) {
    return Number(compact.replaceAll(last, ""));
  }
  return fractions.length === 1 && fraction.length <= 3 ? Number(`${whole}.${fraction}`) : NaN;
}

function areGroups(number: string, mark: string): boolean {
  return number
    .split(mark)
    .slice(1)
    .every((group) => group.length === 3);
}
