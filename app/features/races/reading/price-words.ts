import { free, readMoney } from "../written-price.ts";
import { deniedMore, deniedMoreLimit } from "./most-words.ts";
import type { OneMeaning } from "./term.ts";

const below = new RegExp(
  `^(under|below|sub|within|max|maximum|max(imum)? of|up to|at most|less than|cheaper than|<|((de|por) )?menos (de|que)|hasta|(como )?maximo|maximo de|por debajo de|${deniedMore})$`,
);

const orLess = /^((or|o|and) (less|under|below|cheaper|menos)|como maximo)$/;
const atMost = /^(max|maximum|maximo|tops)$/;

/** No race costs more: larger numbers are something else. */
const mostMinor = 100_000_000;

/** What a race may cost: `free`, `gratis`, `under 50 dollars`, `menos de 500 pesos`, `$50`, `30 soles o menos`. */
export function readPrice(words: readonly string[]): OneMeaning | null {
  if (free.test(words.join(" "))) return { kind: "price", minor: 0, currency: "USD" };
  for (let size = 1; size <= Math.min(deniedMoreLimit, words.length - 1); size++) {
    const amount = below.test(words.slice(0, size).join(" ")) && readAmount(words.slice(size));
    if (amount) return amount;
  }
  const isBounded = orLess.test(words.slice(-2).join(" "));
  const tail = isBounded ? 2 : atMost.test(words.at(-1) ?? "") ? 1 : 0;
  return readAmount(words.slice(0, words.length - tail));
}

/** `$50`, `50 dollars`, `1,000 pesos mexicanos`. A number without a currency is none. */
function readAmount(words: readonly string[]): OneMeaning | null {
  const { minor, currency } = readMoney(words.join(" ")) ?? { minor: 0, currency: null };
  if (currency === null || minor >= mostMinor) return null;
  return { kind: "price", minor, currency: currency === "$" ? "USD" : currency };
}
