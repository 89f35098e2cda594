import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { oneOf } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { readRows } from "#db/rows.ts";
import { raceDistances, raceResultImports, raceResults } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { csvFile, csvHead, csvLine } from "#values/csv.ts";
import { pageWindow } from "#values/form/paging.ts";
import type { Lang } from "#values/say.ts";
import { splitsKind, summaryKind, wordsOfVersion } from "./desk.server.ts";
import { namelessSplits } from "./personal-data.server.ts";
import {
  formatResultTime,
  type ResultFilters,
  type ResultSummary,
  type ResultsKey,
  resultStatuses,
  sexWords,
  statusWords,
  type TeamScoring,
} from "./result.ts";

export const resultsPerPage = 100;

/** The published results of one distance. */
export type PublishedResults = {
  /** Of the version; `key` stays the same for the next one. */
  id: string;
  key: ResultsKey;
  /** `null`: of the race as a whole, or of a distance that was deleted. */
  distanceId: string | null;
  /** Empty for the race as a whole. */
  distance: string;
  summary: ResultSummary;
  publishedAt: Date;
  /** What it corrects of an earlier version, and why. */
  note: string | null;
  /** Where the photos of the race are. */
  photosLink: string | null;
  /** What ranks its teams; `null`: nothing. */
  teamBy: TeamScoring["by"] | null;
  teamCount: number;
};

