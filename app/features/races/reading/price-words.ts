import type { Currency } from "#values/money.ts";
import type { OneMeaning } from "./term.ts";

const free =
  /^(free|free entry|free of charge|no cost|gratis|gratuit[oa]s?|sin costo|entrada libre|inscripcion (gratis|gratuita|libre))$/;

const below =
  /^(under|below|within|max|maximum|max(imum)? of|up to|at most|less than|cheaper than|(no|not) more than|<|((de|por) )?menos (de|que)|hasta|(como )?maximo|maximo de|no mas de|por debajo de)$/;

const currencyWords: Record<string, string> = {
  usd: "USD",
  dollar: "USD",
  dollars: "USD",
  dolar: "USD",
  dolares: "USD",
  bucks: "USD",
  mxn: "MXN",
  peso: "MXN",
  pesos: "MXN",
  pen: "PEN",
  sol: "PEN",
  soles: "PEN",
  cad: "CAD",
  euro: "EUR",
  euros: "EUR",
  eur: "EUR",
  gbp: "GBP",
  pounds: "GBP",
  libras: "GBP",
};

/** The words that name a currency by themselves. */
export const currencyNames = Object.keys(currencyWords);

/** What stands before a number. */
const signs: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  $: "USD",
  us$: "USD",
  mx$: "MXN",
  c$: "CAD",
  ca$: "CAD",
  "s/": "PEN",
  "s/.": "PEN",
};

/** Whose money it is, behind or before its name: `pesos mexicanos`, `canadian dollars`. */
const nations: Record<string, { money: RegExp; currency: Currency }> = {
  "us|american|americanos|estadounidenses": { money: /^(dollars?|dolares)$/, currency: "USD" },
  "canadian|canadiense|canadienses|cad": { money: /^(dollars?|dolares)$/, currency: "CAD" },
  "mexican|mexicanos|mxn": { money: /^pesos?$/, currency: "MXN" },
  "peruvian|peruanos|nuevos|pen": { money: /^sol(es)?$/, currency: "PEN" },
};

const orLess = /^((or|o|and) (less|under|below|cheaper|menos)|como maximo)$/;
const atMost = /^(max|maximum|maximo|tops)$/;

/** No race costs more: larger numbers are something else. */
const mostDigits = 6;

/** What a race may cost: `free`, `gratis`, `under 50 dollars`, `menos de 500 pesos`, `$50`, `30 soles o menos`. */
export function readPrice(words: readonly string[]): OneMeaning | null {
  if (free.test(words.join(" "))) return { kind: "price", minor: 0, currency: "USD" };
  for (let size = 1; size <= Math.min(3, words.length - 1); size++) {
    const amount = below.test(words.slice(0, size).join(" ")) && readAmount(words.slice(size));
    if (amount) return amount;
  }
  const isBounded = orLess.test(words.slice(-2).join(" "));
  const tail = isBounded ? 2 : atMost.test(words.at(-1) ?? "") ? 1 : 0;
  return readAmount(words.slice(0, words.length - tail));
}

/** `$50`, `50 dollars`, `s/80`, `49.99usd`, `1,000 pesos mexicanos`. A number without a currency is none. */
function readAmount(words: readonly string[]): OneMeaning | null {
  const [, before = "", digits = "", after = ""] =
    /^(us\$|mx\$|ca?\$|s\/\.?|[$€£])? ?(\d[\d.,]*) ?([a-z]+(?: [a-z]+)?)?$/.exec(words.join(" ")) ??
    [];
  const currency = after ? currencyOf(after) : signs[before];
  // Thousands as they are written in either language: `1,000` and `1.000`.
  const amount = Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));
  if (!currency || !(amount < 10 ** mostDigits)) return null;
  return { kind: "price", minor: Math.round(amount * 100), currency };
}

function currencyOf(name: string): string | undefined {
  const [one = "", other] = name.split(" ");
  if (other === undefined)
    return Object.hasOwn(currencyWords, one) ? currencyWords[one] : undefined;
  return Object.entries(nations).find(([names, { money }]) =>
    [
      [one, other],
      [other, one],
    ].some(([nation = "", unit = ""]) => names.split("|").includes(nation) && money.test(unit)),
  )?.[1].currency;
}
