import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { entryRaceDays, raceRegistrations } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** What is arranged for the entries of a runner. */
export const raceDayData: PersonalData = {
  lists: {
    "race-days": {
      tables: ["entry_race_days"],
      rows: ({ userId }) => sql`
        select e.registration_id, r.race_name, p.name as kit_place, s.day as kit_day, s.begins as kit_begins,
          s.ends as kit_ends, e.collector_name, e.collector_code, e.expected_s, w.name as wave,
          w.start_time as wave_start, e.updated_at
        from entry_race_days e join race_registrations g on g.id = e.registration_id
        join races r on r.id = g.race_id
        left join kit_slots s on s.id = e.slot_id left join kit_places p on p.id = s.place_id
        left join start_waves w on w.id = e.wave_id
        where g.user_id = ${userId}::uuid order by g.created_at`,
    },
  },
};

/** Deletes what is arranged for the entries of a runner. Call it while the entries still say whose they are. */
export async function forgetRaceDays(tx: Database, userId: string) {
  // The entries first, as the commands that change what is arranged for them do.
  const own = await tx
    .select({ id: raceRegistrations.id })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.userId, userId))
    .orderBy(asc(raceRegistrations.id))
    .for("no key update");
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  // Triggers: places taken in time slots; see app/db/functions/registrations.sql
  await tx.delete(entryRaceDays).where(inArray(entryRaceDays.registrationId, ids));
}
