import { and, inArray, type SQL, sql } from "drizzle-orm";
import { columnsByName, pickColumns } from "#db/columns.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceSearch, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { addDays, toDay } from "#values/day.ts";
import { isId } from "#values/id.ts";
import { wordsIn } from "../reading/search-words.ts";
import { wordPattern } from "../search/query/conditions.server.ts";
import { isAhead, isPast } from "../standing.server.ts";
import { mostPickable, mostPicked, type PickableRace } from "./pickable-race.ts";

type Reads = Pick<Services, "db" | "now">;

/** How far back a search by country looks: only names and cities of past races have an index. */
const daysBack = 400;

/** Longer descriptions are cut. */
const descriptionLetters = 300;

/**
 * The races with these words in their name, city or country: the next ones first, then past ones,
 * the latest first. Without words, the next races.
 */
export async function findPickableRaces(
  { db, now }: Reads,
  query: string,
): Promise<PickableRace[]> {
  const patterns = wordsIn(query).map(wordPattern);
  const coming = await readRows(
    db,
    foundRow,
    sql`
      select s.race_id from race_search s
      where ${isAhead(now(), "s")} and ${all(patterns, (like) => sql`s.search_text like ${like}`)}
      order by s.start_date, s.race_id limit ${mostPickable}`,
  );
  const rest = mostPickable - coming.length;
  const past = rest > 0 ? await pastRaces({ db, now }, patterns, rest) : [];
  return racesOfIds(
    { db },
    [...coming, ...past].map(({ race_id }) => race_id),
  );
}

/** The races of a form's field, in its order, without those that do not exist. */
export async function pickedRaces(
  { db }: Pick<Reads, "db">,
  ids: readonly string[],
): Promise<PickableRace[]> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))].filter(isId).slice(0, mostPicked);
  return racesOfIds({ db }, asked);
}

const foundRow = { race_id: raceSearch.raceId };

async function pastRaces({ db, now }: Reads, patterns: readonly string[], limit: number) {
  const inCountry = await patternsOfCountries({ db }, patterns);
  const matches = all(patterns, (like) =>
    inCountry.has(like)
      ? sql`(d.words like ${like} or ' ' || norm(r.country) like ${like})`
      : sql`d.words like ${like}`,
  );
  return readRows(
    db,
    foundRow,
    inCountry.size === 0
      ? sql`
          select d.race_id from race_directory d
          where ${isPast(now(), "d")} and ${matches}
          order by d.start_date desc, d.race_id limit ${limit}`
      : sql`
          select d.race_id from race_directory d join races r on r.id = d.race_id
          where ${isPast(now(), "d")} and d.start_date >= ${addDays(toDay(now()), -daysBack)}::date
            and ${matches}
          order by d.start_date desc, d.race_id limit ${limit}`,
  );
}

/** The patterns that the name of some country has. */
async function patternsOfCountries(
  { db }: Pick<Reads, "db">,
  patterns: readonly string[],
): Promise<Set<string>> {
  if (patterns.length === 0) return new Set();
  const rows = await readRows(
    db,
    { pattern: text },
    sql`
      select pattern from unnest(${sql.param([...patterns])}::text[]) pattern
      where exists (select from race_facets f where ' ' || f.country_norm like pattern)`,
  );
  return new Set(rows.map(({ pattern }) => pattern));
}

function all(patterns: readonly string[], condition: (pattern: string) => SQL): SQL {
  return and(...patterns.map(condition)) ?? sql`true`;
}

const pickableColumns = {
  ...pickColumns(columnsByName(races), [
    "id",
    "race_name",
    "start_date",
    "city",
    "country",
    "race_photo",
    "race_type",
    "distance",
  ]),
  description: sql<string | null>`left(${races.description}, ${descriptionLetters})`,
};

async function racesOfIds(
  { db }: Pick<Reads, "db">,
  ids: readonly string[],
): Promise<PickableRace[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(pickableColumns)
    .from(races)
    .where(inArray(races.id, [...ids]));
  const found = new Map(rows.map((race) => [race.id, race]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
