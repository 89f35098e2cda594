import { readNumber } from "../words/numbers.ts";
import {
  type Found,
  findFilled,
  findPhrases,
  phraseAt,
  phrasebook,
  type Slot,
  without,
  wordsOfBook,
} from "../words/phrasebook.ts";
import { wordSet } from "../words/word-set.ts";

/** What a sentence says about the price; `local` money is that of the country. */
export type AskedPrice =
  | { kind: "most"; amount: number; currency: string | null }
  | { kind: "cheap" };

type Money = { amount: number; currency: string | null };

/** The sign that several currencies share. */
export const sharedDollar = "$";

const currencies = phrasebook<string>([
  ["canadian dollars|dollar, cad, dolares canadienses, dolar canadiense", "CAD"],
  [
    "us dollars, usd, dollar|dollars, buck|bucks, dolar|dolares, american dollars, dolares americanos",
    "USD",
  ],
  ["pesos, mxn, pesos mexicanos, mexican pesos", "MXN"],
  ["sol|soles, pen, nuevos soles, peruvian soles", "PEN"],
  ["euro|euros, eur, €", "EUR"],
  ["£, gbp, pounds, libras", "GBP"],
  ["$", sharedDollar],
]);

const most = phrasebook<(first: Money, second: Money) => Money>([
  [
    `under …, below …, less than …, up to …, at most …, maximum [of] …, max [of] …, within …,
      no more than …, not more than …, < …, … or less|under|below, … and under|below,
      … max|maximum|tops, menos de …, hasta …, maximo [de] …, no mas de …, como maximo …,
      por debajo de …, por menos de …, … o menos, … como maximo, … maximo, for …, por …, de …,
      a …, …`,
    (money) => money,
  ],
  [
    "between|entre … and|y …, from|de … to|a …, … to|a|- …",
    (first, second) => ({ ...second, currency: second.currency ?? first.currency }),
  ],
]);

/** These speak of money by themselves: the number needs no currency. */
const spent = phrasebook<(money: Money) => Money>([
  [
    `cheaper than …, costs|cost|costing|priced less than|under|below|up [to] …,
      budget [is|of|under] …, [can] pay|spend [up] [to] …,
      mas barata|baratas|barato|baratos que|de …,
      cueste|cuesten|cuestan|cuesta menos|hasta [de] …,
      que no cueste|cuesten|pase|pasen [mas] [de] …, presupuesto [es] [de] …,
      gastar [mas] [de] [hasta] …, pagar [mas] [de] [hasta] …`,
    (money) => money,
  ],
]);

const free = phrasebook<AskedPrice>([
  [
    `free, for free, free of charge, no fee, no cost, without [any] fee|cost, gratis,
      gratuita|gratuitas|gratuito|gratuitos, sin costo, sin coste, sin pagar, de balde`,
    { kind: "most", amount: 0, currency: null },
  ],
  [
    `too|so|very|pretty expensive, [muy|tan|ta|re|esta|estan] caro|cara|caros|caras, cheap, cheaper, cheapest, affordable, inexpensive, not [too|so|that|very] expensive,
      less expensive, low cost, lower price, best price, by price, sort by price, lowest price,
      barata|baratas|barato|baratos, mas economica|economicas|economico|economicos,
      economica|economicas|economico|economicos, no [sea|sean|es] [tan|muy] cara|caras|caro|caros,
      menos cara|caras, mejor precio, menor precio, bajo costo, por precio, accesible|accesibles`,
    { kind: "cheap" },
  ],
]);

/** What a race may give: `free parking`. */
const freeThings = wordSet("parking wifi food beer shirt shirts medal medals photos water");

/** Before `free` where it does not speak of a price: `I am free in May`, `feel free`. */
const beforeOtherFree = wordSet("am im feel are be is was ill m were time car stress pain injury");
const afterOtherFree = wordSet(
  "time weekend weekends day days saturday sunday on in from after to this next",
);

export const priceWords = [currencies, most, spent, free].flatMap(wordsOfBook);
const lengthUnits = /^(k|ks|km|kms|mi|miles?|millas?|kilomet\w+|%|stars?|estrellas?)$/;

/** What a sentence says about prices, in its order. */
export function readPrices(words: readonly string[]): Found<AskedPrice>[] {
  const found: Found<AskedPrice>[] = findFilled(spent, words, moneySlot).map(asMost);
  const bounded = findFilled(most, without(words, found), moneySlot);
  found.push(...bounded.filter(({ value }) => value.currency !== null).map(asMost));
  const rest = without(words, found);
  found.push(...findPhrases(free, rest).filter((one) => isAboutPrice(rest, one)));
  return found.toSorted((a, b) => a.at - b.at);
}

function isAboutPrice(words: readonly string[], { at, size }: Found<AskedPrice>): boolean {
  if (words[at] !== "free" || size > 1) return true;
  if (freeThings.has(words[at + 1] ?? "")) return false;
  const isPerson = beforeOtherFree.has(words[at - 1] ?? "");
  return !isPerson || !afterOtherFree.has(words[at + 1] ?? "on");
}

function asMost({ value, ...span }: Found<Money>): Found<AskedPrice> {
  return { ...span, value: { kind: "most", ...value } };
}

/** `50 dollars`, `$50`, `usd 50`, or a number alone. */
const moneySlot: Slot<Money> = (words, at) => {
  const before = currencyAt(words, at);
  const number = at + (before?.size ?? 0);
  const amount = readNumber(words[number] ?? "");
  if (amount === null || (before && !/^\d/.test(words[number] ?? ""))) return null;
  const after = currencyAt(words, number + 1);
  if (!before && !after && lengthUnits.test(words[number + 1] ?? "")) return null;
  const isNamedAfter = after && after.value !== sharedDollar;
  const currency = (isNamedAfter ? after.value : (before ?? after)?.value) ?? null;
  return {
    value: { amount: Math.floor(amount), currency },
    size: (before?.size ?? 0) + 1 + (after?.size ?? 0),
  };
};

function currencyAt(words: readonly string[], at: number): Found<string> | null {
  return phraseAt(currencies, words, at);
}
