import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { kindOf } from "#features/writing/race-words.ts";
import { type Day, formatMonthYear, yearOf } from "#values/day.ts";
import { placeText } from "#values/text/place-text.ts";

/** What all races of a text share: the text says it once. */
export type CommonGround = {
  /** `trail race`; `null` where the races are of several kinds. */
  kind: string | null;
  year: number | null;
  city: string | null;
  state: string | null;
  country: string | null;
  first: Day;
  last: Day;
};

/** @param races - at least one */
export function commonGround(races: readonly RaceFacts[]): CommonGround {
  const days = races.map(({ startDate }) => startDate).sort();
  const shared = <Value>(read: (race: RaceFacts) => Value): Value | null => {
    const values = new Set(races.map(read));
    const [value] = values;
    return values.size === 1 && value !== undefined ? value : null;
  };
  return {
    kind: shared(kindOf),
    year: shared(({ startDate }) => yearOf(startDate)),
    city: shared(({ city }) => city),
    state: shared(({ stateProvince }) => stateProvince),
    country: shared(({ country }) => country),
    first: days[0] ?? "",
    last: days.at(-1) ?? "",
  };
}

/** `Huaraz, Áncash, Peru` without what the reader already knows, but always with the city. */
export function placeInProse(
  { city, stateProvince, country }: Pick<RaceFacts, "city" | "stateProvince" | "country">,
  known: Pick<CommonGround, "state" | "country">,
): string {
  const isSaid = stateProvince === known.state || isNamedAlike(city, stateProvince);
  const state = isSaid ? null : stateProvince;
  const land = country === known.country ? null : country;
  return placeText({ city, state, country: land }, "en");
}

/** Cities that are their own states, under another name. */
const ownStates = new Map([["Mexico City", /^(?:ciudad de m[eé]xico|cdmx)$/i]]);

function isNamedAlike(city: string, state: string | null): boolean {
  return city === state || Boolean(ownStates.get(city)?.test(state ?? ""));
}

export type RaceChapter = {
  /** `null` where the races need no chapters. */
  title: string | null;
  races: RaceFacts[];
};

/** Fewer races need no chapters. */
const fewestForChapters = 5;

/**
 * Races in the order of the text: upcoming ones by country or else by month, soonest first, then
 * cancelled and past ones.
 */
export function chaptersOf(races: readonly RaceFacts[]): RaceChapter[] {
  const sorted = [...races].sort(
    (one, other) =>
      one.startDate.localeCompare(other.startDate) || one.name.localeCompare(other.name, "en"),
  );
  const isOff = ({ status }: RaceFacts) => status === "cancelled";
  const coming = sorted.filter((race) => !isOff(race) && !race.isPast);
  const off = sorted.filter((race) => isOff(race) && !race.isPast);
  const past = sorted.filter(({ isPast }) => isPast).toReversed();
  const isMixed = [coming, off, past].filter(({ length }) => length > 0).length > 1;
  return [
    ...comingChapters(coming, isMixed),
    { title: isMixed ? "Cancelled" : null, races: off },
    { title: isMixed ? "Already run" : null, races: past },
  ].filter((chapter) => chapter.races.length > 0);
}

function comingChapters(races: RaceFacts[], isMixed: boolean): RaceChapter[] {
  const whole = [{ title: isMixed ? "Still to come" : null, races }];
  if (races.length < fewestForChapters) return whole;
  const { country, first, last } = commonGround(races);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const titleOf =
    country === null
      ? (race: RaceFacts) => race.country
      : (race: RaceFacts) => formatMonthYear(race.startDate, "en");
  if (country !== null && isOneMonth) return whole;
  const groups = [...Map.groupBy(races, titleOf)];
  // Headings help only where they group races.
  if (groups.length > races.length / 2) return whole;
  return groups.map(([title, found]) => ({ title, races: found }));
}
