import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { projectRoot } from "#db/root.ts";
import { readRows } from "#db/rows.ts";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { type ImportOptions, importRaces } from "./commands.server.ts";
import { previewImport } from "./preview/preview.ts";

const { db } = await openTestDatabase();
const log = openLog("silent");
const excerpt = readFileSync(
  join(projectRoot(), "tests/support/races/real-races-excerpt.csv"),
  "utf8",
);
const everyRace = join(projectRoot(), "../shared/data/real-races.csv");
const header = "title,date,city,country,distances,venue,time,price,currency,image_url,type\n";

function load(tx: Database, text: string, options?: ImportOptions) {
  const preview = previewImport(Buffer.from(text));
  if ("problem" in preview) throw new Error(preview.problem.code);
  return importRaces({ db: tx, log }, preview.plan, options);
}

async function everything(tx: Database): Promise<string> {
  const [row] = await readRows(
    tx,
    { all: text },
    sql`
    select
      (select coalesce(string_agg(races::text, '/' order by id), '') from races) ||
      (select coalesce(string_agg(race_distances::text, '/' order by id), '') from race_distances) ||
      (select coalesce(string_agg(race_search::text, '/' order by race_id), '') from race_search)
      as all
  `,
  );
  return row?.all ?? "";
}

test("ADM-CSV-16 real races are stored and grouped, and the search knows their words", () =>
  rolledBack(db, async (tx) => {
    expect(await load(tx, excerpt)).toMatchObject({
      status: "complete",
      created: 11,
      updated: 0,
      unchanged: 0,
      distances: { created: 15, updated: 0, unchanged: 0 },
      errors: [],
    });
    const [utmb] = await tx.execute(sql`
      select event, races.race_type, race_type_category, start_time, distances_m::text, races.country
      from races join race_search on race_id = id join race_facets using (facet_id)
        join race_lengths using (lengths_id)
      where search_text like '%chamonix%'
    `);
    expect(utmb).toEqual({
      event: "UTMB Mont-Blanc",
      race_type: "Ultra",
      race_type_category: "external",
      start_time: "07:30",
      distances_m: "{[57000,57001),[101000,101001),[171000,171001)}",
      country: "France",
    });
    const words = await tx.execute(sql`select word from search_words where word = 'chamonix'`);
    expect(words).toHaveLength(1);
  }));

test.runIf(existsSync(everyRace))(
  "all real races are stored, and a repetition changes none (runs where ../shared/data/real-races.csv is)",
  () =>
    rolledBack(db, async (tx) => {
      const file = readFileSync(everyRace, "utf8");
      expect(await load(tx, file)).toMatchObject({
        status: "complete",
        created: 645,
        distances: { created: 658 },
        errors: [],
      });
      const [found] = await tx.execute(sql`
        select count(*) as total, count(*) filter (where isempty(distances_m)) as unread
        from race_search join race_lengths using (lengths_id)
      `);
      expect(found).toEqual({ total: 645, unread: 0 });
      expect(await load(tx, file)).toMatchObject({ created: 0, updated: 0, unchanged: 645 });
    }),
);

test("ADM-CSV-13 ADM-CSV-14 ADM-RACE-25 a new race gets the defaults, and its distances their order", () =>
  rolledBack(db, async (tx) => {
    await load(tx, `${header}Lima,2027-05-16,Lima,Peru,42K,,,120\nLima,2027-05-16,Lima,Peru,21K\n`);
    await load(tx, `${header}Lima,2027-05-16,Lima,Peru,5K;10K,,06:15\n`);
    const races = await tx.execute(sql`select race_type, start_time, race_status from races`);
    expect(races).toEqual([{ race_type: "Road", start_time: "06:15", race_status: "upcoming" }]);
    const distances = await tx.execute(sql`
      select distance, title, start_time, price, price_minor, price_currency, sort_order
      from race_distances order by sort_order
    `);
    const rest = { price: null, price_minor: null, price_currency: "PEN" };
    expect(distances).toEqual([
      {
        distance: "42K",
        title: "42K",
        start_time: "07:30",
        price: "S/120",
        price_minor: 12_000,
        price_currency: "PEN",
        sort_order: 0,
      },
      { distance: "21K", title: "21K", start_time: "07:30", ...rest, sort_order: 1 },
      { distance: "5K", title: "5K", start_time: "06:15", ...rest, sort_order: 2 },
      { distance: "10K", title: "10K", start_time: "06:15", ...rest, sort_order: 3 },
    ]);
  }));

