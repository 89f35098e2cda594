import { and, eq, gt, sql } from "drizzle-orm";
import { auditEntries, races } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import type { RosterFilters } from "./roster.ts";

/** Looks of one person at one list within this time are one entry. */
const oneLookMs = 3_600_000;

/** Records in the audit log that somebody exported the start list of a race as a file. */
export async function recordExport(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  race: { id: string; name: string },
  as: "csv" | "pdf" | "labels" = "csv",
): Promise<void> {
  await record(services, editor, race, as);
}

/** Records that somebody looked at the start list of a race: once for each person, race and hour. */
export async function recordLook(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  race: { id: string; name: string },
): Promise<void> {
  const { db, now } = services;
  const [known] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, race.id),
        eq(auditEntries.subjectType, subjectType),
        eq(auditEntries.adminId, editor.userId),
        gt(auditEntries.createdAt, new Date(now().getTime() - oneLookMs)),
        sql`${auditEntries.after} ->> 'as' = 'page'`,
      ),
    )
    .limit(1);
  if (!known) await record(services, editor, race, "page");
}

const subjectType = "start list";

async function record(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  race: { id: string; name: string },
  as: "csv" | "pdf" | "labels" | "page",
): Promise<void> {
  await recordChange(services, editor, {
    action: "exported",
    subjectType,
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
