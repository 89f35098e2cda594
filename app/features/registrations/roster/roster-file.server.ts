import { sql } from "drizzle-orm";
import { orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { entryCategories, raceDistances, raceRegistrations, races, users } from "#db/schema.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { SecretBox } from "#services/identity/secret-box.ts";
import { nextMessage, startThread } from "#services/jobs/thread.ts";
import type { Services } from "#services/services.ts";
import { csvFile } from "#values/csv.ts";
import type { Lang } from "#values/say.ts";
import { categoryOf } from "../categories/category-of.server.ts";
import { joinedTeam, joinTeam, teamColumns } from "../entry-team.server.ts";
import { extrasText } from "../extras/queries.server.ts";
import { madeEntry } from "../made-entry.server.ts";
import { answerColumns } from "../queries.server.ts";
import { answersOf } from "../questions/queries.server.ts";
import type { RosterFilters } from "./roster.ts";
import {
  type FiledCell,
  type FiledEntry,
  type FiledQuestions,
  mostInWorkbook,
  rosterCells,
  rosterHead,
  rosterLine,
  rosterTitles,
  type WorkbookData,
} from "./roster-file.ts";
import { found } from "./search.server.ts";

/** Registrations that are read at a time. */
const batch = 1000;

/** The registrations of a roster as a CSV file, the latest first, read while it is sent. */
export function rosterCsv(
  services: FileServices,
  roster: Roster,
  {
    atOnce = batch,
    lang,
    questions = [],
  }: { atOnce?: number; lang: Lang; questions?: FiledQuestions },
): ReadableStream<Uint8Array> {
  return csvFile({
    head: rosterHead(lang, questions),
    atOnce,
    readAfter: async (last: FiledEntry | null) =>
      withAnswers(
        services,
        questions,
        await entriesAfter(services, roster, last, { limit: atOnce, lang }),
      ),
    lineOf: (entry) => rosterLine(entry, lang, questions),
  });
}

/** The same as a workbook; `null` where that would hold more than `mostInWorkbook`. */
export async function rosterWorkbook(
  services: FileServices,
  roster: Roster,
  {
    most = mostInWorkbook,
    lang,
    questions = [],
  }: { most?: number; lang: Lang; questions?: FiledQuestions },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const rows: FiledCell[][] = [];
  let after: FiledEntry | null = null;
  while (true) {
    const read: FiledEntry[] = await entriesAfter(services, roster, after, { limit: batch, lang });
    const entries = await withAnswers(services, questions, read);
    for (const entry of entries) rows.push(rosterCells(entry, lang, questions));
    if (rows.length > most) return null;
    after = entries.at(-1) ?? null;
    if (entries.length < batch) {
      return writeWorkbook({ lang, titles: rosterTitles(lang, questions), rows });
    }
  }
}

const filedEntry = {
  id: raceRegistrations.id,
  createdAt: raceRegistrations.createdAt,
  ...madeEntry,
  ...answerColumns,
  documentSealed: raceRegistrations.documentSealed,
  dateOfBirth: raceRegistrations.dateOfBirth,
  email: orNull(users.email),
  raceName: races.raceName,
  startDate: races.startDate,
  distance: orNull(raceDistances.distance),
  category: orNull(entryCategories.name),
  collectedAt: orNull(text),
  kitSlot: orNull(text),
  wave: orNull(text),
  code: orNull(text),
  extras: orNull(text),
  ...joinedTeam,
};

/** What writing a file needs of the services: the numbers of documents are encrypted. */
type FileServices = Pick<Services, "db" | "now"> & { identity: { box: SecretBox } };

/** The registrations for the races of an editor that match the filters. */
type Roster = { editor: Editor; filters: RosterFilters };

/** The next registrations of a roster, the latest first, after the one read last. */
async function entriesAfter(
  { db, now, identity }: FileServices,
  { editor, filters }: Roster,
  after: Pick<FiledEntry, "id"> | null,
  { limit, lang }: { limit: number; lang: Lang },
): Promise<FiledEntry[]> {
  const isNext = after
    ? sql`(f.created_at, f.id) < (
        select created_at, id from race_registrations where id = ${after.id}::uuid)`
    : sql`true`;
  const rows = await readRows(
    db,
    filedEntry,
    sql`
    with page as materialized (
      select f.id from (${found(editor, filters, now())}) f where ${isNext}
      order by f.created_at desc, f.id desc limit ${limit}
    )
    select g.id, g.created_at as "createdAt", g.bib, g.last_name as "lastName",
      g.first_name as "firstName", u.email, g.date_of_birth as "dateOfBirth", g.country,
      g.phone, g.gender, g.document_type as "documentType", g.document_end as "documentEnd",
      g.document_sealed as "documentSealed", g.club, r.race_name as "raceName", r.start_date as "startDate", d.distance, k.name as category, g.status,
      g.insurance_provider as "insuranceProvider", g.policy_number as "policyNumber",
      g.emergency_contact_name as "emergencyContactName",
      g.emergency_contact_phone as "emergencyContactPhone", g.guardian_name as "guardianName",
      to_char(s.scanned_at at time zone r.time_zone, 'YYYY-MM-DD HH24:MI') as "collectedAt",
      t.day || ' ' || t.begins as "kitSlot", w.name as wave,
      (select v.code from vouchers v where v.id = coalesce(g.voucher_id, (
        select l.voucher_id from order_lines l join entry_orders o on o.id = l.order_id
        where l.registration_id = g.id and l.voucher_id is not null
        order by o.created_at desc limit 1))) as code,
      ${extrasText(lang)} as extras,
      ${teamColumns}
    from page join race_registrations g using (id)
      join races r on r.id = g.race_id
      left join users u on u.id = g.user_id
      left join race_distances d on d.id = g.distance_id
      left join lateral (${categoryOf(sql`g`)}) k on true
      left join check_in_scans s on s.registration_id = g.id and s.holds
      left join entry_race_days e on e.registration_id = g.id
      left join kit_slots t on t.id = e.slot_id
      left join start_waves w on w.id = e.wave_id
      ${joinTeam}
    order by g.created_at desc, g.id desc`,
  );
  return rows.map(({ documentSealed, ...row }) => ({
    ...row,
    documentNumber: documentSealed && identity.box.decrypt(documentSealed),
  }));
}

/** Adds what was answered, in a file with questions. */
async function withAnswers(
  { db }: Pick<Services, "db">,
  questions: FiledQuestions,
  entries: FiledEntry[],
): Promise<FiledEntry[]> {
  if (questions.length === 0) return entries;
  const ids = entries.map(({ id }) => id);
  const answers = await answersOf({ db }, ids);
  return entries.map((entry) => ({ ...entry, answers: answers.get(entry.id) ?? [] }));
}

const longestWritingMs = 60_000;
/** Ten thousand registrations take about 100 MB. */
const mostMegabytes = 512;

/**
 * A workbook of one sheet, built in a thread of its own: thousands of rows take seconds.
 * @throws when the thread fails, or takes too long
 */
async function writeWorkbook(data: WorkbookData): Promise<Uint8Array<ArrayBuffer>> {
  const thread = startThread("app/features/registrations/roster/workbook-thread.server.ts", {
    data,
    limits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    return await nextMessage<Uint8Array<ArrayBuffer>>(thread, longestWritingMs);
  } finally {
    await thread.terminate();
  }
}
