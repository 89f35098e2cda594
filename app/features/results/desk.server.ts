import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, integer, listOf, object, oneOf, orNull, text } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import {
  raceDistances,
  raceRegistrations,
  raceResultImports,
  raceResults,
  raceTeamRules,
  users,
} from "#db/schema.ts";
import {
  type Editor,
  findWorkplaceRace,
  type WorkplaceRace,
} from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { isId } from "#values/id.ts";
import {
  categoryOrders,
  type ResultReading,
  type ResultSettings,
  type ResultSummary,
  resultFields,
  resultOrders,
  resultSexes,
  type TeamScoring,
} from "./result.ts";

/** Rows of a page of the check. */
export const checkedPerPage = 50;

export const readingKind = object({
  headings: listOf(
    object({ name: text, field: orNull(oneOf(resultFields)), samples: listOf(text) }),
  ),
  isUndecided: boolean,
  events: listOf(text),
  only: orNull(text),
  dropped: integer,
  droppedLines: listOf(text),
  repeated: integer,
});

export const settingsKind = object({
  order: oneOf(resultOrders),
  categories: oneOf(categoryOrders),
  pulled: integer,
});

export const summaryKind = object({
  finished: integer,
  dnf: integer,
  dns: integer,
  dsq: integer,
  open: integer,
  categories: listOf(object({ name: text, sex: orNull(oneOf(resultSexes)), count: integer })),
  sexes: listOf(object({ sex: oneOf(resultSexes), count: integer })),
  hasGun: boolean,
  hasChip: boolean,
  differing: integer,
  matched: integer,
});

export const splitsKind = listOf(object({ name: text, ms: integer }));

/** A race on whose results an editor works. */
export type ResultsRace = WorkplaceRace & {
  distances: { id: string; text: string; meters: number | null; hasTeams: boolean }[];
};

/** The race with its distances; `null` where the editor may not edit it. */
export async function findResultsRace(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
): Promise<ResultsRace | null> {
  const race = await findWorkplaceRace({ db }, editor, raceId);
  if (!race) return null;
  const distances = await db
    .select({
      id: raceDistances.id,
      text: raceDistances.distance,
      meters: raceDistances.distanceM,
      hasTeams: sql`${raceTeamRules.distanceId} is not null`.mapWith(boolean),
    })
    .from(raceDistances)
    .leftJoin(raceTeamRules, eq(raceTeamRules.distanceId, raceDistances.id))
    .where(eq(raceDistances.raceId, race.id))
    .orderBy(asc(raceDistances.sortOrder), asc(raceDistances.id));
  return { ...race, distances };
}

const versionColumns = {
  id: raceResultImports.id,
  distanceId: raceResultImports.distanceId,
  distance: raceResultImports.distance,
  state: raceResultImports.state,
  version: raceResultImports.version,
  fileName: raceResultImports.fileName,
  summary: sql`${raceResultImports.summary}`.mapWith(summaryKind),
  createdAt: raceResultImports.createdAt,
  createdBy: users.email,
  publishedAt: raceResultImports.publishedAt,
  note: raceResultImports.note,
  photosLink: raceResultImports.photosLink,
};

/** A version of results as the list of a race shows it. */
export type ResultVersion = {
  id: string;
  distanceId: string | null;
  distance: string;
  state: "draft" | "published" | "replaced" | "withdrawn";
  version: number | null;
  fileName: string;
  summary: ResultSummary;
  createdAt: Date;
  createdBy: string | null;
  publishedAt: Date | null;
  /** What it corrects and why, for everybody who reads the results. */
  note: string | null;
  /** Where the photos of the race are. */
  photosLink: string | null;
};

const mostVersions = 200;

/** The versions of a race's results, the latest first. Ask first who may see them. */
export async function versionsOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<ResultVersion[]> {
  return db
    .select(versionColumns)
    .from(raceResultImports)
    .leftJoin(users, eq(users.id, raceResultImports.createdBy))
    .where(eq(raceResultImports.raceId, raceId))
    .orderBy(desc(raceResultImports.createdAt), asc(raceResultImports.id))
    .limit(mostVersions);
}

/** A version with how its file was read. */
export type WholeVersion = ResultVersion & {
  reading: ResultReading;
  settings: ResultSettings;
  teams: TeamScoring | null;
};

/** One of those versions; `null` where the race has none with this id. */
export async function findVersion(
  db: Database,
  raceId: string,
  id: string,
): Promise<WholeVersion | null> {
  if (!isId(id)) return null;
  const [found] = await db
    .select({
      ...versionColumns,
      reading: sql`${raceResultImports.reading}`.mapWith(readingKind),
      settings: sql`${raceResultImports.settings}`.mapWith(settingsKind),
      teamBy: raceResultImports.teamBy,
      teamCount: raceResultImports.teamCount,
    })
    .from(raceResultImports)
    .leftJoin(users, eq(users.id, raceResultImports.createdBy))
    .where(and(eq(raceResultImports.raceId, raceId), eq(raceResultImports.id, id)));
  if (!found) return null;
  const { teamBy, teamCount, ...version } = found;
  return { ...version, teams: teamBy && { by: teamBy, count: teamCount } };
}

/** Whose results a version has: a distance, also one that has another name now, or one that was deleted. */
export type ResultsPlace = { raceId: string; distanceId: string | null; distance: string };

export function isOfPlace({ raceId, distanceId, distance }: ResultsPlace): SQL | undefined {
  return and(
    eq(raceResultImports.raceId, raceId),
    distanceId === null
      ? and(isNull(raceResultImports.distanceId), eq(raceResultImports.distance, distance))
      : eq(raceResultImports.distanceId, distanceId),
  );
}

