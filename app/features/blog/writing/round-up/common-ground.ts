import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { type Day, yearOf } from "#values/day.ts";
import { placeText } from "#values/text/place-text.ts";
import { kindOf } from "./words.ts";

/** What all races of a text share: it is said once, and not with each race. */
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

/** `Huaraz, Áncash, Peru` without what the reader knows. The city is always told. */
export function placeInProse(
  { city, stateProvince, country }: Pick<RaceFacts, "city" | "stateProvince" | "country">,
  known: Pick<CommonGround, "state" | "country">,
): string {
  const isSaid = stateProvince === known.state || isNamedAlike(city, stateProvince);
  const state = isSaid ? null : stateProvince;
  const land = country === known.country ? null : country;
  return placeText({ city, state, country: land });
}

/** Cities that are their own states, under another name. */
const ownStates = new Map([["Mexico City", /^(?:ciudad de m[eé]xico|cdmx)$/i]]);

function isNamedAlike(city: string, state: string | null): boolean {
  return city === state || Boolean(ownStates.get(city)?.test(state ?? ""));
}
