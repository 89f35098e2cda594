import { written } from "#features/assistant/built-in/words/written.ts";
import type { DistanceFacts, RaceFacts } from "#features/assistant/search/race-facts.ts";
import { distanceTextNames } from "#features/races/distance-columns.ts";
import { recordOf } from "#values/record.ts";

/**
 * A race whose texts are no Markdown: what organizers typed cannot become a link, a picture or a
 * table.
 */
export function withSafeTexts(race: RaceFacts): RaceFacts {
  return {
    ...race,
    name: written(race.name),
    city: written(race.city),
    stateProvince: safe(race.stateProvince),
    country: written(race.country),
    address: safe(race.address),
    organizer: safe(race.organizer),
    elevationGain: safe(race.elevationGain),
    elevationLoss: safe(race.elevationLoss),
    type: written(race.type),
    distances: race.distances.map(safeDistance),
  };
}

function safeDistance(distance: DistanceFacts): DistanceFacts {
  const { price } = distance;
  return {
    ...distance,
    name: written(distance.name),
    timeLimit: safe(distance.timeLimit),
    ...recordOf(distanceTextNames, (name) => safe(distance[name])),
    elevationGain: safe(distance.elevationGain),
    elevationLoss: safe(distance.elevationLoss),
    price:
      price.kind === "amount"
        ? { ...price, text: written(price.text), original: safe(price.original) }
        : price,
  };
}

function safe(text: string | null): string | null {
  return text === null ? null : written(text).trim() || null;
}
