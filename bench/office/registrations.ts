import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { openDatabase } from "#db/database.ts";
import {
  raceDistances,
  raceOrganizers,
  raceRegistrations,
  userProfiles,
  users,
  webhookEndpoints,
} from "#db/schema.ts";
import { aRace } from "../../tests/support/races/races.ts";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { cpuReader } from "../server-cpu.ts";
import { printTable, round } from "../table.ts";

/**
 * `node bench/office/registrations.ts`: 200 registrations for one race are written at once on PostgreSQL,
 * without the triggers that write events, with them, and with webhooks. The ways take turns, so that a busy machine
 * slows all of them; `TURNS` changes how often.
 */
const crowd = 200;
const turns = Number(process.env.TURNS ?? 5);
const ways = { "no triggers": null, "nobody reads": 0, organizer: 1, "three webhooks": 3 } as const;
type Way = keyof typeof ways;

const entry = {
  firstName: "Ana",
  lastName: "Quispe",
  dateOfBirth: "1990-02-28",
  phone: "+51987654321",
  country: "Peru",
  insuranceProvider: "Rímac",
  policyNumber: "P-123",
  emergencyContactName: "Luz Quispe",
  emergencyContactPhone: "+51912345678",
  waiverAccepted: true,
};

const { url } = await benchDatabase(0, "_registrations");
const { db, close } = await openDatabase({ url, statementMs: 0 });
const cpu = await cpuReader(db);
const taken = new Map<string, { wall: number[]; cpu: number[] }>();

for (let turn = -1; turn < turns; turn++) {
  for (const way of Object.keys(ways) as Way[]) {
    await db.execute(
      sql.raw(
        `alter table race_registrations ${way === "no triggers" ? "disable" : "enable"} trigger race_registrations_events_insert`,
      ),
    );
    const place = await aRaceFor(way);
    const runners = await people(crowd);
    const [began, used] = [performance.now(), cpu?.() ?? 0];
    await Promise.all(
      runners.map(({ userId }) =>
        db.transaction((tx) => tx.insert(raceRegistrations).values({ ...entry, ...place, userId })),
      ),
    );
    const [wall, spent] = [performance.now() - began, (cpu?.() ?? 0) - used];
    // The first turn warms up.
    if (turn < 0) continue;
    const known = taken.get(way) ?? { wall: [], cpu: [] };
    known.wall.push(wall / crowd);
    known.cpu.push(spent / crowd);
    taken.set(way, known);
  }
}
printTable(
  `Registrations, ${crowd} at once`,
  [...taken].map(([way, { wall, cpu: spent }]) => ({
    way,
    "ms each": round(median(wall)),
    "CPU ms each": round(median(spent)),
  })),
);
await close();
await stopBenchServer();

type Place = { raceId: string; distanceId: string | null };

async function aRaceFor(way: Way): Promise<Place> {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    distances: [{ distance: "10K", capacity: crowd }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const count = ways[way] ?? 0;
  if (count > 0) {
    const [organizer] = await people(1);
    const link = { raceId, userId: organizer?.userId ?? "" };
    await db.insert(raceOrganizers).values(link);
    if (count > 1) {
      await db.insert(webhookEndpoints).values(
        Array.from({ length: count }, (_, number) => ({
          ...link,
          address: `https://hooks.example/${number}`,
          secret: "not sealed",
          events: ["registration.created" as const],
        })),
      );
    }
  }
  return { raceId, distanceId: distance?.id ?? null };
}

async function people(count: number): Promise<{ userId: string }[]> {
  const made = await db
    .insert(users)
    .values(Array.from({ length: count }, () => ({ email: `${randomUUID()}@example.com` })))
    .returning({ userId: users.id });
  await db.insert(userProfiles).values(made);
  return made;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
