import type { Currency } from "#values/money.ts";
import type { OneMeaning } from "./term.ts";

const free =
  /^(free|free entry|free of charge|no cost|gratis|gratuit[oa]s?|sin costo|entrada libre|inscripcion (gratis|gratuita|libre))$/;

const below =
  /^(under|below|max|maximum|up to|less than|cheaper than|no more than|((de|por) )?menos (de|que)|hasta|maximo)$/;

const currencyWords: Record<string, Currency> = {
  $: "USD",
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
  "s/": "PEN",
  cad: "CAD",
};

/** No race costs more: larger numbers are something else. */
const mostDigits = 6;

/** What a race may cost: `free`, `gratis`, `under 50 dollars`, `menos de 500 pesos`. */
export function readPrice(words: readonly string[]): OneMeaning | null {
  if (free.test(words.join(" "))) return { kind: "price", minor: 0, currency: "USD" };
  for (let size = 1; size <= Math.min(3, words.length - 1); size++) {
    const amount = below.test(words.slice(0, size).join(" ")) && readAmount(words.slice(size));
    if (amount) return amount;
  }
  return null;
}

/** `$50`, `50 dollars`, `s/80`, `50usd`. A number without a currency is none. */
function readAmount(words: readonly string[]): OneMeaning | null {
  const [, before = "", digits = "", after = ""] =
    /^(us\$|s\/|\$)? ?(\d+) ?([a-z]+)?$/.exec(words.join(" ")) ?? [];
  const name = after || before.replace("us", "");
  const currency = Object.hasOwn(currencyWords, name) ? currencyWords[name] : undefined;
  if (!currency || digits.length > mostDigits) return null;
  return { kind: "price", minor: Number(digits) * 100, currency };
}
