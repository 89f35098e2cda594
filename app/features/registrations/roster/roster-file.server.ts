import { sql } from "drizzle-orm";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { RosterFilters } from "./roster.ts";
import {
  type FiledCell,
  type FiledEntry,
  mostInWorkbook,
  rosterCells,
  rosterHead,
  rosterLine,
} from "./roster-file.ts";
import { found } from "./search.server.ts";
import { writeWorkbook } from "./workbook.server.ts";

type Basics = Pick<Services, "db" | "now">;

/** Entries that are read at a time. */
const batch = 1000;

/** The entries that the filters leave as a CSV file, the latest first, read while it is sent. */
export function rosterCsv(
  services: Basics,
  filters: RosterFilters,
  { atOnce = batch } = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: FiledEntry | null = null;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(rosterHead)),
    async pull(controller) {
      const entries: FiledEntry[] = await entriesAfter(services, filters, after, atOnce);
      after = entries.at(-1) ?? after;
      if (entries.length > 0) {
        controller.enqueue(encoder.encode(entries.map(rosterLine).join("")));
      }
      if (entries.length < atOnce) controller.close();
    },
  });
}

/** The same as a workbook; `null` where it would hold more than `mostInWorkbook`. */
export async function rosterWorkbook(
  services: Basics,
  filters: RosterFilters,
  { most = mostInWorkbook } = {},
): Promise<Uint8Array<ArrayBuffer> | null> {
  const rows: FiledCell[][] = [];
  let after: FiledEntry | null = null;
  while (true) {
    const entries: FiledEntry[] = await entriesAfter(services, filters, after, batch);
    for (const entry of entries) rows.push(rosterCells(entry));
    if (rows.length > most) return null;
    after = entries.at(-1) ?? null;
    if (entries.length < batch) return writeWorkbook(rows);
  }
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

async function entriesAfter(
  { db, now }: Basics,
  filters: RosterFilters,
  after: Pick<FiledEntry, "id"> | null,
  limit: number,
): Promise<FiledEntry[]> {
  const isNext = after
    ? sql`(f.created_at, f.id) < (
        select created_at, id from race_registrations where id = ${after.id}::uuid)`
    : sql`true`;
  const rows = await db.execute<FiledEntry>(sql`
    with page as materialized (
      select f.id from (${found(filters, toDay(now()))}) f where ${isNext}
      order by f.created_at desc, f.id desc limit ${limit}
    )
    select g.id, g.created_at as "createdAt", g.bib, g.last_name as "lastName",
      g.first_name as "firstName", u.email, g.date_of_birth::text as "dateOfBirth", g.country,
      g.phone, r.race_name as "raceName", r.start_date::text as "startDate", d.distance, g.status,
      g.insurance_provider as "insuranceProvider", g.policy_number as "policyNumber",
      g.emergency_contact_name as "emergencyContactName",
      g.emergency_contact_phone as "emergencyContactPhone"
    from page join race_registrations g using (id)
      join races r on r.id = g.race_id
      left join users u on u.id = g.user_id
      left join race_distances d on d.id = g.distance_id
    order by g.created_at desc, g.id desc`);
  return [...rows];
}
