import { findRaces } from "#features/races/page/race-page.server.ts";
import { isFull, placeOf, type RacePage } from "#features/races/race.ts";
import { mayRegister, todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import type { ScriptRace } from "./script-race.ts";

/** The races to write a script about, in the order of their ids. Deleted races are left out. */
export async function scriptRacesOf(
  { db, now }: Pick<Services, "db" | "now">,
  ids: readonly string[],
): Promise<(ScriptRace & { id: string })[]> {
  const byId = new Map((await findRaces({ db }, ids, "en")).map((race) => [race.id, race]));
  return ids.flatMap((id) => {
    const race = byId.get(id);
    return race ? { id, ...scriptRaceOf(race, todayAt(race, now())) } : [];
  });
}

function scriptRaceOf(race: RacePage, today: Day): ScriptRace {
  const { distances } = race;
  const hasDistances = distances.length > 0;
  const isSoldOut = hasDistances && distances.every(isFull);
  return {
    name: race.name,
    date: race.startDate,
    location: placeOf(race, "en"),
    type: race.type,
    description: race.description ?? "",
    distance: hasDistances
      ? distances.map(({ text }) => text).join("; ")
      : (race.distance?.text ?? ""),
    known: {
      startTime: race.startTime ?? "",
      climb: race.elevationGain ?? "",
      closes: race.registrationDeadline ?? "",
      takesRegistrations: mayRegister(race, today) && !isSoldOut,
      isFree: hasDistances && distances.every(({ price }) => price.kind === "free"),
      isCancelled: race.status === "cancelled",
    },
  };
}
