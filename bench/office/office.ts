import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { toDay } from "#values/day.ts";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { cpuReader } from "../server-cpu.ts";
import { percentile, printTable, round } from "../table.ts";
import { type Office, officeQuestions } from "./office-questions.ts";
import { fillOffice, holdsOffice } from "./office-world.ts";

const size = 100_000;
const rounds = 12;
const bar = 60;

/** `node bench/office/office.ts messages dashboard` measures only the named screens. */
const asked = process.argv.slice(2);

/**
 * Measures the queries of the back office at 100,000 races, users, registrations, reviews, claims,
 * messages and audit entries. Nothing is remembered: every round counts again.
 */
const { url } = await benchDatabase(size, "_office");
await fillWith(url);
const { db, close } = await openDatabase({ url });
const cpu = await cpuReader(db);
const rows = [];
for (const question of officeQuestions(await placeOf(db))) {
  const name = `${question.list}, ${question.what}`;
  if (asked.length > 0 && !asked.some((word) => name.includes(word))) continue;
  const times: number[] = [];
  let spent = 0;
  for (let turn = -2; turn < rounds; turn++) {
    if (turn === 0) spent = cpu?.() ?? 0;
    const began = performance.now();
    await question.ask();
    if (turn >= 0) times.push(performance.now() - began);
  }
  const p95 = percentile(times, 0.95);
  rows.push({
    list: question.list,
    question: question.what,
    "best ms": round(percentile(times, 0), 1),
    "p50 ms": round(percentile(times, 0.5), 1),
    "p95 ms": round(p95, 1),
    ...(cpu && { "CPU ms": round((cpu() - spent) / rounds, 1) }),
    bar: p95 <= bar ? `≤ ${bar}` : `≤ ${bar}: missed`,
  });
}
printTable(`Back office at ${size.toLocaleString("en-US")} of everything, PostgreSQL`, rows);
await close();
await stopBenchServer();

async function fillWith(address: string) {
  const database = await openDatabase({ url: address, max: 1, statementMs: 0 });
  await database.db.execute(sql`set synchronous_commit = off`);
  if (!(await holdsOffice(database.db, size))) {
    console.error("Filling the back office …");
    await fillOffice(database.db, size, toDay(new Date()));
  }
  await database.close();
}

/** The race with the most registrations. */
async function placeOf(db: Database): Promise<Office> {
  const [row] = await readRows(
    db,
    { id: text },
    sql`
    select race_id as id from race_registrations group by 1 order by count(*) desc limit 1`,
  );
  return { db, size, race: row?.id ?? "" };
}
