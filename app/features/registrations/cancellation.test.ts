import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { raceDistances, raceRegistrations } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { now } from "../../../tests/support/races/races.ts";
import { anEntryWorld, aRegistration } from "../../../tests/support/registrations.ts";
import { cancelRegistration } from "./commands.server.ts";

const { db } = await openTestDatabase();
const at = { origin: "https://dorsal.example" };

const inside = (work: (tx: Database) => Promise<void>) => () => rolledBack(db, work);
const taken = async (tx: Database) =>
  (await tx.select({ taken: raceDistances.taken }).from(raceDistances)).map((row) => row.taken);

test(
  "a runner can cancel until the deadline, which frees the place and sends a mail",
  inside(async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx);
    const id = await aRegistration(tx, { ...place, ...viewer });
    expect(await taken(tx)).toEqual([1]);
    const stranger = { userId: await aPerson(tx) };
    const late = { ...services, now: () => new Date("2026-11-26T00:00:00Z") };
    const refused = { problem: "too-late" };
    expect(await cancelRegistration(services, stranger, id, at)).toEqual(refused);
    expect(await cancelRegistration(late, viewer, id, at)).toEqual(refused);
    for (const junk of ["", "1", randomUUID()]) {
      expect(await cancelRegistration(services, viewer, junk, at)).toEqual(refused);
    }
    expect(await sent()).toEqual([]);

    expect(await cancelRegistration(services, viewer, id, at)).toEqual({ problem: null });
    expect(await taken(tx)).toEqual([0]);
    const [row] = await tx.select().from(raceRegistrations);
    expect(row).toMatchObject({ status: "cancelled", updatedAt: now() });
    expect(await sent()).toMatchObject([{ subject: "Registration cancelled: Carrera" }]);
    expect(await cancelRegistration(services, viewer, id, at)).toEqual(refused);
  }),
);
