import { loadavg } from "node:os";
import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceDistances, raceRegistrations } from "#db/schema.ts";
import { publishResults, uploadResults } from "#features/results/commands.server.ts";
import { publishedResults, resultsPage, resultsPerPage } from "#features/results/public.server.ts";
import { aPerson, newPeople } from "../tests/support/people.ts";
import { aRace } from "../tests/support/races/races.ts";
import { identity, storedEntry } from "../tests/support/registrations.ts";
import { type EmptyDatabase, onBothDatabases } from "./empty-databases.ts";
import { startServer } from "./server.ts";
import { percentile, printTable, round } from "./table.ts";

/**
 * The results of a large race: uploaded, published, uploaded again, then read and searched as visitors do, on a
 * PostgreSQL server and on the embedded database: `node bench/results.ts [RUNNERS] [server|embedded]`. Needs a build.
 */
const [given = "20000", only] = process.argv.slice(2);
const runners = Number(given);
const searches = 200;
const pagesAsked = 30;
const rounds = 5;

const firstNames =
  "Ana Luz Gael Iván Eva José María Juan Rosa Luis Carmen Pedro Lucía Jorge Elena".split(" ");
const lastNames =
  "Quispe Flores Mamani Rojas García Ramírez Torres Vargas Castro Mendoza Ríos Herrera Chávez Salas Ortiz Paredes Núñez Aguilar Cruz".split(
    " ",
  );
const at = <Item>(list: readonly Item[], number: number): Item =>
  list[number % list.length] as Item;
const nameOf = (number: number) => ({
  firstName: at(firstNames, number * 7 + Math.floor(number / 15)),
  lastName: `${at(lastNames, number * 3)} ${at(lastNames, Math.floor(number / 19) * 5 + 1)}`,
});
const clock = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");

/** A timer's file of all runners, in the order of the line. */
function timersFile(): Buffer {
  const lines = ["Place,Bib,Name,Sex,Category,Club,Country,10K,Half,30K,Gun Time,Chip Time"];
  for (let place = 1; place <= runners; place += 1) {
    const bib = ((place * 7919) % runners) + 1;
    const { firstName, lastName } = nameOf(bib);
    const gun = 8000 + Math.floor((place * 14000) / runners);
    const splits = [0.23, 0.49, 0.7].map((share) => clock(gun * share));
    const cells = [
      place,
      bib,
      `${firstName} ${lastName}`,
      bib % 3 ? "M" : "F",
      at(["18-39", "40-49", "50-59"], bib),
    ];
    lines.push(
      [
        ...cells,
        bib % 4 ? "" : "Club Lima",
        "PER",
        ...splits,
        clock(gun),
        clock(gun - (bib % 400)),
      ].join(","),
    );
  }
  return Buffer.from(lines.join("\n"));
}

async function fill(db: Database) {
  const userId = await aPerson(db, { email: "olga@example.com", isAdmin: true });
  const raceId = await aRace(db, { startDate: "2026-11-15", distances: ["42K"] });
  const [distance] = await db.select({ id: raceDistances.id }).from(raceDistances);
  const distanceId = distance?.id ?? null;
  // Made as one after the other, each entry would be counted again.
  await db.execute(sql`alter table race_registrations disable trigger user`);
  for (let from = 1; from <= runners; from += 500) {
    const people = await newPeople(db, Math.min(500, runners - from + 1));
    const entries = people.map((person, at) => ({
      ...storedEntry,
      ...nameOf(from + at),
      ...person,
      raceId,
      distanceId,
      bib: from + at,
    }));
    await db.insert(raceRegistrations).values(entries);
  }
  await db.execute(sql`alter table race_registrations enable trigger user`);
  return { editor: { userId, isAdmin: true }, raceId, distanceId };
}

/** The medians of several rounds of a median and of a 95th percentile, in milliseconds; the first round warms up. */
async function inRounds(
  count: number,
  work: (number: number, round: number) => Promise<unknown>,
): Promise<{ median: number; p95: number }> {
  const found: { median: number; p95: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const times: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const started = performance.now();
      await work(number, round);
      times.push(performance.now() - started);
    }
    if (round > 0) found.push({ median: percentile(times, 0.5), p95: percentile(times, 0.95) });
  }
  const middle = (key: "median" | "p95") =>
    round(
      percentile(
        found.map((each) => each[key]),
        0.5,
      ),
      1,
    );
  return { median: middle("median"), p95: middle("p95") };
}

async function measure({ name, open, env }: EmptyDatabase) {
  const { db, close } = await open();
  const { editor, raceId, distanceId } = await fill(db);
  const file = { name: "timer.csv", bytes: timersFile() };
  const services = { db, now: () => new Date("2026-11-20T12:00:00Z"), identity };
  const seconds = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return round((performance.now() - started) / 1000, 1);
  };
  const versions: string[] = [];
  const upload = async () => {
    const read = await uploadResults(services, editor, { raceId, distanceId }, file);
    if (read.problem !== null) throw new Error(read.problem);
    versions.push(read.id);
  };
  const publish = () =>
    publishResults(services, editor, { raceId, importId: versions.at(-1) ?? "" });
  const [first, published, second, again] = [
    await seconds(upload),
    await seconds(publish),
    await seconds(upload),
    await seconds(publish),
  ];
  const [shown] = await publishedResults({ db }, raceId);
  if (!shown) throw new Error("The results are not public.");
  const wordOf = (number: number) =>
    at(
      [
        nameOf(number * 13).lastName,
        `${nameOf(number).firstName} ${nameOf(number).lastName}`,
        String(number * 37 + 1),
        nameOf(number).lastName.slice(0, 4),
      ],
      number,
    );
  const search = (number: number) =>
    resultsPage({ db }, shown, { words: wordOf(number), sex: null, category: null }, 1);
  const searched = await inRounds(searches, search);
  await close();
  const server = await startServer({ ...env, DEMO_DATA: "0", AUTH_SECRET: "0".repeat(34) });
  // The page cache has none of these pages.
  const pages = await inRounds(pagesAsked, async (number, round) => {
    const page = (round * pagesAsked + number) % Math.ceil(runners / resultsPerPage);
    const answer = await fetch(`${server.url}/races/${raceId}/results?page=${page + 1}`);
    await answer.text();
    if (!answer.ok) throw new Error(`The page of the results answered ${answer.status}.`);
  });
  await server.stop();
  return {
    database: name,
    runners,
    "upload s": first,
    "publish s": published,
    "next upload s": second,
    "publish next s": again,
    "page ms": pages.median,
    "search ms": searched.median,
    "search p95 ms": searched.p95,
    load: round(loadavg()[0] ?? 0, 1),
  };
}

const rows = await onBothDatabases("results", only, measure);
printTable("The results of a race: upload, publication, first page and searches", rows);
