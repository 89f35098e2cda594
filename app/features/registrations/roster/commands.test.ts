/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, outboxMessages, raceDistances, raceRegistrations } from "#db/schema.ts";
import { openTestDatabase, rolledBack, serverUrl } from "../../../../tests/support/database.ts";
import { outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { anEntryWorld, aRegistration } from "../../../../tests/support/registrations.ts";
import { changeStatuses, undoableChanges, undoStatuses } from "./commands.server.ts";
import type { GivenStatus } from "./given-status.ts";
import { refusalSentence } from "./messages.ts";

const { db } = await openTestDatabase();
const at = { origin: "https://dorsal.example" };
const log = { error() {}, warn() {}, info() {}, debug() {} } as never;

const statusOf = async (tx: Database, id: string) =>
  (await tx.select().from(raceRegistrations).where(eq(raceRegistrations.id, id)))[0]?.status;

test("ADM-REG-06 DATA-06 each status is set by id, logged and mailed to the runner", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx);
    const admin = await anAdmin(tx);
    const id = await aRegistration(tx, { ...place, ...viewer });
    const give = (status: GivenStatus) =>
      changeStatuses({ ...services, log }, admin, { registration: [id], status, ahead: true }, at);
    for (const status of ["confirmed", "completed", "cancelled", "confirmed"] as const) {
      expect(await give(status)).toMatchObject({ changed: 1, refused: [] });
      expect(await statusOf(tx, id)).toBe(status);
    }
    expect((await sent()).map(({ subject }) => subject).sort()).toEqual([
      "Registration cancelled: Carrera",
      "You have run Carrera",
      "Your place is confirmed: Carrera",
      "Your place is confirmed: Carrera",
    ]);
    const written = await tx.select().from(auditEntries);
    expect(written).toHaveLength(4);
    expect(written[0]).toMatchObject({
      adminId: admin.userId,
      subjectType: "registration",
      subjectId: id,
      subjectName: "Carrera",
    });
    expect(JSON.stringify([written, await sent()])).not.toMatch(/P-123|Rímac|987654321|1990-02-28/);
  }));

test("completing a registration for an upcoming race needs a confirmation", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx);
    const admin = await anAdmin(tx);
    const id = await aRegistration(tx, { ...place, ...viewer });
    const change = { registration: [id], status: "completed" } as const;
    expect(await changeStatuses({ ...services, log }, admin, change, at)).toMatchObject({
      changed: 0,
      refused: [
        {
          id,
          runner: { firstName: "Ana", lastName: "Quispe" },
          refusal: { problem: "ahead", startDate: "2026-12-06" },
        },
      ],
    });
    expect([await statusOf(tx, id), await sent()]).toEqual(["registered", []]);
    const asked = { ...change, ahead: true };
    expect(await changeStatuses({ ...services, log }, admin, asked, at)).toMatchObject({
      changed: 1,
    });
    const past = await aRegistration(tx, {
      ...viewer,
      raceId: await aRace(tx, { startDate: "2026-11-20" }),
    });
    const today = { registration: [past], status: "completed" } as const;
    expect(await changeStatuses({ ...services, log }, admin, today, at)).toMatchObject({
      changed: 1,
    });
  }));

test("ADM-REG-03 ADM-REG-05 a status that is not offered is refused and not stored", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx);
    const admin = await anAdmin(tx);
    const id = await aRegistration(tx, { ...place, ...viewer, status: "cancelled" });
    const unknown = randomUUID();
    const registration = [id, unknown];
    expect(
      await changeStatuses({ ...services, log }, admin, { registration, status: "completed" }, at),
    ).toMatchObject({
      changed: 0,
      refused: [
        {
          id,
          runner: { firstName: "Ana", lastName: "Quispe" },
          refusal: { problem: "not-offered", status: "cancelled" },
        },
        { id: unknown, runner: null, refusal: { problem: "gone" } },
      ],
    });
    expect(await tx.$count(auditEntries)).toBe(0);
    expect(await sent()).toEqual([]);
  }));

