import { eq } from "drizzle-orm";
import { races } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import type { RosterFilters } from "./roster.ts";

/** Records in the audit log that somebody exported the start list of a race. */
export async function recordExport(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  race: { id: string; name: string },
  as: "csv" | "page",
): Promise<void> {
  await recordChange(services, editor, {
    action: "exported",
    subjectType: "start list",
    subjectId: race.id,
    subjectName: race.name,
    after: { as },
  });
}

/** Records in the audit log which registrations somebody exported; a race by its name. */
export async function recordRosterExport(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  filters: RosterFilters,
  as: "csv" | "xlsx",
): Promise<void> {
  const { raceId, ...others } = filters;
  const used = Object.entries(others).filter(([, value]) => value);
  await recordChange(services, editor, {
    action: "exported",
    subjectType: "registrations",
    subjectId: raceId,
    subjectName: (raceId && (await findRaceName(services, raceId))) || "of all races",
    after: { as, ...Object.fromEntries(used) },
  });
}

async function findRaceName(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<string | undefined> {
  const [race] = await db.select({ name: races.raceName }).from(races).where(eq(races.id, raceId));
  return race?.name;
}
