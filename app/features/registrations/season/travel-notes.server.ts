import { and, eq, sql } from "drizzle-orm";
import { raceRegistrations, races, travelNotes } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { isMade } from "../made-entry.server.ts";
import type { NoteProblem } from "./messages.ts";

/** A registration of the viewer with the note for the way to its race; `null` for other people's. */
export async function findTravelNote(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  registration: string,
) {
  const id = readId(registration);
  if (id === null) return null;
  const [found] = await db
    .select({
      race: { id: races.id, name: races.raceName, startDate: races.startDate, city: races.city },
      note: travelNotes.note,
    })
    .from(raceRegistrations)
    .innerJoin(races, eq(races.id, raceRegistrations.raceId))
    .leftJoin(travelNotes, eq(travelNotes.registrationId, raceRegistrations.id))
    .where(and(eq(raceRegistrations.id, id), eq(raceRegistrations.userId, viewer.userId), isMade));
  return found ?? null;
}

/**
 * Stores the viewer's note for a registration of their own; an empty one takes it away.
 * @returns `null` where the viewer has no such registration
 */
export async function saveTravelNote(
  { db, limits }: Pick<Services, "db" | "limits">,
  viewer: Pick<Viewer, "userId">,
  registration: string,
  note: string,
): Promise<{ problem: NoteProblem | null } | null> {
  const id = readId(registration);
  if (id === null) return null;
  const { userId } = viewer;
  const own = and(eq(raceRegistrations.id, id), eq(raceRegistrations.userId, userId), isMade);
  if ((await db.$count(raceRegistrations, own)) === 0) return null;
  if (!(await limits.allow("travelNote", userId))) return { problem: "too-often" };
  if (note === "") {
    await db
      .delete(travelNotes)
      .where(and(eq(travelNotes.registrationId, id), eq(travelNotes.userId, userId)));
  } else {
    await db.execute(sql`
      insert into travel_notes (registration_id, user_id, note)
      select id, user_id, ${note} from race_registrations
      where id = ${id}::uuid and user_id = ${userId}::uuid
      on conflict (registration_id) do update set note = excluded.note
      where travel_notes.user_id = excluded.user_id`);
  }
  return { problem: null };
}