test("cancelling frees a place, confirming takes one, and no place is given twice", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const admin = await anAdmin(tx);
    await tx.update(raceDistances).set({ capacity: 1 });
    const id = await aRegistration(tx, { ...place, ...viewer });
    const change = (registration: string[], status: GivenStatus) =>
      changeStatuses({ ...services, log }, admin, { registration, status }, at);
    await change([id], "cancelled");
    const other = await aRegistration(tx, { ...place, userId: await aPerson(tx) });
    expect(await change([id, other], "confirmed")).toMatchObject({
      changed: 1,
      refused: [
        { id, runner: { firstName: "Ana", lastName: "Quispe" }, refusal: { problem: "full" } },
      ],
    });
    expect(await statusOf(tx, id)).toBe("cancelled");

    await tx.update(raceDistances).set({ capacity: 9 });
    await aRegistration(tx, { ...place, ...viewer });
    expect((await change([id], "confirmed")).refused).toMatchObject([
      { refusal: { problem: "registered-again" } },
    ]);
  }));

test("a deleted runner gets no mail, and a server without mail still changes statuses", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx);
    const admin = await anAdmin(tx);
    const id = await aRegistration(tx, { ...place, ...viewer });
    const quiet = { ...services, ...outboxOf(tx, { isAvailable: false }), log };
    const confirmed = { registration: [id], status: "confirmed" } as const;
    expect((await changeStatuses(quiet, admin, confirmed, at)).changed).toBe(1);
    await tx.execute(sql`update race_registrations set user_id = null, date_of_birth = null,
      first_name = '', last_name = '', phone = '', country = '', insurance_provider = '',
      policy_number = '', emergency_contact_name = '', emergency_contact_phone = ''`);
    const cancelled = { registration: [id], status: "cancelled" } as const;
    expect((await changeStatuses({ ...services, log }, admin, cancelled, at)).changed).toBe(1);
    expect(await sent()).toEqual([]);
  }));

test.runIf(serverUrl)(
  "the last place is given once when several administrators confirm at once",
  async () => {
    const raceId = await aRace(db, {
      raceTypeCategory: "internal",
      distances: [{ distance: "10K", capacity: 1 }],
    });
    const [distance] = await db
      .select()
      .from(raceDistances)
      .where(eq(raceDistances.raceId, raceId));
    const admin = await anAdmin(db);
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () =>
        aRegistration(db, {
          raceId,
          distanceId: distance?.id ?? null,
          userId: await aPerson(db),
          status: "cancelled",
        }),
      ),
    );
    const services = { db, now, mail: outboxOf(db).mail, log };
    const mailsBefore = await db.$count(outboxMessages);
    const results = await Promise.all(
      // Each id occurs twice, as if two administrators clicked the same button.
      [...ids, ...ids].map((id) =>
        changeStatuses(services, admin, { registration: [id], status: "confirmed" }, at),
      ),
    );
    expect(results.reduce((sum, { changed }) => sum + changed, 0)).toBe(1);
    const [after] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
    expect(after?.taken).toBe(1);
    expect(await db.$count(auditEntries, eq(auditEntries.adminId, admin.userId))).toBe(1);
    expect(await db.$count(outboxMessages)).toBe(mailsBefore + 1);
  },
);

test("each refusal has its message", () => {
  const ahead = { problem: "ahead", startDate: "2026-12-06" } as const;
  expect(refusalSentence(ahead).en).toBe(
    "The race is on December 6, 2026 and has not been run yet.",
  );
  const notOffered = { problem: "not-offered", status: "cancelled" } as const;
  expect(refusalSentence(notOffered).en).toBe("It is cancelled by now.");
});

test("the changes of one click are undone within an hour, and what changed since stays", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx);
    const admin = await anAdmin(tx);
    const id = await aRegistration(tx, { ...place, ...viewer });
    const other = await aRegistration(tx, { ...place, userId: await aPerson(tx) });
    const own = { ...services, log };
    const confirmed = { registration: [id, other], status: "confirmed" } as const;
    const { moment } = await changeStatuses(own, admin, confirmed, at);
    expect(await undoableChanges(own, await anAdmin(tx), moment), "of somebody else").toEqual([]);
    const anHourLater = { ...own, now: () => new Date(moment.getTime() + 61 * 60_000) };
    expect(await undoStatuses(anHourLater, admin, moment, at)).toEqual({ changed: 0, refused: [] });
    const later = { ...own, now: () => new Date(moment.getTime() + 60_000) };
    await changeStatuses(later, admin, { registration: [other], status: "cancelled" }, at);
    expect(await undoStatuses(later, admin, moment, at)).toEqual({ changed: 1, refused: [] });
    expect([await statusOf(tx, id), await statusOf(tx, other)]).toEqual([
      "registered",
      "cancelled",
    ]);
    expect((await sent()).map(({ subject }) => subject)).toContain(
      "You are still registered: Carrera",
    );
    expect(await undoableChanges(later, admin, moment)).toEqual([]);
  }));
