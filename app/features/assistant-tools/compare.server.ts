import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { raceFactsOf } from "#features/assistant/search/race-lookup.server.ts";
import { shortened } from "#features/assistant/search/shortened.ts";
import { placeOf } from "#features/races/race.ts";
import { showPrice } from "#features/races/shown-price.ts";
import { notStated } from "./messages.ts";
import { nameOf } from "./races.server.ts";
import type { ToolRequest } from "./schema.ts";
import type { ToolContext, ToolFinding } from "./tool-context.ts";

/** Characters of one value. */
const valueLimit = 300;

export async function compareRaces(
  { services, origin }: ToolContext,
  { race_ids }: ToolRequest<"compare_races">,
): Promise<ToolFinding> {
  const races = await raceFactsOf(services, race_ids);
  if (races.length < 2) return { problem: "too-few-races" };
  return {
    found: {
      races: races.map((race) => nameOf(race, origin)),
      facts: Object.entries(facts).map(([fact, read]) => ({
        fact,
        values: races.map((race) => shortened(read(race) ?? "", valueLimit) || notStated),
      })),
    },
  };
}

const facts: Record<string, (race: RaceFacts) => string | null> = {
  date: (race) => race.startDate,
  start_time: (race) => race.startTime,
  place: (race) => placeOf(race, "en"),
  type: (race) => race.type,
  distances: (race) => race.distances.map(({ name }) => name).join(", "),
  price_from: (race) => (race.price.kind === "unknown" ? null : showPrice(race.price, "en")),
  climb: (race) => race.elevationGain,
  time_limits: (race) =>
    race.distances
      .flatMap(({ name, timeLimit }) => (timeLimit ? `${name}: ${timeLimit}` : []))
      .join("; "),
  registration: (race) => race.registration.state,
  registration_deadline: (race) => race.registration.deadline,
  rating: (race) => race.rating && `${race.rating.average} of 5 by ${race.rating.count}`,
};
