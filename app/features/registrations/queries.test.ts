import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { raceDistances } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { entriesIn, findRegistration, registrationsOf } from "./queries.server.ts";

const { db } = await openTestDatabase();

async function world(tx: Database) {
  const raceId = await aRace(tx, {
    raceName: "Cusco Trail",
    raceType: "Trail",
    city: "Cusco",
    stateProvince: "Cusco",
    startTime: "06:30",
    registrationDeadline: "2026-11-20",
    distances: ["10K", "21K"],
  });
  const distances = await tx
    .select()
    .from(raceDistances)
    .where(eq(raceDistances.raceId, raceId))
    .orderBy(asc(raceDistances.sortOrder));
  return { raceId, ids: distances.map(({ id }) => id), viewer: { userId: await aPerson(tx) } };
}

test("DATA-06 a runner's entries come with race and distance, the latest first, only the own ones", () =>
  rolledBack(db, async (tx) => {
    const { raceId, ids, viewer } = await world(tx);
    const [ten, half] = ids;
    await aRegistration(tx, { raceId, distanceId: half, userId: await aPerson(tx) });
    const before = { status: "cancelled" as const, createdAt: new Date("2026-01-01T00:00:00Z") };
    const first = await aRegistration(tx, { raceId, distanceId: ten, ...viewer, ...before });
    const second = await aRegistration(tx, { raceId, distanceId: half, ...viewer });
    const race = {
      id: raceId,
      name: "Cusco Trail",
      type: "Trail",
      status: "upcoming",
      startDate: "2026-11-21",
      startTime: "06:30",
      city: "Cusco",
      stateProvince: "Cusco",
      country: "Peru",
      registrationDeadline: "2026-11-20",
    };
    expect(await registrationsOf({ db: tx }, viewer)).toEqual([
      { id: second, status: "registered", createdAt: now(), distance: "21K", race },
      { id: first, ...before, distance: "10K", race },
    ]);
    expect(await entriesIn({ db: tx }, viewer, raceId)).toEqual([{ id: second, distanceId: half }]);
  }));

test("an entry is shown whole to its runner, and not at all to anybody else", () =>
  rolledBack(db, async (tx) => {
    const { raceId, ids, viewer } = await world(tx);
    const id = await aRegistration(tx, { raceId, distanceId: ids[0], ...viewer });
    expect(await findRegistration({ db: tx }, viewer, id)).toMatchObject({
      id,
      firstName: "Ana",
      dateOfBirth: "1990-02-28",
      country: "Peru",
      policyNumber: "P-123",
      distance: "10K",
    });
    const stranger = { userId: await aPerson(tx) };
    expect(await findRegistration({ db: tx }, stranger, id)).toBeNull();
    for (const junk of ["", "1", randomUUID(), `${id}'`]) {
      expect(await findRegistration({ db: tx }, viewer, junk)).toBeNull();
    }
  }));

test("a distance that is no longer offered leaves its entries without one", () =>
  rolledBack(db, async (tx) => {
    const { raceId, ids, viewer } = await world(tx);
    await aRegistration(tx, { raceId, distanceId: ids[0], ...viewer });
    await tx.delete(raceDistances);
    expect(await registrationsOf({ db: tx }, viewer)).toMatchObject([{ distance: null }]);
  }));
