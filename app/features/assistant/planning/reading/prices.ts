import { readNumber } from "#features/races/reading/number-words.ts";
import { readPrice } from "#features/races/reading/price-words.ts";
import { currencyNames } from "#features/races/written-price.ts";
import {
  type Found,
  findFilled,
  findPhrases,
  type Phrasebook,
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

/** What a sentence names together with a currency. */
const ranges = phrasebook<(first: Money, second: Money) => Money>([
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
      menos cara|caras, mejor precio, menor precio, [de] menor a mayor [precio], [from] lowest|low to highest|high [price], bajo costo, por precio, accesible|accesibles`,
    { kind: "cheap" },
  ],
]);

/** What a race may give: `free parking`. */
const freeThings = wordSet("parking wifi food beer shirt shirts medal medals photos water");

const freeDays = wordSet(
  "time weekend weekends day days saturday sunday spots space spaces places",
);

/** Before `free` where it does not speak of a price: `I am free in May`, `feel free`. */
const beforeOtherFree = wordSet("am im feel are be is was ill m were time car stress pain injury");
const afterOtherFree = wordSet(
  "time weekend weekends day days saturday sunday on in from after to this next",
);

export const priceWords = [
  ...[ranges, spent, free].flatMap((book: Phrasebook<unknown>) => wordsOfBook(book)),
  ...currencyNames,
  ..."under below less maximum within more hasta menos maximo debajo".split(" "),
];
const lengthUnits = /^(k|ks|km|kms|mi|miles?|millas?|kilomet\w+|%|stars?|estrellas?)$/;

/** What a sentence says about prices, in its order. */
export function readPrices(words: readonly string[]): Found<AskedPrice>[] {
  const found: Found<AskedPrice>[] = findFilled(spent, words, moneySlot).map(asMost);
  const spans = findFilled(ranges, without(words, found), moneySlot);
  found.push(...spans.filter(({ value }) => value.currency !== null).map(asMost));
  found.push(...amountsIn(without(words, found)).map(asMost));
  if (found.length === 0) found.push(...bareAmount(words).map(asMost));
  const rest = without(words, found);
  found.push(...findPhrases(free, rest).filter((one) => isAboutPrice(rest, one)));
  return found.toSorted((a, b) => a.at - b.at);
}

function isAboutPrice(words: readonly string[], { at, size }: Found<AskedPrice>): boolean {
  // `La más cara` is not the cheapest.
  if (/^(mas|most)$/.test(words[at - 1] ?? "") && /^(car[oa]s?|expensive)$/.test(words[at] ?? ""))
    return false;
  if (words[at] !== "free" || size > 1) return true;
  // `We have one free weekend`.
  if (freeDays.has(words[at + 1] ?? "")) return false;
  if (freeThings.has(words[at + 1] ?? "")) return false;
  const isPerson = beforeOtherFree.has(words[at - 1] ?? "");
  return !isPerson || !afterOtherFree.has(words[at + 1] ?? "on");
}

function asMost({ value, ...span }: Found<Money>): Found<AskedPrice> {
  return { ...span, value: { kind: "most", ...value } };
}

/** The most words of an amount: `no more than 50 canadian dollars`. */
const phraseLimit = 8;

/** `Under 120`: too long for a race in kilometers, and nothing else is named. */
const bareMost =
  /^(?:(?:ok|and|y|but|pero|only|solo|algo|something) )*(?:under|below|less than|up to|max|menos de|hasta|maximo|debajo de) (\d{2,4})$/;
const leastBare = 60;

export function isBareMost(text: string): boolean {
  return bareMost.test(text);
}

function bareAmount(words: readonly string[]): Found<Money>[] {
  const amount = Number(bareMost.exec(words.join(" "))?.[1] ?? 0);
  return amount < leastBare
    ? []
    : [{ at: 0, size: words.length, value: { amount, currency: null } }];
}

/** Amounts with their currency, as the race list reads them. */
function amountsIn(words: readonly string[]): Found<Money>[] {
  const found: Found<Money>[] = [];
  for (let at = 0; at < words.length; at++) {
    const money = moneyAt(words, at);
    if (!money) continue;
    if (!isLowest(words, at)) found.push({ at, ...money });
    at += money.size - 1;
  }
  return found;
}

/** `Races over 200 dollars`: a minimum is not a maximum, and races cannot be searched by it. */
function isLowest(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).join(" ");
  return (
    /(?:^| )(?:over|above|more than|at least|minimum|minimo|mas|mas de|arriba de|encima de)$/.test(
      before,
    ) &&
    !/(?:^| )(?:no|not|dont|doesnt|wont|nada|nothing|ningun[ao]?|never|nunca|spend|pay|gastar|pagar)(?: |$)/.test(
      before,
    )
  );
}

/** What an amount or its limit can begin with. */
const beginnings =
  /^(\d.*|[$€£<]|usd|mxn|pen|cad|eur|gbp|soles?|us|under|below|sub|within|max(imum)?|up|at|less|cheaper|no|not|nada|nothing|ningun[ao]?|dont|doesnt|wont|de|por|menos|hasta|como|maximo)$/;

function moneyAt(
  words: readonly string[],
  at: number,
  longest = phraseLimit,
): { value: Money; size: number } | null {
  if (!beginnings.test(words[at] ?? "")) return null;
  for (let size = Math.min(longest, words.length - at); size > 1; size--) {
    const phrase = words.slice(at, at + size);
    const meaning = phrase.includes("") ? null : readPrice(amountFirst(phrase));
    if (meaning?.kind !== "price" || meaning.minor === 0) continue;
    const isShared = phrase.includes("$") && !phrase.some((word) => currencyNames.includes(word));
    const currency = isShared ? sharedDollar : meaning.currency;
    return { value: { amount: Math.floor(meaning.minor / 100), currency }, size };
  }
  return null;
}

/** `usd 50` is `50 usd`, and `$ 50 cad` is `50 cad`. */
function amountFirst(phrase: readonly string[]): string[] {
  const at = phrase.findIndex((word, here) => {
    return /^\d/.test(phrase[here + 1] ?? "") && (word === "$" || currencyNames.includes(word));
  });
  if (at < 0) return [...phrase];
  const [number = "", after = ""] = phrase.slice(at + 1, at + 3);
  if (phrase[at] === "$" && !currencyNames.includes(after)) return [...phrase];
  const currency = currencyNames.includes(after) ? [] : [phrase[at] ?? ""];
  return [...phrase.slice(0, at), number, ...currency, ...phrase.slice(at + 2)];
}

/** `50 dollars`, `$50`, `usd 50`, or a number alone. */
const moneySlot: Slot<Money> = (words, at) => {
  const money = /^[\d$€£]|^(usd|mxn|cad|pen|soles)$/.test(words[at] ?? "") && moneyAt(words, at, 4);
  if (money) return money;
  const typed = words[at] ?? "";
  // `Solo puedo pagar una`.
  const amount = /^(?:an?|one|un|una|uno)$/.test(typed) ? null : readNumber(typed);
  if (amount === null || lengthUnits.test(words[at + 1] ?? "")) return null;
  return { value: { amount: Math.floor(amount), currency: null }, size: 1 };
};
