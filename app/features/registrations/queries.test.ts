import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { raceDistances } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { entriesIn, findRegistration } from "./queries.server.ts";

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

test("DATA-06 a registration is shown to its runner only", () =>
  rolledBack(db, async (tx) => {
    const { raceId, ids, viewer } = await world(tx);
    const id = await aRegistration(tx, { raceId, distanceId: ids[0], ...viewer });
    expect(await findRegistration({ db: tx }, viewer, id)).toEqual({
      id,
      checkInCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{20}$/),
      status: "registered",
      createdAt: now(),
      bib: 1,
      distance: "10K",
      category: null,
      firstName: "Ana",
      lastName: "Quispe",
      dateOfBirth: "1990-02-28",
      phone: "+51987654321",
      country: "Peru",
      gender: null,
      documentType: null,
      documentEnd: null,
      club: null,
      insuranceProvider: "Rímac",
      policyNumber: "P-123",
      emergencyContactName: "Luz Quispe",
      emergencyContactPhone: "+51912345678",
      guardianName: null,
      waiverLang: "en",
      waiverVersion: null,
      race: {
        id: raceId,
        name: "Cusco Trail",
        type: "Trail",
        status: "upcoming",
        startDate: "2026-11-21",
        startTime: "06:30",
        city: "Cusco",
        stateProvince: "Cusco",
        country: "Peru",
        timeZone: "UTC",
        position: null,
        registrationDeadline: "2026-11-20",
      },
    });
    const stranger = { userId: await aPerson(tx) };
    expect(await findRegistration({ db: tx }, stranger, id)).toBeNull();
    for (const junk of ["", "1", randomUUID(), `${id}'`]) {
      expect(await findRegistration({ db: tx }, viewer, junk)).toBeNull();
    }
  }));

test("a runner starts when the distance does, where it has a start of its own", () =>
  rolledBack(db, async (tx) => {
    const { raceId, ids, viewer } = await world(tx);
    const [ten = "", half] = ids;
    await tx.update(raceDistances).set({ startTime: "08:00" }).where(eq(raceDistances.id, ten));
    const startOf = async (distanceId: string | undefined) => {
      const id = await aRegistration(tx, { raceId, distanceId, ...viewer });
      return (await findRegistration({ db: tx }, viewer, id))?.race.startTime;
    };
    expect(await startOf(ten)).toBe("08:00");
    expect(await startOf(half)).toBe("06:30");
  }));

test("a runner's registrations for a race leave out cancelled ones and other runners'", () =>
  rolledBack(db, async (tx) => {
    const { raceId, ids, viewer } = await world(tx);
    const [ten, half] = ids;
    await aRegistration(tx, { raceId, distanceId: half, userId: await aPerson(tx) });
    await aRegistration(tx, { raceId, distanceId: ten, ...viewer, status: "cancelled" });
    const live = await aRegistration(tx, { raceId, distanceId: half, ...viewer });
    expect(await entriesIn({ db: tx }, viewer, raceId)).toEqual([
      { id: live, distanceId: half, bib: 3 },
    ]);
  }));

test("a registration stays when its distance is deleted", () =>
  rolledBack(db, async (tx) => {
    const { raceId, ids, viewer } = await world(tx);
    const id = await aRegistration(tx, { raceId, distanceId: ids[0], ...viewer });
    await tx.delete(raceDistances);
    expect(await findRegistration({ db: tx }, viewer, id)).toMatchObject({ distance: null });
  }));
