import { raceEventPlaces } from "#db/schema.ts";
import type { Services } from "#services/services.ts";

/** Ids have at most 15 digits: a number of JavaScript holds them exactly. */
const written = /^\d{1,15}$/;

/**
 * The place that a client names in `Last-Event-ID`; `null` when it names none.
 * @returns "unknown" for an id that was never given: its reader would wait for what has passed
 */
export async function lastEventOf(
  { db }: Pick<Services, "db">,
  id: string | null,
): Promise<number | null | "unknown"> {
  if (id === null || id === "") return null;
  if (!written.test(id)) return "unknown";
  const place = Number(id);
  const [given] = await db.select({ last: raceEventPlaces.lastPlace }).from(raceEventPlaces);
  return place > (given?.last ?? 0) ? "unknown" : place;
}
