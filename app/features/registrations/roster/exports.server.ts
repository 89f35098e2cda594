import { eq } from "drizzle-orm";
import { races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { RosterFilters } from "./roster.ts";

type Basics = Pick<Services, "db" | "now">;

/** Writes down that somebody took the start list of a race with them. */
export async function recordExport(
  services: Basics,
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

/** Writes down that somebody took registrations with them, and which: those of a race by its name. */
export async function recordRosterExport(
  services: Basics,
  admin: Admin,
  filters: RosterFilters,
  as: "csv" | "xlsx",
): Promise<void> {
  const { raceId, ...others } = filters;
  const asked = Object.entries(others).filter(([, value]) => value);
  await recordChange(services, admin, {
    action: "exported",
    subjectType: "registrations",
    subjectId: raceId,
    subjectName: (raceId && (await findRaceName(services, raceId))) || "of all races",
    after: { as, ...Object.fromEntries(asked) },
  });
}

async function findRaceName({ db }: Basics, raceId: string): Promise<string | undefined> {
  const [race] = await db.select({ name: races.raceName }).from(races).where(eq(races.id, raceId));
  return race?.name;
}
