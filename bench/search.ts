import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { noFilters, type RaceFilters } from "#features/races/filters/filters.ts";
import { searchRaces } from "#features/races/search/search.server.ts";
import { benchDatabase, fill, stopBenchServer } from "./databases.ts";
import { cpuReader } from "./server-cpu.ts";
import { percentile, printTable, round } from "./table.ts";

const rounds = 40;
const bars: Record<number, number> = { 1000: 3, 100000: 20, 1000000: 110 };
const allSizes = { server: [1_000, 100_000, 1_000_000], embedded: [1_000, 100_000] };

/**
 * `node bench/search.ts server 1000 100000` measures one database at these sizes. The default is all
 * sizes, and both databases.
 */
const [engine, ...asked] = process.argv.slice(2);

function sizesOf(name: keyof typeof allSizes): number[] {
  if (engine && engine !== name) return [];
  return asked.length > 0 ? asked.map(Number) : allSizes[name];
}

/**
 * Measures a page of 24 races, the exact total and all facets together, as the list needs them.
 * Remembered facets are avoided: every round asks a new question.
 */
for (const size of sizesOf("server")) {
  const { url } = await benchDatabase(size);
  const server = await openDatabase({ url });
  await measure(server.db, size, "PostgreSQL");
  await server.close();
}
for (const size of sizesOf("embedded")) {
  const folder = await mkdtemp(join(tmpdir(), "dorsal-bench-"));
  const embedded = await openDatabase({ dataDir: join(folder, "database") });
  await fill(embedded, size);
  await measure(embedded.db, size, "embedded");
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
}
await stopBenchServer();

async function measure(db: Database, size: number, engine: string) {
  const key = await primaryKeyTime(db);
  const cpu = await cpuReader(db);
  const rows = [];
  for (const [name, filters] of Object.entries(await questions(db))) {
    const times = [];
    let spent = 0;
    for (let turn = -3; turn < rounds; turn++) {
      if (turn === 0) spent = cpu?.() ?? 0;
      const started = performance.now();
      const found = await searchRaces(unremembered(db), filters);
      if (turn >= 0) times.push(performance.now() - started);
      if (turn === 0)
        rows.push({
          question: name,
          found: found.total,
          "best ms": 0,
          "p50 ms": 0,
          "p95 ms": 0,
          "÷ key": 0,
          "CPU ms": "",
          bar: "",
        });
    }
    const row = rows.at(-1);
    if (!row) continue;
    row["best ms"] = round(percentile(times, 0), 1);
    row["p50 ms"] = round(percentile(times, 0.5), 1);
    row["p95 ms"] = round(percentile(times, 0.95), 1);
    if (cpu) row["CPU ms"] = String(round((cpu() - spent) / rounds, 1));
    row["÷ key"] = round(row["p50 ms"] / key, 0);
    row.bar = engine === "PostgreSQL" ? `p95 ≤ ${bars[size] ?? "?"}` : "";
  }
  printTable(
    `Search: page, exact total and all facets at ${size.toLocaleString("en-US")} races, ${engine} (reading one race by key: ${round(key)} ms)`,
    rows,
  );
}

/** The same database behind a new handle, which remembers nothing yet. */
function unremembered(db: Database) {
  return { db: Object.create(db) as Database, now: () => new Date() };
}

