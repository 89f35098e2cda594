import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";

/** The part of a viewer that decides what the viewer may edit. */
export type Editor = Pick<Viewer, "userId" | "isAdmin">;

/**
 * The condition that somebody may edit a race, for the statement that finds or locks it:
 * administrators each race, organizers those they are linked to. A link that is removed and an
 * account that is deactivated count from that moment.
 * @param raceId - the column with the race, where the statement names `races` otherwise
 */
export function mayEdit({ userId, isAdmin }: Editor, raceId: SQLWrapper = races.id): SQL {
  if (isAdmin) return sql`true`;
  return sql`exists (
    select from race_organizers linked join user_profiles person using (user_id)
    where linked.race_id = ${raceId} and linked.user_id = ${userId}::uuid and person.is_active)`;
}

/** Whether an editor may edit a race now. The statement that writes asks again. */
export async function editsRace(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
): Promise<boolean> {
  return (await db.$count(races, isEditable(editor, raceId))) > 0;
}

/** The condition on `races` that a row is this race and that the editor may edit it. */
export function isEditable(editor: Editor, raceId: string): SQL | undefined {
  return and(eq(races.id, raceId), mayEdit(editor));
}

/** The head of a screen on which an editor works on a race. */
export type WorkplaceRace = { id: string; name: string; startDate: Day; timeZone: string };

/** A race that the editor may edit; `null` for other people's. */
export async function findWorkplaceRace(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
): Promise<WorkplaceRace | null> {
  const id = readId(raceId);
  if (id === null) return null;
  const [race] = await db
    .select({
      id: races.id,
      name: races.raceName,
      startDate: races.startDate,
      timeZone: races.timeZone,
    })
    .from(races)
    .where(isEditable(editor, id));
  return race ?? null;
}
