import { inArray } from "drizzle-orm";
import { races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { ShownAt, Utterance } from "../conversation/utterance.ts";

/** A conversation with when and where the races are that it has shown. One read, none without races. */
export async function withShownRaces(
  { db }: Pick<Services, "db">,
  conversation: readonly Utterance[],
): Promise<readonly Utterance[]> {
  const ids = conversation.flatMap((message) => message.races.map(({ id }) => id)).filter(isId);
  if (ids.length === 0) return conversation;
  const rows = await db
    .select({
      id: races.id,
      day: races.startDate,
      city: races.city,
      state: races.stateProvince,
      country: races.country,
    })
    .from(races)
    .where(inArray(races.id, [...new Set(ids)]));
  const places = new Map<string, ShownAt>(rows.map(({ id, ...at }) => [id, at]));
  return conversation.map((message) => ({
    ...message,
    races: message.races.map((race) => {
      const at = places.get(race.id);
      return at ? { ...race, at } : race;
    }),
  }));
}
