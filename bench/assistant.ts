import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "#db/database.ts";
import { plan } from "#features/assistant/planning/plan.ts";
import type { SearchParameters } from "#features/assistant/planning/search-parameters.ts";
import { findRacesFor } from "#features/assistant/search/find-races.server.ts";
import { nearMisses } from "#features/assistant/search/near-misses.server.ts";
import { knownPlaces } from "#features/assistant/search/place-book.server.ts";
import { raceFactsOf, racesNamed } from "#features/assistant/search/race-lookup.server.ts";
import { toDay } from "#values/day.ts";
import { benchDatabase, fill, stopBenchServer } from "./databases.ts";
import { cpuReader } from "./server-cpu.ts";
import { percentile, printTable, round } from "./table.ts";

const rounds = 100;
const bar = 25;
const today = toDay(new Date());
const services = (db: Database) => ({ db, now: () => new Date() });

/** Typical questions about places and words that the generated races have. */
const sentences = [
  "any races?",
  "races in Lima",
  "trail races in Peru next month",
  "a marathon in Mexico",
  "races in the Cusco Region",
  "races in Canada in spring",
  "trail races in spring",
  "free races in Lima",
  "races for at most 20 dollars",
  "the cheapest 10K",
  "the best rated races in Peru",
  "only races with at least 4 stars",
  "between 10 and 21 km in Arequipa",
  "carreras de 10k baratas en Cusco este año",
  "how do I register for the Andes Marathon?",
  "how do I register for the Anddes Marathn?",
  "how do I register for the Xqxqxq Race?",
];

/**
 * `node bench/assistant.ts server 100000` measures one database at one size. The default is both
 * databases at 100,000 races.
 */
const [engine, asked = "100000"] = process.argv.slice(2);
const size = Number(asked);

if (engine !== "embedded") {
  const { url } = await benchDatabase(size);
  const server = await openDatabase({ url });
  await measure(server.db, "PostgreSQL");
  await server.close();
}
if (engine !== "server") {
  const folder = await mkdtemp(join(tmpdir(), "dorsal-bench-"));
  const embedded = await openDatabase({ dataDir: join(folder, "database") });
  await fill(embedded, size);
  await measure(embedded.db, "embedded");
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
}
await stopBenchServer();

async function measure(db: Database, name: string) {
  const places = await knownPlaces(services(db));
  const timed = timer(await cpuReader(db));
  const context = { today, places, race: null };
  const rows = [
    await timed("the place book, first read", bar, () => knownPlaces(services(forgetful(db))), 10),
    await timed("the place book, later reads", 1, () => knownPlaces(services(db))),
  ];
  for (const sentence of sentences) {
    rows.push(
      await timed(sentence, bar, async () => {
        const { params } = plan([{ author: "user", text: sentence, races: [] }], context);
        return (await findRacesFor(services(db), params, "en")).total;
      }),
    );
  }
  const open: SearchParameters = { min_rating: 4, is_open: true };
  const nothing: SearchParameters = { city: "Lima", distance: "Marathon", max_price: 1 };
  const [race] = (await findRacesFor(services(db), {}, "en")).races;
  const { id = "", name: raceName = "" } = race?.race ?? {};
  rows.push(
    await timed("4 stars, open", bar, async () => {
      return (await findRacesFor(services(db), open, "en")).total;
    }),
    await timed("near misses", bar, () => nearMisses(services(db), nothing)),
    await timed("a race by its name", bar, () => racesNamed(services(db), raceName, 5)),
    await timed("a race by a misspelt name", bar, () =>
      racesNamed(services(db), raceName.replace("r", "rr"), 5),
    ),
    await timed("the facts of a race", bar, () => raceFactsOf(services(db), [id])),
  );
  printTable(`Assistant: plan and search at ${size.toLocaleString("en-US")} races, ${name}`, rows);
}

/** @param cpu - on a busy machine the CPU time says more than the clock */
function timer(cpu: (() => number) | null) {
  return async (question: string, bar: number, ask: () => Promise<unknown>, turns = rounds) => {
    const times: number[] = [];
    let answer: unknown;
    let spent = 0;
    for (let turn = -3; turn < turns; turn++) {
      if (turn === 0) spent = cpu?.() ?? 0;
      const started = performance.now();
      answer = await ask();
      if (turn >= 0) times.push(performance.now() - started);
    }
    return {
      question,
      found: typeof answer === "number" ? answer : "",
      "best ms": round(percentile(times, 0), 1),
      "p50 ms": round(percentile(times, 0.5), 1),
      "p99 ms": round(percentile(times, 0.99), 1),
      "CPU ms": cpu ? round((cpu() - spent) / turns, 1) : "",
      bar: `p99 ≤ ${bar}`,
    };
  };
}

/** The same database behind another handle, which remembers nothing yet. */
function forgetful(db: Database): Database {
  return Object.create(db) as Database;
}
