import { toMeters } from "#features/races/distance.ts";
import { amountsIn, type KnownRace } from "#features/writing/known-race.ts";
import { mistakesIn } from "#features/writing/mistakes.ts";
import { numberWords, ordinalWords } from "#features/writing/number-words.ts";
import { type Day, monthNames, parseDay } from "#values/day.ts";
import { plainScript } from "../script/plain-script.ts";
import type { ScriptRace } from "./script-race.ts";

/** Where a script contradicts the facts of its races, in words that a model can act on. */
export function scriptMistakes(script: string, races: readonly ScriptRace[], today: Day): string[] {
  return mistakesIn(inDigits(plainScript(script)), races.map(knownRace), today);
}

function knownRace(race: ScriptRace): KnownRace {
  const { date, known, location, distance, description, type } = race;
  const day = parseDay(date);
  const closes = parseDay(known?.closes ?? "");
  const words = distance.split(/[;,]\s/);
  const lengths = words.flatMap((text) => {
    const meters = toMeters(text);
    return meters === null ? [] : [{ text, meters }];
  });
  return {
    // The script is read the same way.
    name: inDigits(race.name),
    days: day ? [day, ...(closes ? [closes] : [])] : [],
    places: location.split(",").flatMap((place) => place.trim() || []),
    lengths: lengths.length === words.length ? lengths : [],
    amounts: amountsIn(description).map(({ amount }) => amount),
    words: `${type}. ${description}`,
  };
}

const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);

/** Longer words first: `sixteenth` begins as `six` does. */
const oneOf = (words: Iterable<string>) =>
  [...words].sort((one, other) => other.length - one.length).join("|");

const ordinals = new Map(upTo(31).map((count) => [ordinalWords(count), count]));
const small = new Map(upTo(99).map((count) => [numberWords(count), count]));
const ordinal = `(${oneOf(ordinals.keys())})`;
const twoDigits = oneOf(small.keys());
/** With its capital: `may second` is not a day. */
const month = `(?:${monthNames.join("|")})`;
const unit = "(?:kilomet(?:er|re)s|miles|soles|pesos|dollars)";

const dayBefore = new RegExp(`\\b${ordinal}(?= (?:of )?${month}\\b)`, "g");
const dayAfter = new RegExp(`\\b(${month}) (?:the )?${ordinal}\\b`, "g");
const year = new RegExp(`\\btwenty (${twoDigits})(?![- ](?:${twoDigits}|${unit})\\b)`, "gi");
const number = `(?:(?:${twoDigits}|zero|hundred|thousand|and)[- ])+`;
const measured = new RegExp(`\\b(${number})(?:point (${number}))?(?=${unit}\\b)`, "gi");

/**
 * A script as it would be written for the eye: its days, years, lengths and prices in digits, all
 * other words as they are.
 * @example inDigits("the sixth of March, twenty twenty-seven") === "the 6th of March, 2027"
 */
function inDigits(script: string): string {
  return script
    .replace(dayBefore, (words: string) => `${ordinals.get(words)}th`)
    .replace(dayAfter, (_, name: string, words: string) => `${name} ${ordinals.get(words)}`)
    .replace(year, (words: string, rest: string) => {
      const count = small.get(rest.toLowerCase()) ?? 0;
      return count < 10 ? words : `20${count}`;
    })
    .replace(measured, (_, whole: string, part: string | undefined) => {
      const digits = String(countIn(whole));
      return part === undefined ? `${digits} ` : `${digits}.${countIn(part)} `;
    });
}

/** @example countIn("one thousand two hundred and fifty ") === 1250 */
function countIn(words: string): number {
  let thousands = 0;
  let rest = 0;
  for (const word of words.toLowerCase().trim().split(/[- ]/)) {
    if (word === "thousand") {
      thousands = rest * 1000;
      rest = 0;
    } else if (word === "hundred") {
      rest *= 100;
    } else {
      rest += small.get(word) ?? 0;
    }
  }
  return thousands + rest;
}
