import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/database.ts";
import { integer, moment, oneOf, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { checkInDesks, checkInScans, raceDistances, raceRegistrations, races } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { categoryName } from "#features/registrations/categories/category-of.server.ts";
import { readEntryCode } from "#features/registrations/entry-code.ts";
import { extrasOf } from "#features/registrations/extras/queries.server.ts";
import { extraLines, extrasWords } from "#features/registrations/extras/words.ts";
import { madeEntry } from "#features/registrations/made-entry.server.ts";
import { answerText } from "#features/registrations/questions/given-answer.ts";
import { answersOf } from "#features/registrations/questions/queries.server.ts";
import { hasChoices, writtenIn } from "#features/registrations/questions/question.ts";
import type { Services } from "#services/services.ts";
import { formatClockTime } from "#values/day.ts";
import type { Lang, Words } from "#values/say.ts";
import {
  type AnsweredScan,
  ageAtStart,
  type CheckInCount,
  type CheckInDesk,
  type DeskAnswer,
  type DeskList,
  type DoubleScan,
  type EntryChange,
  type FiledScans,
  mostChanges,
  mostScans,
  type SentScans,
} from "./check-in.ts";
import { findDeskOf } from "./desks.server.ts";
import { appendScans, correctedTime, type NumberedScan, type ScanKey } from "./scan-log.ts";

type Needs = Pick<Services, "db" | "now">;

/** Stores what a device sends, and tells it what it does not know yet. */
export async function exchangeScans(
  services: Needs,
  desk: CheckInDesk,
  sent: SentScans,
): Promise<DeskAnswer> {
  const { db, now } = services;
  const answers = sent.scans.length > 0 ? await receiveScans(services, desk, sent) : [];
  const changes = await changesAfter(db, desk.race.id, sent.since);
  return {
    answers,
    changes,
    hasMore: changes.length === mostChanges,
    version: await versionOf(db, desk.race.id),
    now: now().getTime(),
  };
}

/** What came of the scans of a file. */
export type ImportedScans = { desk: string; counted: number; already: number; others: number };

/**
 * Stores the scans that a device has saved in a file, because it could not send them. They are the same scans: those
 * that the device has sent already, or sends later, count once. A link that has ended does not matter.
 * @returns `null` where the desk is not of a race that the editor may edit
 */
export async function importScans(
  services: Needs,
  editor: Editor,
  raceId: string,
  { desk: deskId, installation, scans }: FiledScans,
): Promise<ImportedScans | null> {
  const desk = await findDeskOf(services, editor, raceId, deskId);
  if (!desk) return null;
  const answers: AnsweredScan[] = [];
  for (let at = 0; at < scans.length; at += mostScans) {
    // How long the file was under way says nothing about the clock of the device.
    const part = { installation, sentAt: services.now().getTime() };
    const some = scans.slice(at, at + mostScans);
    answers.push(...(await receiveScans(services, desk, { ...part, scans: some })));
  }
  const count = (...of: AnsweredScan["answer"][]) =>
    answers.filter(({ answer }) => of.includes(answer)).length;
  const [counted, already] = [count("in"), count("already")];
  await recordChange(services, editor, {
    action: "imported scans of",
    subjectType: "check-in desk",
    subjectId: raceId,
    subjectName: `${desk.name}, ${desk.race.name}`,
    after: { scans: scans.length, counted },
  });
  return { desk: desk.name, counted, already, others: answers.length - counted - already };
}

/** Stores the form of a page without scripts. Its key makes a form that is sent twice count once. */
export async function receiveForm(
  services: Needs,
  desk: CheckInDesk,
  { entry: entryId, key, undoes }: { entry: string; key: string; undoes: ScanKey | null },
): Promise<AnsweredScan["answer"]> {
  const at = services.now().getTime();
  const scan = undoes ? { kind: "undo" as const, undoes } : { kind: "in" as const };
  const scans = [{ ...scan, sequence: 1, entryId, at }];
  const [answered] = await receiveScans(services, desk, { installation: key, sentAt: at, scans });
  return answered?.answer ?? "unknown";
}

/** Stores each scan once, in the order in which it came, and answers it. A repeated one gets the same answer. */
async function receiveScans(
  { db, now }: Needs,
  desk: CheckInDesk,
  { installation, sentAt, scans }: Omit<SentScans, "since">,
): Promise<AnsweredScan[]> {
  const raceId = desk.race.id;
  const sequences = scans.map(({ sequence }) => sequence);
  const entryIds = scans.map(({ entryId }) => entryId);
  await db.transaction(async (tx) => {
    // All devices of a race wait for each other here: the order of the changes is that of their transactions.
    await tx.select({ id: races.id }).from(races).where(eq(races.id, raceId)).for("no key update");
    const stored = new Set(
      (
        await tx
          .select({ sequence: checkInScans.sequence })
          .from(checkInScans)
          .where(ofDevice(desk, installation, sequences))
      ).map(({ sequence }) => sequence),
    );
    const entries = new Map(
      (
        await tx
          .select({ id: raceRegistrations.id, status: raceRegistrations.status })
          .from(raceRegistrations)
          .where(
            and(
              eq(raceRegistrations.raceId, raceId),
              inArray(raceRegistrations.id, entryIds),
              sql`${raceRegistrations.bib} is not null`,
            ),
          )
      ).map(({ id, status }) => [id, { isCancelled: status === "cancelled" }]),
    );
    const holding = await tx
      .select({
        entryId: checkInScans.registrationId,
        installation: checkInScans.installation,
        sequence: checkInScans.sequence,
        change: checkInScans.change,
      })
      .from(checkInScans)
      .where(and(inArray(checkInScans.registrationId, entryIds), checkInScans.holds));
    const holders = new Map<string, NumberedScan | null>(
      holding.map(({ entryId, ...holder }) => [entryId, holder]),
    );
    const receivedAt = now();
    const clock = {
      sentAt,
      receivedAt: receivedAt.getTime(),
      earliest: desk.createdAt.getTime(),
    };
    const appended = appendScans(
      scans.map((scan) => ({ ...scan, installation })),
      {
        change: await lastChange(tx, raceId),
        isStored: ({ sequence }) => stored.has(sequence),
        entry: (id) => entries.get(id) ?? null,
        holders,
      },
    );
    const rows = appended.map(({ scan, change, answer, heldBy }) => ({
      raceId,
      change,
      deskId: desk.id,
      installation,
      sequence: scan.sequence,
      registrationId: scan.entryId,
      kind: scan.kind,
      undoesInstallation: scan.undoes?.installation ?? null,
      undoesSequence: scan.undoes?.sequence ?? null,
      answer,
      heldBy,
      scannedAt: new Date(correctedTime(scan.at, clock)),
      receivedAt,
    }));
    if (rows.length === 0) return;
    const held = new Set([...holders.values()].map((holder) => holder?.change));
    const released = holding.filter((before) => !held.has(before.change));
    if (released.length > 0) {
      const changes = released.map((before) => before.change);
      await tx
        .update(checkInScans)
        .set({ holds: false })
        .where(and(eq(checkInScans.raceId, raceId), inArray(checkInScans.change, changes)));
    }
    await tx
      .insert(checkInScans)
      .values(rows.map((row) => ({ ...row, holds: held.has(row.change) })));
  });
  return answersTo(db, desk, installation, sequences);
}

function ofDevice(desk: CheckInDesk, installation: string, sequences: number[]): SQL | undefined {
  return and(
    eq(checkInScans.deskId, desk.id),
    eq(checkInScans.installation, installation),
    inArray(checkInScans.sequence, sequences),
  );
}

async function lastChange(db: Database, raceId: string): Promise<number> {
  const [row] = await db
    .select({ change: sql`coalesce(max(${checkInScans.change}), 0)`.mapWith(integer) })
    .from(checkInScans)
    .where(eq(checkInScans.raceId, raceId));
  return row?.change ?? 0;
}

/** The stored answers: a scan of an entry that is gone has none. */
async function answersTo(
  db: Database,
  desk: CheckInDesk,
  installation: string,
  sequences: number[],
): Promise<AnsweredScan[]> {
  const before = alias(checkInScans, "before");
  const rows = await db
    .select({
      sequence: checkInScans.sequence,
      answer: checkInScans.answer,
      desk: checkInDesks.name,
      at: before.scannedAt,
    })
    .from(checkInScans)
    .leftJoin(
      before,
      and(eq(before.raceId, checkInScans.raceId), eq(before.change, checkInScans.heldBy)),
    )
    .leftJoin(checkInDesks, eq(checkInDesks.id, before.deskId))
    .where(ofDevice(desk, installation, sequences));
  const answers = new Map(
    rows.map(({ sequence, answer, desk: name, at }) => [
      sequence,
      { sequence, answer, before: name && at ? { desk: name, at: at.getTime() } : null },
    ]),
  );
  return sequences.map(
    (sequence) => answers.get(sequence) ?? { sequence, answer: "unknown", before: null },
  );
}

/** What became of the entries of a race after a change, in the order of the log. */
async function changesAfter(db: Database, raceId: string, since: number): Promise<EntryChange[]> {
  const rows = await db
    .select({
      change: checkInScans.change,
      entryId: checkInScans.registrationId,
      answer: checkInScans.answer,
      installation: checkInScans.installation,
      sequence: checkInScans.sequence,
      desk: checkInDesks.name,
      at: checkInScans.scannedAt,
    })
    .from(checkInScans)
    .innerJoin(checkInDesks, eq(checkInDesks.id, checkInScans.deskId))
    .where(
      and(
        eq(checkInScans.raceId, raceId),
        gt(checkInScans.change, since),
        inArray(checkInScans.answer, ["in", "undone"]),
      ),
    )
    .orderBy(asc(checkInScans.change))
    .limit(mostChanges);
  return rows.map(({ change, entryId, answer, at, ...by }) => ({
    change,
    entryId,
    holder: answer === "in" ? { ...by, at: at.getTime() } : null,
  }));
}

/**
 * Changes whenever an entry of the race is made or changed. It is a sum, because the changes of two transactions can
 * become visible in another order than that of their times.
 */
async function versionOf(db: Database, raceId: string): Promise<string> {
  const [row] = await readRows(
    db,
    { version: text },
    sql`
    select concat_ws('-', count(*), sum(extract(epoch from updated_at))) as version
    from race_registrations where race_id = ${raceId}::uuid and bib is not null`,
  );
  return row?.version ?? "";
}

const entryRow = {
  id: raceRegistrations.id,
  bib: madeEntry.bib,
  status: madeEntry.status,
  firstName: raceRegistrations.firstName,
  lastName: raceRegistrations.lastName,
  distance: orNull(raceDistances.distance),
  gender: raceRegistrations.gender,
  dateOfBirth: raceRegistrations.dateOfBirth,
  category: orNull(text),
  wave: orNull(text),
  waveStart: orNull(text),
  collector: orNull(text),
  collectorEnd: orNull(text),
  hash: text,
  installation: orNull(checkInScans.installation),
  sequence: orNull(checkInScans.sequence),
  desk: orNull(checkInDesks.name),
  at: orNull(moment),
  change: integer,
};

/** The entries of a race that a condition on `g` chooses, and the last change that they show. */
async function entryRows(db: Database, raceId: string, fits: SQL, limit: SQL) {
  return readRows(
    db,
    entryRow,
    sql`
    select g.id, g.bib, g.status, g.first_name as "firstName", g.last_name as "lastName",
      d.distance, g.gender, g.date_of_birth as "dateOfBirth", ${categoryName(sql`g`)} as category,
      w.name as wave, w.start_time as "waveStart", e.collector_name as collector,
      right(e.collector_code, 2) as "collectorEnd",
      encode(substr(sha256(convert_to(g.check_in_code, 'UTF8')), 1, 9), 'base64') as hash,
      s.installation, s.sequence, k.name as desk, s.scanned_at as at,
      (
        select coalesce(max(change), 0) from check_in_scans where race_id = ${raceId}::uuid
      ) as change
    from race_registrations g
      left join race_distances d on d.id = g.distance_id
      left join entry_race_days e on e.registration_id = g.id
      left join start_waves w on w.id = e.wave_id
      left join check_in_scans s on s.registration_id = g.id and s.holds
      left join check_in_desks k on k.id = s.desk_id
    where g.race_id = ${raceId}::uuid and g.bib is not null and g.user_id is not null and ${fits}
    order by g.bib ${limit}`,
  );
}

type EntryRow = RowOf<typeof entryRow>;

/** The entries of a race with what their runners get, in the language of the desk. */
async function withKits(
  db: Database,
  { race }: CheckInDesk,
  rows: EntryRow[],
  lang: Lang,
): Promise<Pick<DeskList, "kit" | "entries">> {
  const answers = await answersOf(
    { db },
    rows.map(({ id }) => id),
  );
  const extras = await extrasOf(
    { db },
    rows.map(({ id }) => id),
  );
  const questions = new Map<string, string>();
  for (const given of answers.values()) {
    for (const { questionId, kind, question } of given) {
      if (hasChoices({ kind })) questions.set(questionId, writtenIn(question, lang).text);
    }
  }
  const answered = (id: string) =>
    [...questions.keys()].map((questionId) => {
      const answer = answers.get(id)?.find((one) => one.questionId === questionId);
      return answer ? answerText(answer, lang) : "";
    });
  const arranged = arrangedParts.filter(({ of }) => rows.some((row) => of(row, lang)));
  const kitOf = (row: EntryRow) => [
    ...answered(row.id),
    ...(extras.size > 0 ? [extraLines(extras.get(row.id) ?? [], lang)] : []),
    ...arranged.map(({ of }) => of(row, lang) ?? ""),
  ];
  const entries = rows.map((row) => {
    const { status, firstName, lastName, dateOfBirth, installation, sequence, desk, at } = row;
    return {
      id: row.id,
      bib: row.bib,
      name: `${firstName} ${lastName}`,
      distance: row.distance,
      gender: row.gender,
      age: ageAtStart(dateOfBirth, race.startDate),
      category: row.category,
      kit: kitOf(row),
      hash: row.hash,
      isCancelled: status === "cancelled",
      holder:
        installation && sequence && desk && at
          ? { installation, sequence, desk, at: at.getTime() }
          : null,
    };
  });
  const kit = [
    ...questions.values(),
    ...(extras.size > 0 ? [extrasWords[lang]] : []),
    ...arranged.map(({ label }) => label[lang]),
  ];
  return { kit, entries };
}

/**
 * What is arranged for race day, after what is in the kit; only where somebody has it. The end of the code is enough to
 * compare it: a stolen device does not show the whole.
 */
const arrangedParts: { label: Words; of: (row: EntryRow, lang: Lang) => string | null }[] = [
  {
    label: { en: "Wave", es: "Oleada" },
    of: ({ wave, waveStart }, lang) => waveStart && `${wave}, ${formatClockTime(waveStart, lang)}`,
  },
  {
    label: { en: "May also collect", es: "También puede recogerlo" },
    of: ({ collector, collectorEnd }, lang) => {
      const codeEnds: Words = { en: "code ends in", es: "código termina en" };
      return collector && `${collector} (${codeEnds[lang]} ${collectorEnd})`;
    },
  },
];

/** The whole list for a device, which works without a network from then on. */
export async function deskList(
  { db }: Pick<Services, "db">,
  desk: CheckInDesk,
  lang: Lang,
): Promise<DeskList> {
  // Read first: what changes in between makes the device read the list again.
  const version = await versionOf(db, desk.race.id);
  const rows = await entryRows(db, desk.race.id, sql`true`, sql``);
  const kits = await withKits(db, desk, rows, lang);
  return { desk: desk.id, version, change: rows[0]?.change ?? 0, ...kits };
}

const mostFound = 20;

/** The entries that a bib number, a code or words of a name find, for pages without scripts. */
export async function findEntries(
  { db }: Pick<Services, "db">,
  desk: CheckInDesk,
  typed: string,
  lang: Lang,
): Promise<Pick<DeskList, "kit" | "entries">> {
  const words = typed.trim();
  const code = readEntryCode(words);
  const names = wordsAmong(words, sql`g.search_text`);
  const collectorCode = words.toUpperCase().replace(/[\s-]/g, "");
  if (code === null && names.length === 0) return { kit: [], entries: [] };
  const fits = code
    ? sql`g.check_in_code = ${code}`
    : /^\d{1,9}$/.test(words)
      ? sql`(g.bib = ${Number(words)} or e.collector_code = ${collectorCode})`
      : sql`(${sql.join(names, sql` and `)} or e.collector_code = ${collectorCode})`;
  const rows = await entryRows(db, desk.race.id, fits, sql`limit ${mostFound}`);
  return withKits(db, desk, rows, lang);
}

const countRow = {
  distance: orNull(raceDistances.distance),
  entered: integer,
  checkedIn: integer,
};

/** How many of the entries of a race are checked in, by distance. */
export async function checkInCounts(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<CheckInCount[]> {
  return readRows(
    db,
    countRow,
    sql`
    select d.distance, count(*)::int as entered, count(s.change)::int as "checkedIn"
    from race_registrations g
      left join race_distances d on d.id = g.distance_id
      left join check_in_scans s on s.registration_id = g.id and s.holds
    where g.race_id = ${raceId}::uuid and g.bib is not null and g.status <> 'cancelled'
    group by d.id order by d.sort_order nulls last, d.id`,
  );
}

const mostDoubles = 100;

const doubleRow = {
  change: integer,
  bib: madeEntry.bib,
  name: text,
  answer: oneOf(["already", "cancelled"]),
  desk: checkInDesks.name,
  at: moment,
  firstDesk: orNull(checkInDesks.name),
  firstAt: orNull(moment),
};

/** The scans of a race that were not counted, the latest first. */
export async function doubleScans(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<DoubleScan[]> {
  return readRows(
    db,
    doubleRow,
    sql`
    select s.change, g.bib, trim(concat_ws(' ', g.first_name, g.last_name)) as name, s.answer,
      k.name as desk, s.scanned_at as at, f.name as "firstDesk", b.scanned_at as "firstAt"
    from check_in_scans s
      join race_registrations g on g.id = s.registration_id
      join check_in_desks k on k.id = s.desk_id
      left join check_in_scans b on b.race_id = s.race_id and b.change = s.held_by
      left join check_in_desks f on f.id = b.desk_id
    where s.race_id = ${raceId}::uuid and s.answer in ('already', 'cancelled')
    order by s.change desc limit ${mostDoubles}`,
  );
}