export const checkFilters = ["doubts", "unmatched", "all"] as const;
export type CheckFilter = (typeof checkFilters)[number];

/** The conditions that every typed word begins a word in the name or bib number of a row `r` of a version. */
export function wordsOfVersion(typed: string, importId: string): SQL[] {
  if (typed.trim() === "") return [];
  // Before each word, as the trigger writes it: see app/db/functions/race-results.sql
  const mark = `v${importId.slice(0, 8)}`;
  const words = sql`${mark} || replace(nullif(bare_words(${typed}), ''), ' ', ${`:* & ${mark}`}) || ':*'`;
  return [sql`to_tsvector('simple', r.search_text) @@ to_tsquery('simple', ${words})`];
}

const checkedRow = {
  id: raceResults.id,
  line: raceResults.line,
  bib: raceResults.bib,
  name: raceResults.name,
  sex: raceResults.sex,
  category: raceResults.category,
  club: raceResults.club,
  gunMs: raceResults.gunMs,
  chipMs: raceResults.chipMs,
  status: raceResults.status,
  placeFound: raceResults.placeFound,
  placeOverall: raceResults.placeOverall,
  doubts: raceResults.doubts,
  match: raceResults.match,
  entry: orNull(object({ bib: integer, name: text })),
  /** It is a runner's by a claim. */
  isClaimed: boolean,
};

const isUnmatched = sql`r.registration_id is null and r.claim_id is null and r.match is null`;

/** One page of the rows of a version, in their order, with the entry that each belongs to. */
export async function checkedRows(
  { db }: Pick<Services, "db">,
  importId: string,
  { show, words }: { show: CheckFilter; words: string },
  page: number,
) {
  const conditions = [
    sql`r.import_id = ${importId}::uuid`,
    ...(show === "doubts" ? [sql`r.doubts <> '{}'`] : []),
    ...(show === "unmatched" ? [isUnmatched] : []),
    ...wordsOfVersion(words, importId),
  ];
  const where = sql.join(conditions, sql` and `);
  return readPage(
    db,
    checkedRow,
    {
      count: sql`select count(*) as count from race_results r where ${where}`,
      rows: sql`
        select r.id, r.line, r.bib, r.name, r.sex, r.category, r.club, r.gun_ms as "gunMs",
          r.chip_ms as "chipMs", r.status, r.place_found as "placeFound",
          r.place_overall as "placeOverall", r.doubts, r.match,
          r.claim_id is not null as "isClaimed",
          case when g.id is not null then json_build_object(
            'bib', g.bib, 'name', concat_ws(' ', g.first_name, g.last_name)) end as entry
        from race_results r left join race_registrations g on g.id = r.registration_id
        where ${where} order by r.sort_order`,
      perPage: checkedPerPage,
    },
    page,
  );
}

/** A row as the check and its form show it. */
export type CheckedRow = Awaited<ReturnType<typeof checkedRows>>["rows"][number];

/** One row of a version. */
export async function findRow(db: Database, importId: string, id: string) {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(raceResults)
    .where(and(eq(raceResults.importId, importId), eq(raceResults.id, id)));
  return row ?? null;
}

/** The age from which a result shows the name of a runner, whatever the organizer decides. */
const adultAge = 18;

/**
 * Whether the runner of a result `r` was under 18 on the day of the race, or may have been: by the birthday in the
 * entry, else by the age in the file, else by the year of birth, which leaves a year open.
 */
export function isMinor(startDate: Day): SQL {
  const day = sql`${startDate}::date`;
  return sql`coalesce(
    (select g.date_of_birth + make_interval(years => ${adultAge}) > ${day} from race_registrations g
      where g.id = r.registration_id),
    r.age < ${adultAge},
    extract(year from ${day}) - r.birth_year <= ${adultAge},
    false)`;
}

/** How many rows and entries an organizer should look at before publishing. */
type OpenQuestions = {
  doubtful: number;
  unmatched: number;
  /** Runners under 18 whose names would be public. */
  minors: number;
  entries: number;
  /** Entries of the distance without a result. */
  without: number;
};

export async function openQuestions(
  { db }: Pick<Services, "db">,
  { id, distanceId }: Pick<ResultVersion, "id" | "distanceId">,
  { id: raceId, startDate }: { id: string; startDate: Day },
): Promise<OpenQuestions> {
  const [found] = await db
    .select({
      doubtful: sql`count(*) filter (where r.doubts <> '{}')`.mapWith(integer),
      unmatched: sql`count(*) filter (where ${isUnmatched})`.mapWith(integer),
      minors: sql`count(*) filter (where ${isMinor(startDate)} and not r.is_name_hidden)`.mapWith(
        integer,
      ),
    })
    .from(sql`race_results r`)
    .where(sql`r.import_id = ${id}::uuid`);
  const isOfDistance = distanceId ? eq(raceRegistrations.distanceId, distanceId) : sql`true`;
  const made = and(
    eq(raceRegistrations.raceId, raceId),
    sql`${raceRegistrations.status} not in ('pending', 'cancelled')`,
    isOfDistance,
  );
  const [entries, without] = await Promise.all([
    db.$count(raceRegistrations, made),
    db.$count(
      raceRegistrations,
      and(
        made,
        sql`not exists (select from race_results r
          where r.import_id = ${id}::uuid and (r.registration_id = ${raceRegistrations.id}
            or r.registration_id is null and r.team_id in (
              select m.team_id from team_members m where m.registration_id = ${raceRegistrations.id})))`,
      ),
    ),
  ]);
  const { doubtful = 0, unmatched = 0, minors = 0 } = found ?? {};
  return { doubtful, unmatched, minors, entries, without };
}
