/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { type Database, type OpenDatabase, openDatabase, overDriver } from "#db/database.ts";
import { keptPlanMark } from "#db/driver/prepare.ts";
import { type Rows, type Statement, sentValue } from "#db/driver/rows.ts";
import { noFilters } from "#features/races/filters/filters.ts";
import { keyRaces, nextRace } from "#features/races/home/home.server.ts";
import { nearbyRaces, similarRaces } from "#features/races/page/other-races.server.ts";
import { findRace } from "#features/races/page/race-page.server.ts";
import { searchRaces } from "#features/races/search/search.server.ts";
import { reviewsOf } from "#features/reviews/queries.server.ts";
import { toDay } from "#values/day.ts";
import { generateRaces } from "../../bench/world/world.ts";
import { createOnServer, serverUrl } from "../support/database.ts";

// The plans of the embedded database are those of its few rows: set TEST_DATABASE_URL.
const testOnServer = test.skipIf(!serverUrl);

const races = 20_000;

/** A table with fewer rows may be read as a whole. */
const manyRows = 5000;

type Asked = { text: string; values: readonly unknown[] };
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

const limitMs = 300_000;

testOnServer(
  "no page that visitors open most reads a large table as a whole",
  async () => {
    const database = await openDatabase({
      url: await createOnServer(String(serverUrl)),
      max: 2,
      statementMs: 0,
    });
    try {
      const today = toDay(new Date());
      await generateRaces(database.db, { races, seed: 1, today, isAlone: true });
      await database.db.execute(sql`vacuum analyze`);
      const large = await largeTables(database);
      expect(large).toContain("race_search");
      const [race] = await database.pool.query(
        "select race_id as id from race_search order by review_count desc, start_date desc limit 1",
      );
      const raceId = String(race?.id);
      const wrong: string[] = [];
      for (const [page, open] of Object.entries(pages)) {
        const asked: Asked[] = [];
        const allowed = counted[page] ?? [];
        await open({ db: recording(database, asked), now: () => new Date() }, raceId);
        expect(asked.length, `${page} asks the database`).toBeGreaterThan(0);
        for (const { text, values } of asked) {
          const plans = [await planOf(database, text, values)];
          if (text.includes(keptPlanMark)) plans.push(await keptPlanOf(database, text, values));
          const scanned = plans.flatMap(tablesReadAsAWhole);
          for (const table of scanned.filter(
            (name) => large.includes(name) && !allowed.includes(name),
          )) {
            wrong.push(`${page}: ${table} in ${text.replace(/\s+/g, " ").slice(0, 300)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    } finally {
      await database.close();
    }
  },
  limitMs,
);

type Needs = { db: Database; now: () => Date };

type Opened = (needs: Needs, raceId: string) => Promise<unknown>;

/** What visitors open most. Answers that are remembered for all of them, such as the season, are left out. */
const pages: Record<string, Opened> = {
  list: (needs) => searchRaces(needs, noFilters),
  "last page of the list": (needs) => searchRaces(needs, { ...noFilters, page: 200 }),
  "filtered list": (needs) =>
    searchRaces(needs, { ...noFilters, types: ["Trail"], countries: ["Peru"] }),
  "words that name a place": (needs) => searchRaces(needs, { ...noFilters, q: "trail 21k mexico" }),
  "words of a name": (needs) => searchRaces(needs, { ...noFilters, q: "maraton", isLiteral: true }),
  race: async (needs, raceId) => {
    const race = await findRace(needs, raceId, "en");
    if (!race) throw new Error("The race has gone.");
    return nearbyRaces(needs, race, await similarRaces(needs, race));
  },
  reviews: (needs, raceId) => reviewsOf(needs, "race", raceId, { page: 1 }),
  "next race": nextRace,
  "key races": keyRaces,
};

/** Counts beside the filters need all upcoming races, which are a third of the narrow table of the search. */
const counted: Record<string, string[]> = {
  "filtered list": ["race_search"],
  "words that name a place": ["race_search"],
};

/** A handle that notes each statement that it passes on. */
function recording({ pool }: OpenDatabase, asked: Asked[]): Database {
  return overDriver({
    query(statement: string | Statement, values?: readonly unknown[]): Promise<Rows> {
      const given = typeof statement === "string" ? { text: statement } : statement;
      asked.push({ text: given.text, values: values ?? given.values ?? [] });
      return pool.query(statement, values);
    },
  });
}

async function largeTables({ pool }: OpenDatabase): Promise<string[]> {
  const found = await pool.query(
    "select relname from pg_class where relkind = 'r' and reltuples > $1 and relnamespace = 'public'::regnamespace",
    [manyRows],
  );
  return found.map(({ relname }) => String(relname));
}

async function planOf(
  { pool }: OpenDatabase,
  text: string,
  values: readonly unknown[],
): Promise<Plan> {
  return planIn(await pool.query({ text: `explain (format json) ${text}`, values }));
}

/** The plan for any values, which a server may keep. */
async function keptPlanOf(
  { pool }: OpenDatabase,
  text: string,
  values: readonly unknown[],
): Promise<Plan> {
  const literals = values.map((value, place) => pg.escapeLiteral(String(sentValue(value, place))));
  const connection = await pool.connect();
  try {
    await connection.query("begin");
    await connection.query("set local plan_cache_mode = force_generic_plan");
    await connection.query(`prepare kept as ${text}`);
    const rows = await connection.query(`explain (format json) execute kept (${literals.join()})`);
    await connection.query("deallocate kept");
    return planIn(rows);
  } finally {
    await connection.query("rollback");
    connection.release();
  }
}

function planIn([row]: Rows): Plan {
  const answer = row?.["QUERY PLAN"];
  const [explained] = (typeof answer === "string" ? JSON.parse(answer) : answer) as {
    Plan: Plan;
  }[];
  if (!explained) throw new Error("There is no plan.");
  return explained.Plan;
}

function tablesReadAsAWhole(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(tablesReadAsAWhole);
  const isWhole = plan["Node Type"] === "Seq Scan" && plan["Relation Name"] !== undefined;
  return isWhole ? [String(plan["Relation Name"]), ...below] : below;
}
