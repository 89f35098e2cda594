import { sql } from "drizzle-orm";
import { raceCards } from "#features/races/card/cards.server.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { FoundRace } from "../conversation/assistant.ts";

/** The cards of a stored answer, as the races are now and in the stored order. Deleted races are left out. */
export async function foundRaces(
  { db, now }: Pick<Services, "db" | "now">,
  refs: readonly { id: string; why: string[] }[],
): Promise<FoundRace[]> {
  const ids = refs.map(({ id }) => id).filter(isId);
  if (ids.length === 0) return [];
  const cards = await raceCards(
    db,
    now(),
    sql`select id as race_id from races where id in ${ids}`,
    sql`picked.race_id`,
  );
  const known = new Map(cards.map((race) => [race.id, race]));
  return refs.flatMap(({ id, why }) => {
    const race = known.get(id.toLowerCase());
    return race ? [{ race, why }] : [];
  });
}
