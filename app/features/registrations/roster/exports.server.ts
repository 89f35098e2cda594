import { eq } from "drizzle-orm";
import { races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { RosterFilters } from "./roster.ts";

/** Records in the audit log that an administrator exported the start list of a race. */
export async function recordExport(
  services: Pick<Services, "db" | "now">,
  admin: Admin,
  race: { id: string; name: string },
  as: "csv" | "page",
): Promise<void> {
  await recordChange(services, admin, {
    action: "exported",
    subjectType: "start list",
    subjectId: race.id,
    subjectName: race.name,
    after: { as },
  });
}

/** Records in the audit log which registrations an administrator exported; a race by its name. */
export async function recordRosterExport(
  services: Pick<Services, "db" | "now">,
  admin: Admin,
  filters: RosterFilters,
  as: "csv" | "xlsx",
): Promise<void> {
  const { raceId, ...others } = filters;
  const used = Object.entries(others).filter(([, value]) => value);
  await recordChange(services, admin, {
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
