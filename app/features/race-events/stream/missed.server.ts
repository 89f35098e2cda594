import { sql } from "drizzle-orm";
import { boolean, integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceEvents } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { SeenEvent } from "../race-event.ts";

/** How many events one statement reads. */
export const missedAtOnce = 500;

const missed = {
  place: integer,
  kind: raceEvents.kind,
  raceId: raceEvents.raceId,
  subjectId: raceEvents.subjectId,
  at: raceEvents.createdAt,
  isOwn: boolean,
};

/** What a person may see of the events after a place, in their order. */
export function eventsMissed(
  { db }: Pick<Services, "db">,
  userId: string,
  place: number,
): Promise<SeenEvent[]> {
  return readRows(
    db,
    missed,
    sql`
    select e.place, e.kind, e.race_id as "raceId", e.subject_id as "subjectId", e.created_at as at,
      coalesce(e.user_id = ${userId}::uuid, false) as "isOwn"
    from race_events e
    where e.place > ${place} and (
      e.user_id = ${userId}::uuid
      or e.race_id in (select race_id from race_organizers where user_id = ${userId}::uuid)
    )
    order by e.place limit ${missedAtOnce}`,
  );
}
