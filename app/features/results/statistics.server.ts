import { sql } from "drizzle-orm";
import { integer, listOf, object, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
import { publishedResults } from "./public.server.ts";

/** The widths of the steps of a distribution, in minutes. */
const widths = [1, 2, 5, 10, 15, 30, 60, 120, 240];

/** A phone shows this many bars beside each other. */
const mostSteps = 20;

/** The finishes of a distance: how many of those who started, and how many in each step of time. */
export type FinishStatistics = {
  key: string;
  distance: string;
  finished: number;
  started: number;
  stepMs: number;
  /** Every step from the first finish to the last, with its beginning. */
  steps: { fromMs: number; count: number }[];
};

/** How a race was run, by the published results of its distances. */
export async function finishStatistics(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<FinishStatistics[]> {
  const found: FinishStatistics[] = [];
  for (const { id, key, distance, summary } of await publishedResults({ db }, raceId)) {
    const { finished, dnf, dsq } = summary;
    found.push({
      key,
      distance,
      finished,
      started: finished + dnf + dsq,
      ...(await distribution({ db }, id)),
    });
  }
  return found;
}

async function distribution(
  { db }: Pick<Services, "db">,
  importId: string,
): Promise<Pick<FinishStatistics, "stepMs" | "steps">> {
  const times = sql`
    select coalesce(chip_ms, gun_ms) as ms from race_results
    where import_id = ${importId}::uuid and status = 'finished'`;
  const ends = await readRow(
    db,
    { first: integer, last: integer },
    sql`select coalesce(min(ms), 0) as first, coalesce(max(ms), 0) as last from (${times}) t`,
  );
  const { first, last } = ends ?? { first: 0, last: 0 };
  const width = widths.find((each) => (last - first) / 60_000 / each < mostSteps - 1) ?? 480;
  const stepMs = width * 60_000;
  const rows = await readRows(
    db,
    { step: integer, count: integer },
    sql`select ms / ${stepMs}::int as step, count(*)::int as count from (${times}) t group by 1`,
  );
  if (rows.length === 0) return { stepMs, steps: [] };
  const counts = new Map(rows.map(({ step, count }) => [step, count]));
  const [from, to] = [Math.floor(first / stepMs), Math.floor(last / stepMs)];
  const steps = Array.from({ length: to - from + 1 }, (_, place) => ({
    fromMs: (from + place) * stepMs,
    count: counts.get(from + place) ?? 0,
  }));
  return { stepMs, steps };
}

/** Where the runners of a race are from, and how many ran an earlier edition too. */
export type RunnerStatistics = {
  entries: number;
  returning: number;
  hasEarlier: boolean;
  countries: { country: string; entries: number }[];
};

const shownCountries = 12;

const isIn = sql`g.bib is not null and g.status <> 'cancelled'`;

export async function runnerStatistics(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<RunnerStatistics> {
  const counted = await readRow(
    db,
    {
      entries: integer,
      returning: integer,
      editions: integer,
      countries: listOf(object({ country: text, entries: integer })),
    },
    sql`
    with recursive earlier (id) as (
      select previous_id from race_editions where race_id = ${raceId}::uuid
      union
      select e.previous_id from race_editions e join earlier on earlier.id = e.race_id
    )
    select count(*)::int as entries, (select count(*)::int from earlier) as editions,
      count(*) filter (where exists (
        select from race_registrations b
        where b.user_id = g.user_id and b.race_id in (select id from earlier)
          and b.bib is not null and b.status <> 'cancelled'))::int as returning,
      (select coalesce(json_agg(c), '[]') from (
        select g.country, count(*)::int as entries from race_registrations g
        where g.race_id = ${raceId}::uuid and ${isIn} and g.country <> ''
        group by 1 order by 2 desc, 1 limit ${shownCountries}
      ) c) as countries
    from race_registrations g where g.race_id = ${raceId}::uuid and ${isIn}`,
  );
  if (!counted) throw new Error("A row of counts is one row.");
  const { entries, returning, editions, countries } = counted;
  return { entries, returning, hasEarlier: editions > 0, countries };
}
