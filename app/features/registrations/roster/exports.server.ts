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

/** Writes down that somebody took registrations with them, and which. */
export async function recordRosterExport(
  services: Basics,
  admin: Admin,
  filters: RosterFilters,
  as: "csv" | "xlsx",
): Promise<void> {
  const asked = Object.entries(filters).filter(([, value]) => value);
  await recordChange(services, admin, {
    action: "exported",
    subjectType: "registrations",
    subjectId: filters.raceId,
    subjectName: "Registrations",
    after: { as, ...Object.fromEntries(asked) },
  });
}