test("importing the same file again changes no byte", async () => {
  const first = await load(db, excerpt, { batchSize: 4 });
  const before = await everything(db);
  const second = await load(db, excerpt);
  expect(first.created).toBe(11);
  expect(second).toMatchObject({ created: 0, updated: 0, unchanged: 11 });
  expect(second.distances).toEqual({ created: 0, updated: 0, unchanged: 15 });
  expect(await everything(db)).toBe(before);
  await db.execute(sql`delete from races`);
});

test("ADM-CSV-16 ADM-CSV-17 a stored race is updated by name and day; empty cells change nothing", async () => {
  await load(
    db,
    `${header}Lima,2027-05-16,Lima,Peru,42K,Plaza,06:00,120,USD,https://a.example/p,Trail\n`,
  );
  await db.execute(sql`update races set is_premium = true, organizer = 'Kept'`);
  await db.execute(sql`update race_distances set title = 'The long one', capacity = 7`);
  const [before] = await db.execute(sql`select updated_at, sequence from races`);

  expect(await load(db, `${header}LIMA,2027-05-16,Callao,Peru,42k\n`)).toMatchObject({
    updated: 1,
    distances: { created: 0, updated: 0, unchanged: 1 },
  });
  expect(await load(db, `${header}Lima,2027-05-16,Callao,Peru,42K,,,90\n`)).toMatchObject({
    updated: 1,
    distances: { updated: 1 },
  });
  const [race] = await db.execute(sql`select * from races`);
  expect(race).toMatchObject({
    race_name: "Lima",
    city: "Callao",
    address: "Plaza",
    start_time: "06:00",
    race_type: "Trail",
    race_photo: "https://a.example/p",
    external_image_url: "https://a.example/p",
    is_premium: true,
    organizer: "Kept",
    sequence: Number(before?.sequence) + 2,
  });
  expect(race?.updated_at).not.toEqual(before?.updated_at);
  const distances = await db.execute(sql`
    select distance, title, capacity, price, price_minor, price_currency from race_distances
  `);
  expect(distances).toEqual([
    {
      distance: "42K",
      title: "The long one",
      capacity: 7,
      price: "S/90",
      price_minor: 9000,
      price_currency: "PEN",
    },
  ]);
  await db.execute(sql`delete from races`);
});

test("of several races with the same name and day the oldest is updated", () =>
  rolledBack(db, async (tx) => {
    for (const year of [2020, 2019, 2021]) {
      await tx.execute(sql`
        insert into races (event, race_name, city, country, race_type, start_date, created_at)
        values ('Lima', 'Lima', 'Lima', 'Peru', 'Road', '2027-05-16', make_date(${year}, 1, 1))
      `);
    }
    expect(await load(tx, `${header}Lima,2027-05-16,Callao,Peru,\n`)).toMatchObject({ updated: 1 });
    const rows = await tx.execute(
      sql`select date_part('year', created_at)::int as year from races where city = 'Callao'`,
    );
    expect(rows).toEqual([{ year: 2019 }]);
  }));

test("ERR-69 updating only stored races skips the others, each with its message", () =>
  rolledBack(db, async (tx) => {
    await load(tx, `${header}Lima,2027-05-16,Lima,Peru,42K\n`);
    const text = `${header}Lima,2027-05-16,Lima,Peru,21K\nCusco,2027-05-16,Cusco,Peru,10K\n`;
    expect(await load(tx, text, { onlyExisting: true })).toMatchObject({
      status: "complete",
      created: 0,
      updated: 1,
      skipped: 1,
      distances: { created: 1 },
      errors: [
        { line: 3, finding: { code: "race-not-found", title: "Cusco", date: "2027-05-16" } },
      ],
    });
    expect(await tx.execute(sql`select race_name from races`)).toEqual([{ race_name: "Lima" }]);
  }));

test("a dry run reports everything and writes nothing", () =>
  rolledBack(db, async (tx) => {
    const before = await everything(tx);
    expect(await load(tx, excerpt, { dryRun: true })).toMatchObject({
      status: "complete",
      created: 11,
    });
    expect(await everything(tx)).toBe(before);
  }));

test("progress is reported after every batch", () =>
  rolledBack(db, async (tx) => {
    const told: number[][] = [];
    await load(tx, excerpt, { batchSize: 4, onProgress: (...progress) => told.push(progress) });
    expect(told).toEqual([
      [4, 11],
      [8, 11],
      [11, 11],
    ]);
  }));
