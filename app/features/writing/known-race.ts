import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { toMeters } from "#features/races/distance.ts";
import { distanceTextNames } from "#features/races/distance-columns.ts";
import type { Day } from "#values/day.ts";

/** A length as a text names it: `10 km`. */
type WrittenLength = { text: string; meters: number };

/** Meters are left out: those are climbs. */
const length = /(?<![\d.,-])\d[\d.,]*[ -]?(?:kms?|k|kilomet(?:er|re)s?|mi|miles?)(?![a-z\d])/gi;

/** A sentence about training or hills: its lengths are not those of a race. */
const notOfRaces =
  /\b(?:train(?:ing|s)?|long runs?|weeks?|climbs?|climbing|gain|pace|drive|ride)\b/i;

/** A part of a course, or the way to it. */
const partBefore = /\b(?:last|first|final|every|each|next|remaining|after|at|another)\s+$/i;
const partAfter =
  /^\s*(?:mark\b|from\b|away\b|out\b|into\b|before\b|north|south|east|west|of (?:the|climb|trail|road|asphalt|gravel|beach))/i;

/** How far a rounded length may be from the true one: `26 miles` is a marathon. */
const rounding = 0.04;

/** What a text about a race is compared with. What is empty is not known, and not compared. */
export type KnownRace = {
  name: string;
  /** The day of the race first, then the last one of registration. */
  days: readonly Day[];
  /** From the city to the country. */
  places: readonly string[];
  lengths: readonly WrittenLength[];
  /** Every price, without commas and `.00`: any other is wrong, also where there are none. */
  amounts: readonly string[];
  /** All other texts about it: whatever they contain is not a mistake. */
  words: string;
};

/** What our rows know of a race. */
export function knownRace(race: RaceFacts): KnownRace {
  const { name, event, startDate, registration, city, stateProvince, country, distances } = race;
  const texts = distances.flatMap((distance) => distanceTextNames.map((name) => distance[name]));
  const lengths = distances.flatMap(({ name: text, meters }) =>
    meters === null ? [] : [{ text, meters }],
  );
  return {
    name,
    days: registration.deadline ? [startDate, registration.deadline] : [startDate],
    places: [city, stateProvince, country].filter((place) => place !== null),
    lengths: lengths.length === distances.length ? lengths : [],
    amounts: amountsOf(race),
    words: [event, race.address, race.description, ...texts].filter(Boolean).join(". "),
  };
}

/** Amounts with the mark of a currency. */
const marked =
  /(?:S\/|C?\$)\s?(\d[\d,]*(?:\.\d{2})?)|(\d[\d,]*(?:\.\d{2})?) ?(?:USD|MXN|PEN|CAD|soles|pesos|dollars)\b/gi;

/** The amounts of money that a text names. */
export function amountsIn(text: string): { text: string; amount: string }[] {
  return [...text.matchAll(marked)].map(([found, before, after]) => ({
    text: found,
    amount: plainAmount(before ?? after ?? ""),
  }));
}

function amountsOf({ distances, price, earlyCost, finalCost }: RaceFacts): string[] {
  const texts = [price, ...distances.map((distance) => distance.price)].flatMap((each) =>
    each.kind === "amount" ? [each.text, each.original ?? ""] : [],
  );
  return [...texts, earlyCost ?? "", finalCost ?? ""].flatMap((text) =>
    (text.match(/\d[\d,]*(?:\.\d{2})?/g) ?? []).map(plainAmount),
  );
}

function plainAmount(text: string): string {
  return text.replaceAll(",", "").replace(/\.00$/, "");
}

export function lengthsIn(text: string): WrittenLength[] {
  return [...text.matchAll(length)].flatMap(([found]) => {
    const meters = toMeters(found);
    return meters === null ? [] : [{ text: found, meters }];
  });
}

/** The lengths that a sentence gives to a whole race. */
export function raceLengthsIn(sentence: string): WrittenLength[] {
  if (notOfRaces.test(sentence)) return [];
  return [...sentence.matchAll(length)].flatMap((found) => {
    const before = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length);
    return partBefore.test(before) || partAfter.test(after) ? [] : lengthsIn(found[0]);
  });
}

export function isThatLength({ meters }: WrittenLength, known: number): boolean {
  return Math.abs(meters - known) <= known * rounding;
}
