import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { raceKind } from "#features/races/race-type.ts";
import { listOf } from "#values/text/list-of.ts";
import { theDistance } from "./prose-values.ts";

/** What runners ask about a race and its listing does not answer: `start time`, `price`. */
export function unknownsOf(race: RaceFacts): string[] {
  if (race.isPast || race.status === "cancelled") return [];
  const { distances, registration } = race;
  const isHilly = /^(?:trail|ultra)$/.test(raceKind(race.type));
  const isWithoutClimb =
    !race.elevationGain && distances.every(({ elevationGain }) => !elevationGain);
  const unknown = [
    !race.startTime && distances.every(({ startTime }) => !startTime) && "start time",
    distances.length === 0 && "distances",
    pricesMissing(race),
    isHilly && isWithoutClimb && "climb",
    registration.state === "open" && !registration.deadline && "closing date for entries",
  ];
  return unknown.filter((each) => typeof each === "string");
}

function pricesMissing({ distances, earlyCost, finalCost }: RaceFacts): string | false {
  const missing = distances.filter(({ price }) => price.kind === "unknown");
  if (missing.length === 0 && distances.length > 0) return false;
  if (missing.length === distances.length) return earlyCost || finalCost ? false : "price";
  return `price of ${listOf(missing.map(theDistance), "en")}`;
}

/** Said plainly, with the race: `The listing does not say yet: start time and price.` */
export function unknownsSentence(race: RaceFacts): string | null {
  const unknown = unknownsOf(race);
  if (unknown.length === 0) return null;
  const [only] = unknown;
  if (unknown.length === 1) return `The listing does not give the ${only} yet.`;
  return `The listing gives no ${listOf(unknown, "en", "or")} yet.`;
}
