import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { eq } from "drizzle-orm";
import { checkInScans, raceRegistrations } from "#db/schema.ts";
import type { CheckInDesk } from "#features/check-in/check-in.ts";
import { findDesk, openDesk } from "#features/check-in/desks.server.ts";
import { checkInCounts, exchangeScans } from "#features/check-in/scans.server.ts";
import { aPerson, newPeople } from "../tests/support/people.ts";
import { aRace } from "../tests/support/races/races.ts";
import { storedEntry } from "../tests/support/registrations.ts";
import { type EmptyDatabase, onBothDatabases } from "./empty-databases.ts";
import { percentile, printTable, round } from "./table.ts";

/**
 * A race is checked in at four desks, two of them without a network for an hour: every runner once, some of them at two
 * desks, and answers that get lost on the way: `node bench/scans.ts [RUNNERS] [server|embedded]`.
 */
const [given = "3000", only] = process.argv.slice(2);
const runners = Number(given);
const doubles = Math.round(runners / 20);
/** Scans of one post; a device sends no more at once. */
const atOnce = 200;

type Device = {
  desk: CheckInDesk;
  installation: string;
  /** By how much its clock is wrong. */
  clockMs: number;
  isOffline: boolean;
  /** The last change of the list that it has. */
  since: number;
  log: { sequence: number; entryId: string; kind: "in"; at: number }[];
  answered: Map<number, string>;
};

async function measure({ name, open }: EmptyDatabase) {
  const { db, close } = await open();
  const start = Date.parse("2026-12-06T11:00:00Z");
  let clock = start;
  const services = { db, now: () => new Date(clock) };
  const admin = { userId: await aPerson(db, { isAdmin: true }), isAdmin: true };
  const raceId = await aRace(db, { startDate: "2026-12-06", distances: [] });
  for (let from = 0; from < runners; from += 500) {
    const people = await newPeople(db, Math.min(500, runners - from));
    await db
      .insert(raceRegistrations)
      .values(people.map((person) => ({ ...storedEntry, ...person, raceId })));
  }
  const entries = await db
    .select({ id: raceRegistrations.id })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.raceId, raceId));
  const devices: Device[] = [];
  for (const clockMs of [0, 240_000, -420_000, 90_000]) {
    const made = await openDesk(services, admin, raceId, `Desk ${devices.length + 1}`);
    if (made?.problem !== null) throw new Error("The desk was not opened.");
    const desk = await findDesk(services, made.token);
    if (!desk) throw new Error("The desk was not found.");
    const isOffline = devices.length > 1;
    devices.push({
      desk,
      installation: randomUUID(),
      clockMs,
      isOffline,
      since: 0,
      log: [],
      answered: new Map(),
    });
  }
  const took: number[] = [];
  let lostAnswers = 0;
  const send = async (device: Device) => {
    for (;;) {
      const scans = device.log
        .filter(({ sequence }) => !device.answered.has(sequence))
        .slice(0, atOnce);
      if (scans.length === 0) return;
      const started = performance.now();
      const { answers, changes } = await exchangeScans(services, device.desk, {
        installation: device.installation,
        sentAt: clock + device.clockMs,
        since: device.since,
        scans,
      });
      took.push((performance.now() - started) / scans.length);
      // Every fifteenth answer does not arrive: the device sends the same scans again.
      if (took.length % 15 === 0) {
        lostAnswers += 1;
        continue;
      }
      device.since = changes.at(-1)?.change ?? device.since;
      for (const { sequence, answer } of answers) device.answered.set(sequence, answer);
    }
  };
  const scan = (device: Device, entryId: string) =>
    device.log.push({
      sequence: device.log.length + 1,
      entryId,
      kind: "in",
      at: clock + device.clockMs,
    });
  // An hour: the desks with a network send each scan, in the order in which the runners come.
  for (const [at, { id }] of entries.entries()) {
    clock = start + Math.round((at * 3_600_000) / runners);
    const own = devices[at % 4];
    const other = devices[(at + 1) % 4];
    if (!own || !other) continue;
    scan(own, id);
    if (at < doubles * 20 && at % 20 === 0) scan(other, id);
    await Promise.all([own, other].filter(({ isOffline }) => !isOffline).map(send));
  }
  const unsent = devices.flatMap((device) =>
    device.log.filter(({ sequence }) => !device.answered.has(sequence)),
  ).length;
  // The two others get their network back at the same time.
  clock = start + 3_600_000;
  await Promise.all(devices.map(send));
  const answers = devices.flatMap(({ answered }) => [...answered.values()]);
  const [counts] = await checkInCounts({ db }, raceId);
  const stored = await db
    .select({ entry: checkInScans.registrationId, holds: checkInScans.holds })
    .from(checkInScans)
    .where(eq(checkInScans.raceId, raceId));
  const holding = Map.groupBy(
    stored.filter(({ holds }) => holds),
    ({ entry }) => entry,
  );
  await close();
  return {
    database: name,
    runners,
    scans: devices.flatMap(({ log }) => log).length,
    "offline for an hour": unsent,
    "answers lost": lostAnswers,
    "checked in": counts?.checkedIn ?? 0,
    lost: runners - holding.size,
    double: [...holding.values()].filter((scans) => scans.length > 1).length,
    '"already"': answers.filter((answer) => answer === "already").length,
    stored: stored.length,
    "ms a scan, median": round(percentile(took, 0.5), 1),
    "ms a scan, p95": round(percentile(took, 0.95), 1),
    load: round(loadavg()[0] ?? 0, 1),
  };
}

const rows = await onBothDatabases("scans", only, measure);
printTable("Check-in at four desks, two of them without a network for an hour", rows);