/** The published results of a race, in the order of its distances. */
export async function publishedResults(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<PublishedResults[]> {
  const rows = await db
    .select({
      id: raceResultImports.id,
      distanceId: raceResultImports.distanceId,
      distance: raceResultImports.distance,
      summary: sql`${raceResultImports.summary}`.mapWith(summaryKind),
      publishedAt: raceResultImports.publishedAt,
      note: raceResultImports.note,
      photosLink: raceResultImports.photosLink,
      teamBy: raceResultImports.teamBy,
      teamCount: raceResultImports.teamCount,
    })
    .from(raceResultImports)
    .leftJoin(raceDistances, eq(raceDistances.id, raceResultImports.distanceId))
    .where(and(eq(raceResultImports.raceId, raceId), eq(raceResultImports.state, "published")))
    .orderBy(asc(raceDistances.sortOrder), asc(raceResultImports.id));
  return rows.map(({ publishedAt, ...row }) => ({
    ...row,
    key: row.distanceId ?? row.id,
    publishedAt: publishedAt ?? new Date(0),
  }));
}

/** Whether a race has results that everybody may see. */
export async function hasResults({ db }: Pick<Services, "db">, raceId: string): Promise<boolean> {
  const published = and(
    eq(raceResultImports.raceId, raceId),
    eq(raceResultImports.state, "published"),
  );
  return (await db.$count(raceResultImports, published)) > 0;
}

export const publicRow = {
  id: raceResults.id,
  sortOrder: raceResults.sortOrder,
  bib: raceResults.bib,
  name: raceResults.name,
  sex: raceResults.sex,
  category: raceResults.category,
  club: raceResults.club,
  country: raceResults.country,
  gunMs: raceResults.gunMs,
  chipMs: raceResults.chipMs,
  /** A row without a status is not public. */
  status: oneOf(resultStatuses),
  placeOverall: raceResults.placeOverall,
  placeSex: raceResults.placeSex,
  placeCategory: raceResults.placeCategory,
  team: raceResults.team,
  placeTeam: raceResults.placeTeam,
  splits: splitsKind,
};

export const publicList = sql`
  r.id, r.sort_order as "sortOrder", r.bib, case when r.is_name_hidden then '' else r.name end as name,
  r.sex, r.category, r.club, r.country, r.gun_ms as "gunMs", r.chip_ms as "chipMs", r.status,
  r.team, r.place_team as "placeTeam", r.place_overall as "placeOverall", r.place_sex as "placeSex", r.place_category as "placeCategory",
  case when r.is_name_hidden then ${namelessSplits} else r.splits end as splits`;

/** A number alone is a whole bib number, also where the timer wrote `0042`. */
function found(words: string, importId: string): SQL[] {
  const number = /^0*(\d+)$/.exec(words)?.[1];
  if (number === undefined) return wordsOfVersion(words, importId);
  return [sql`ltrim(r.bib, '0') = ${number}`];
}

/**
 * A page of the results of a distance that the filters leave, in their order. Only a search counts rows: how
 * many a filter leaves is stored with the version.
 */
export async function resultsPage(
  { db }: Pick<Services, "db">,
  { id, summary }: Pick<PublishedResults, "id" | "summary">,
  filters: ResultFilters,
  page: number,
) {
  const { words, sex, category } = filters;
  const where = sql.join(
    [
      sql`r.import_id = ${id}::uuid and r.status is not null`,
      ...(sex ? [sql`r.sex = ${sex}`] : []),
      ...(category ? [sql`r.category = ${category}`] : []),
      ...(words !== "" ? found(words, id) : []),
    ],
    sql` and `,
  );
  if (words !== "") {
    return readLongPage(
      db,
      publicRow,
      {
        found: sql`select r.id, r.sort_order from race_results r where ${where}`,
        order: sql`sort_order`,
        backwards: sql`sort_order desc`,
        rows: sql`
          select ${publicList} from page join race_results r using (id) order by r.sort_order`,
        perPage: resultsPerPage,
        isSearch: true,
        isGathered: true,
      },
      page,
    );
  }
  const { offset, limit, ...shown } = pageWindow(page, resultsPerPage, countOf(summary, filters));
  // Rows that are not public come last, so that the place in the list is the one in the order.
  const window =
    sex || category
      ? sql`order by r.sort_order limit ${limit} offset ${offset}`
      : sql`and r.sort_order >= ${offset} order by r.sort_order limit ${limit}`;
  const rows = await readRows(
    db,
    publicRow,
    sql`select ${publicList} from race_results r where ${where} ${window}`,
  );
  return { ...shown, rows };
}

function countOf(
  { finished, dnf, dns, dsq, sexes, categories }: ResultSummary,
  { sex, category }: ResultFilters,
): number {
  const counted = category
    ? categories.filter((one) => one.name === category && (!sex || one.sex === sex))
    : sexes.filter((one) => one.sex === sex);
  if (!sex && !category) return finished + dnf + dns + dsq;
  return counted.reduce((sum, { count }) => sum + count, 0);
}

/** A result as everybody sees it. */
export type PublicResult = Awaited<ReturnType<typeof resultsPage>>["rows"][number];

/** The results of a distance after one of them, for files and programs. */
export async function resultsAfter(
  { db }: Pick<Services, "db">,
  { id }: Pick<PublishedResults, "id">,
  after: number | null,
  limit: number,
): Promise<PublicResult[]> {
  return readRows(
    db,
    publicRow,
    sql`
      select ${publicList} from race_results r
      where r.import_id = ${id}::uuid and r.status is not null and r.sort_order > ${after ?? -1}
      order by r.sort_order limit ${limit}`,
  );
}

/** Results that are read at a time. */
const batch = 1000;

/** The results of a distance as a file. A new column goes to the end: programs read some by position. */
export function resultsFile(
  services: Pick<Services, "db">,
  results: Pick<PublishedResults, "id">,
  lang: Lang,
): ReadableStream<Uint8Array> {
  const time = (ms: number | null) => (ms === null ? null : formatResultTime(ms));
  const columns = [
    [{ en: "Place", es: "Puesto" }, (row: PublicResult) => row.placeOverall],
    [{ en: "Bib", es: "Dorsal" }, (row: PublicResult) => row.bib],
    [{ en: "Name", es: "Nombre" }, (row: PublicResult) => row.name],
    [{ en: "Sex", es: "Sexo" }, (row: PublicResult) => row.sex && sexWords[row.sex][lang]],
    [{ en: "Place by sex", es: "Puesto por sexo" }, (row: PublicResult) => row.placeSex],
    [{ en: "Category", es: "Categoría" }, (row: PublicResult) => row.category],
    [
      { en: "Place in category", es: "Puesto en la categoría" },
      (row: PublicResult) => row.placeCategory,
    ],
    [{ en: "Club", es: "Club" }, (row: PublicResult) => row.club],
    [{ en: "Country", es: "País" }, (row: PublicResult) => row.country],
    [{ en: "Gun time", es: "Tiempo oficial" }, (row: PublicResult) => time(row.gunMs)],
    [{ en: "Chip time", es: "Tiempo de chip" }, (row: PublicResult) => time(row.chipMs)],
    [{ en: "Status", es: "Estado" }, (row: PublicResult) => statusWords[row.status][lang]],
    [{ en: "Team", es: "Equipo" }, (row: PublicResult) => row.team],
    [{ en: "Place of the team", es: "Puesto del equipo" }, (row: PublicResult) => row.placeTeam],
    [
      { en: "Splits", es: "Parciales" },
      (row: PublicResult) =>
        row.splits.map(({ name, ms }) => `${name}: ${formatResultTime(ms)}`).join("; "),
    ],
  ] as const;
  return csvFile({
    head: csvHead(columns.map(([title]) => title[lang])),
    atOnce: batch,
    readAfter: (last: PublicResult | null) =>
      resultsAfter(services, results, last?.sortOrder ?? null, batch),
    lineOf: (row) => csvLine(columns.map(([, cell]) => cell(row))),
  });
}
