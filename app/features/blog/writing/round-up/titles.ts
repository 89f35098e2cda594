import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { formatDay } from "#values/day.ts";
import { listOf } from "#values/text/list-of.ts";
import type { CommonGround } from "./common-ground.ts";
import { monthsInProse } from "./days.ts";
import { capital, kindsOf, numberWord } from "./words.ts";

/** Countries that a title can name. */
const mostCountries = 3;

/** `Six trail races in Peru, July to September 2027` */
export function titleOf(races: readonly RaceFacts[], known: CommonGround): string {
  const { first, last } = known;
  return `${capital(countedRaces(races, known))}${placeOf(races, known)}, ${first === last ? formatDay(first) : monthsInProse(first, last)}`;
}

/** `six trail races in Peru from July to September 2027` */
export function groupInWords(races: readonly RaceFacts[], known: CommonGround): string {
  const { first, last } = known;
  const months = monthsInProse(first, last);
  if (first === last)
    return `${countedRaces(races, known)}${placeOf(races, known)} on ${formatDay(first)}`;
  const when = first.slice(0, 7) === last.slice(0, 7) ? `in ${months}` : `from ${months}`;
  return `${countedRaces(races, known)}${placeOf(races, known)} ${when}`;
}

function countedRaces({ length }: readonly RaceFacts[], { kind }: CommonGround): string {
  return `${numberWord(length)} ${kind ? kindsOf(kind) : "races"}`;
}

function placeOf(races: readonly RaceFacts[], { city, state, country }: CommonGround): string {
  if (city) return ` in ${city}`;
  if (state && country) return ` in ${state}, ${country}`;
  if (country) return ` in ${theCountry(country)}`;
  const countries = [...new Set(races.map((race) => theCountry(race.country)))];
  return countries.length > mostCountries ? "" : ` in ${listOf(countries)}`;
}

const withArticle =
  /^(?:united |netherlands$|philippines$|bahamas$|maldives$|(?:czech|dominican) republic$)/i;

/** `the United States` */
export function theCountry(name: string): string {
  return withArticle.test(name) ? `the ${name}` : name;
}
