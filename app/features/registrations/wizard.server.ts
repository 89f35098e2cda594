import { findRace } from "#features/races/page/race-page.server.ts";
import type { RaceDistance, RacePage } from "#features/races/race.ts";
import type { Services } from "#services/services.ts";
import { readId } from "./schema.ts";
import { type Step, steps } from "./wizard.ts";

/** What an address of the wizard speaks of. */
export type Wizard = {
  race: RacePage;
  /** `null` for a race without distances, `undefined` while none is chosen. */
  distance: RaceDistance | null | undefined;
  distanceId: string | null;
  draftId: string | null;
  step: Step;
};

/**
 * Reads an address of the wizard; `null` when there is no such race. The only distance of a race
 * needs no choosing.
 */
export async function findWizard(
  { db }: Pick<Services, "db">,
  raceId: string,
  params: URLSearchParams,
): Promise<Wizard | null> {
  const race = await findRace({ db }, raceId);
  if (!race) return null;
  const distance = chosen(race.distances, params.get("distance"));
  return {
    race,
    distance,
    distanceId: distance?.id ?? null,
    draftId: readId(params.get("draft")),
    step: steps.find((step) => String(step) === params.get("step")) ?? 1,
  };
}

function chosen(distances: RaceDistance[], asked: string | null): RaceDistance | null | undefined {
  if (asked !== null) return distances.find(({ id }) => id === asked);
  if (distances.length > 1) return undefined;
  return distances[0] ?? null;
}
