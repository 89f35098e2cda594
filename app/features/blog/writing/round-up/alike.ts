import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { showPrice } from "#features/races/price.ts";

/** Fewer races are told one by one, also where they are alike. */
const fewestAlike = 3;

/** Races that are told together: one, or several that differ in their place alone. */
export type AlikeRaces = { races: readonly [RaceFacts, ...RaceFacts[]] };

/** Puts races together that share all that a text would say, so that no sentence comes nine times. */
export function alikeTogether(races: readonly RaceFacts[]): AlikeRaces[] {
  const groups = Map.groupBy(races, keyOf);
  return [...groups.values()].flatMap(([first, ...others]): AlikeRaces[] => {
    if (!first) return [];
    const all: [RaceFacts, ...RaceFacts[]] = [first, ...others];
    return all.length >= fewestAlike ? [{ races: all }] : all.map((race) => ({ races: [race] }));
  });
}

function keyOf(race: RaceFacts): string {
  const { type, status, isPast, startDate, startTime, registration, distances } = race;
  const { state, deadline } = registration;
  const offered = distances.map(({ name, price, timeLimit, elevationGain }) => ({
    name,
    timeLimit,
    elevationGain,
    price: showPrice(price),
  }));
  return JSON.stringify({ type, status, isPast, startDate, startTime, state, deadline, offered });
}
