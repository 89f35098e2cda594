import { sql } from "drizzle-orm";
import pg from "pg";
import { type OpenDatabase, openDatabase } from "#db/database.ts";
import { integer, text } from "#db/kinds.ts";
import { migrate } from "#db/migrate.ts";
import { readRows } from "#db/rows.ts";
import { blogPosts } from "#db/schema.ts";
import { toDay } from "#values/day.ts";
import { reachPostgres } from "../tests/support/machine/postgres.mjs";
import { generateRaces } from "./world/world.ts";

/** A database with that many generated races, kept on the server for the next run. */
export type BenchDatabase = { url: string; someRace: string };

let reached: Promise<{ url: string; stop: () => Promise<void> }> | undefined;

/** The server of `TEST_DATABASE_URL`, or a new one that ends with this process. */
function server() {
  return (reached ??= reachPostgres());
}

/** Ends the server that was started for the benchmarks, if any. */
export async function stopBenchServer() {
  await (await reached)?.stop();
}

/** Separates the databases of working copies that share a server. */
const prefix = process.env.BENCH_PREFIX ?? "dorsal_bench";

/**
 * A migrated server database with exactly `races` generated races (0 for an empty one).
 * @param towns - in so many towns of each country, if not in as many as usual
 */
export async function benchDatabase(
  races: number,
  suffix = "",
  towns?: number,
): Promise<BenchDatabase> {
  const { url } = await server();
  const name = `${prefix}_${races}${suffix}${towns ? `_${towns}_towns` : ""}`;
  const admin = new pg.Client(url);
  await admin.connect();
  const known = await admin.query("select from pg_database where datname = $1", [name]);
  if (known.rows.length === 0) await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  // One connection, so that its settings apply to every statement.
  const database = await openDatabase({ url: own.href, max: 1, statementMs: 0 });
  await database.db.execute(sql`set synchronous_commit = off`);
  const someRace = await fill(database, races, towns);
  await database.close();
  return { url: own.href, someRace };
}

/** Migrates, generates what is missing, and returns the id of an upcoming race. */
export async function fill({ db }: OpenDatabase, races: number, towns?: number): Promise<string> {
  await migrate(db);
  const [held] = await readRows(
    db,
    { count: integer },
    sql`select count(*)::int as count from races join race_places on race_id = id`,
  );
  if (races > 0 && held?.count !== races) {
    console.error(`Generating ${races.toLocaleString("en-US")} races …`);
    await generateRaces(db, { races, seed: 1, today: toDay(new Date()), isAlone: true, towns });
    await db.execute(sql`vacuum analyze`);
  }
  const [some] = await readRows(
    db,
    { id: text },
    sql`select race_id as id from race_search where review_count > 0 order by start_date limit 1`,
  );
  return some?.id ?? "";
}

const paragraph =
  "Run the **first** kilometres slower than the [last ones](/races), and eat before you are hungry. ".repeat(
    6,
  );
const content = Array.from(
  { length: 12 },
  (_, part) => `## Part ${part + 1}\n\n${paragraph}\n\n- water\n- bread\n\n${paragraph}`,
).join("\n\n");

/** Puts posts into a database that has none of them, and gives the id of one. */
export async function benchPosts(url: string, posts = 200): Promise<string> {
  const { db, close } = await openDatabase({ url, max: 1 });
  const held = await db.$count(blogPosts);
  if (held < posts) {
    await db.insert(blogPosts).values(
      Array.from({ length: posts - held }, (_, number) => ({
        title: `How to run part ${number}`,
        content,
        tags: ["training"],
        status: "published" as const,
        publishedAt: sql`now() - make_interval(days => ${number + 1})`,
      })),
    );
  }
  const [some] = await db.select({ id: blogPosts.id }).from(blogPosts).limit(1);
  await close();
  return some?.id ?? "";
}