async function primaryKeyTime(db: Database): Promise<number> {
  const [some] = await readRows(db, { id: text }, sql`select id from races limit 1`);
  const times = [];
  for (let turn = 0; turn < 200; turn++) {
    const started = performance.now();
    await db.execute(sql`select race_name from races where id = ${some?.id}`);
    times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
}

/** Typical searches, with words and places that the generated races have. */
async function questions(db: Database): Promise<Record<string, RaceFilters>> {
  const [place] = await readRows(
    db,
    { city: text, country: text, race_type: text },
    sql`select city, country, race_type from race_facets join race_search using (facet_id)
      group by city, country, race_type order by count(*) desc limit 1`,
  );
  // The first word of a name in that place, so that all filters together find something.
  const [word] = await readRows(
    db,
    { word: text },
    sql`select split_part(search_text, ' ', 2) as word from race_search join race_facets using (facet_id)
      where city = ${place?.city ?? ""} group by word order by count(*) desc offset 5 limit 1`,
  );
  const [rare] = await readRows(
    db,
    { word: text },
    sql`select word from search_words where length(word) > 2 and word !~ '^[0-9]+$' order by n, word limit 1`,
  );
  const { city = "", country = "", race_type = "" } = place ?? {};
  const q = word?.word ?? "";
  const dollars = { minor: 5000, currency: "USD" } as const;
  return {
    "no filter": noFilters,
    "common word": { ...noFilters, q },
    "rare word": { ...noFilters, q: rare?.word ?? "" },
    "two words": { ...noFilters, q: `${q} ${city}` },
    "type and country": { ...noFilters, types: [race_type], countries: [country] },
    "part of a city, distance": {
      ...noFilters,
      city: city.slice(0, 4),
      distance: { from: 20, to: 22 },
    },
    rating: { ...noFilters, rating: 4 },
    "next week": { ...noFilters, when: "next-week" },
    "all filters": {
      ...noFilters,
      q,
      types: [race_type],
      countries: [country],
      distance: { from: 5, to: 43 },
      rating: 3,
    },
    "a length": { ...noFilters, q: "21k" },
    "a month": { ...noFilters, q: "december" },
    "a season": { ...noFilters, q: "spring" },
    "type, length, season": { ...noFilters, q: "trail 21k spring" },
    "place, type, month": { ...noFilters, q: `${city} trail december` },
    "part of a word": { ...noFilters, q: "ui" },
    "two letters": { ...noFilters, q: q.slice(0, 2) },
    misspelt: { ...noFilters, q: `${q.slice(0, 3)}x${q.slice(3)}` },
    "page 100": { ...noFilters, page: 100 },
    "near, 50 km": { ...noFilters, near: { place: city, km: 50 } },
    "near, by nearness": { ...noFilters, near: { place: city, km: 50 }, sort: "near" },
    "near, 300 km, by nearness": { ...noFilters, near: { place: city, km: 300 }, sort: "near" },
    "near, type, months": { ...noFilters, near: { place: city, km: 100 }, q: "trail march to may" },
    weekends: { ...noFilters, weekends: true },
    "by price": { ...noFilters, sort: "price" },
    "by price, page 100": { ...noFilters, sort: "price", page: 100 },
    "by price, type and country": {
      ...noFilters,
      sort: "price",
      types: [race_type],
      countries: [country],
    },
    "by price, common word": { ...noFilters, sort: "price", q },
    "by rating": { ...noFilters, sort: "rating" },
    "by rating, next week": { ...noFilters, sort: "rating", when: "next-week" },
    "free, a length": { ...noFilters, q: "free 10k" },
    open: { ...noFilters, isOpen: true },
    "open, type and country": {
      ...noFilters,
      isOpen: true,
      types: [race_type],
      countries: [country],
    },
    "open, common word": { ...noFilters, isOpen: true, q },
    "open, by price": { ...noFilters, isOpen: true, sort: "price" },
    "up to a price": { ...noFilters, price: dollars },
    "up to a price, a length": { ...noFilters, price: dollars, q: "21k" },
    "up to a price, lengths, country": {
      ...noFilters,
      price: dollars,
      distance: { from: 20, to: 22 },
      countries: [country],
    },
    "up to a price, a length, common word": { ...noFilters, price: dollars, q: `21k ${q}` },
    "a length, by price": { ...noFilters, q: "21k", sort: "price" },
    "lengths, open, by price": {
      ...noFilters,
      distance: { from: 9, to: 11 },
      isOpen: true,
      sort: "price",
    },
    "country, months": { ...noFilters, q: `march to may ${country}` },
  };
}
