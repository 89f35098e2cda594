/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, checkInDesks, checkInScans, raceRegistrations } from "#db/schema.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { anAdmin, aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { type CheckInDesk, mostDesks } from "./check-in.ts";
import { desksOf, endDesk, findDesk, openDesk } from "./desks.server.ts";
import {
  checkInCounts,
  deskList,
  doubleScans,
  exchangeScans,
  findEntries,
  importScans,
} from "./scans.server.ts";
import { readFiledScans } from "./schema.ts";

const { db } = await openTestDatabase();
const services = { db, now };

/** A race with entries, and desks that check them in. */
async function aRaceDay({ entries, desks }: { entries: number; desks: number }) {
  const admin = await anAdmin(db);
  const raceId = await aRace(db, { raceName: "Carrera", startDate: "2026-12-06" });
  const ids: string[] = [];
  for (let place = 0; place < entries; place += 1) {
    const userId = await aPerson(db);
    ids.push(await aRegistration(db, { raceId, userId, firstName: `Runner${place}` }));
  }
  const opened: CheckInDesk[] = [];
  for (let place = 1; place <= desks; place += 1) {
    const made = await openDesk(services, admin, raceId, `Desk ${place}`);
    if (made?.problem !== null) throw new Error("The desk was not opened.");
    opened.push((await findDesk(services, made.token)) as CheckInDesk);
  }
  return { admin, raceId, ids, desks: opened };
}

const at = now().getTime();

test("four desks that send at the same time lose no check-in and count none twice", async () => {
  const { raceId, ids, desks } = await aRaceDay({ entries: 40, desks: 4 });
  const devices = desks.map((desk, place) => ({
    desk,
    installation: randomUUID(),
    // Each device has most of the runners, so that nearly all of them are scanned more than once.
    scans: ids
      .filter((_, index) => index % 4 === place || index % 3 === 0)
      .map((entryId, index) => ({ sequence: index + 1, entryId, kind: "in" as const, at })),
  }));
  const send = ({ desk, installation, scans }: (typeof devices)[number]) =>
    exchangeScans(services, desk, { installation, sentAt: at, since: 0, scans });
  const first = await Promise.all(devices.map(send));
  const again = await Promise.all(devices.map(send));
  expect(again.map(({ answers }) => answers)).toEqual(first.map(({ answers }) => answers));

  const sent = devices.flatMap(({ scans }) => scans).length;
  const answers = first.flatMap((one) => one.answers);
  expect(answers.filter(({ answer }) => answer === "in")).toHaveLength(ids.length);
  expect(answers.filter(({ answer }) => answer === "already")).toHaveLength(sent - ids.length);
  expect(answers.every(({ answer, before }) => (answer === "already") === (before !== null))).toBe(
    true,
  );
  const stored = await db.select().from(checkInScans).where(eq(checkInScans.raceId, raceId));
  expect(stored.map(({ change }) => change).sort((a, b) => a - b)).toEqual(
    Array.from({ length: sent }, (_, index) => index + 1),
  );
  expect(await checkInCounts({ db }, raceId)).toEqual([
    { distance: null, entered: ids.length, checkedIn: ids.length },
  ]);
  expect(await doubleScans({ db }, raceId)).toHaveLength(sent - ids.length);
});

test("an undo at another desk is told to all, by a number that only grows", async () => {
  const { raceId, ids, desks } = await aRaceDay({ entries: 3, desks: 2 });
  const [one, two] = desks as [CheckInDesk, CheckInDesk];
  const [a, b] = [randomUUID(), randomUUID()];
  const [first, second] = ids as [string, string];
  const scan = (sequence: number, entryId: string) =>
    ({ sequence, entryId, kind: "in", at }) as const;
  const send = (desk: CheckInDesk, installation: string, since: number, scans: object[]) =>
    exchangeScans(services, desk, { installation, sentAt: at, since, scans: scans as never });
  const told = await send(one, a, 0, [scan(1, first), scan(2, second)]);
  expect(told.changes.map(({ change }) => change)).toEqual([1, 2]);
  const undo = { ...scan(1, first), kind: "undo", undoes: { installation: a, sequence: 1 } };
  const undone = await send(two, b, 2, [undo, scan(2, first)]);
  expect(undone.answers.map(({ answer }) => answer)).toEqual(["undone", "in"]);
  // The late undo of a third device is of a scan that no longer holds the entry.
  const late = await send(two, randomUUID(), 4, [undo]);
  expect(late.answers).toMatchObject([{ answer: "void" }]);
  const pulled = await send(one, a, 2, []);
  expect(pulled.changes).toMatchObject([
    { change: 3, entryId: first, holder: null },
    { change: 4, entryId: first, holder: { installation: b, desk: "Desk 2" } },
  ]);
  const list = await deskList({ db }, one, "en");
  expect(list.change).toBe(5);
  expect(list.entries.map(({ holder }) => holder?.desk ?? null)).toEqual([
    "Desk 2",
    "Desk 1",
    null,
  ]);
  expect(await checkInCounts({ db }, raceId)).toMatchObject([{ entered: 3, checkedIn: 2 }]);
});

test("a list has hashes of the codes and no code, and desks find entries by code, bib and name", async () => {
  const { ids, desks, raceId } = await aRaceDay({ entries: 2, desks: 1 });
  const [desk] = desks as [CheckInDesk];
  const [entry] = await db
    .select({ code: raceRegistrations.checkInCode, bib: raceRegistrations.bib })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.id, ids[1] ?? ""));
  const { code = "", bib } = entry ?? {};
  const list = await deskList({ db }, desk, "en");
  expect(JSON.stringify(list)).not.toContain(code);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  expect(list.entries[1]?.hash).toBe(Buffer.from(digest).subarray(0, 9).toString("base64"));
  const foundBy = async (typed: string) =>
    (await findEntries({ db }, desk, typed, "en")).entries.map(({ id }) => id);
  for (const typed of [code, code.toLowerCase(), String(bib), "runner1 quispe"]) {
    expect(await foundBy(typed)).toEqual([ids[1]]);
  }
  expect(await foundBy("Quispe")).toEqual(ids);
  for (const typed of ["", "  ", "nobody", "999999999999", "%"]) {
    expect(await foundBy(typed)).toEqual([]);
  }
  const another = await aRaceDay({ entries: 1, desks: 1 });
  expect(await findEntries({ db }, another.desks[0] as CheckInDesk, code, "en")).toEqual({
    kit: [],
    entries: [],
  });
  // A new entry tells devices to read the list again.
  await aRegistration(db, { raceId, userId: await aPerson(db) });
  const told = await exchangeScans(services, desk, {
    installation: randomUUID(),
    sentAt: at,
    since: list.change,
    scans: [{ sequence: 1, entryId: another.ids[0] ?? "", kind: "in", at }],
  });
  expect(told.version).not.toBe(list.version);
  // An entry of another race is not stored.
  expect(told.answers).toEqual([{ sequence: 1, answer: "unknown", before: null }]);
  expect(told.changes).toEqual([]);
});

test("a link opens its desk until it is ended, or until the race is over", async () => {
  const { admin, raceId } = await aRaceDay({ entries: 0, desks: 0 });
  const made = await openDesk(services, admin, raceId, "Gate A");
  const token = made?.problem === null ? made.token : "";
  expect(await findDesk(services, token)).toMatchObject({ name: "Gate A", race: { id: raceId } });
  expect(await findDesk(services, `${token.slice(1)}A`)).toBeNull();
  const hashes = await db.select().from(checkInDesks).where(eq(checkInDesks.raceId, raceId));
  expect(JSON.stringify(hashes)).not.toContain(token);
  const onDay = (day: string) => ({ db, now: () => new Date(`${day}T20:00:00Z`) });
  expect(await findDesk(onDay("2026-12-07"), token)).not.toBeNull();
  expect(await findDesk(onDay("2026-12-09"), token)).toBeNull();
  expect(await openDesk(onDay("2026-12-09"), admin, raceId, "Late")).toEqual({ problem: "over" });

  const stranger = { userId: await aPerson(db), isAdmin: false };
  expect(await openDesk(services, stranger, raceId, "Mine")).toBeNull();
  expect(await desksOf(services, stranger, raceId)).toBeNull();
  const [desk] = (await desksOf(services, admin, raceId))?.desks ?? [];
  expect(desk).toMatchObject({ name: "Gate A", isEnded: false });
  expect(desk?.lastUsedAt).toEqual(new Date("2026-12-07T20:00:00Z"));
  const ended = { raceId, deskId: desk?.id ?? "" };
  expect(await endDesk(services, stranger, ended)).toBeNull();
  expect(await endDesk(services, admin, ended)).toBe("Gate A");
  expect(await endDesk(services, admin, ended)).toBeNull();
  expect(await findDesk(services, token)).toBeNull();
  const written = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, raceId))
    .orderBy(auditEntries.createdAt);
  expect(written.map(({ action }) => action).sort()).toEqual(["closed", "opened"]);

  for (let count = 0; count < mostDesks; count += 1) {
    await openDesk(services, admin, raceId, `Desk ${count}`);
  }
  expect(await openDesk(services, admin, raceId, "More")).toEqual({ problem: "too-many" });
});

test("scans in a file of a device count once with those that it has sent, also after its link has ended", async () => {
  const { admin, raceId, ids, desks } = await aRaceDay({ entries: 5, desks: 2 });
  const [desk, other] = desks as [CheckInDesk, CheckInDesk];
  const installation = randomUUID();
  // More than are stored at once.
  const scans = Array.from({ length: 250 }, (_, index) => ({
    sequence: index + 1,
    entryId: ids[index % ids.length]!,
    kind: "in" as const,
    at,
  }));
  const sent = { installation, sentAt: at, since: 0, scans: scans.slice(0, 1) };
  await exchangeScans(services, desk, sent);
  const elsewhere = { ...sent, installation: randomUUID(), scans: scans.slice(1, 2) };
  await exchangeScans(services, other, elsewhere);
  await endDesk(services, admin, { raceId, deskId: desk.id });

  const text = JSON.stringify({ desk: desk.id, installation, sentAt: at, scans });
  const file = readFiledScans(text)!;
  const result = { desk: "Desk 1", counted: 4, already: 246, others: 0 };
  expect(await importScans(services, admin, raceId, file)).toEqual(result);
  expect(await importScans(services, admin, raceId, file), "once more").toEqual(result);
  expect(await checkInCounts({ db }, raceId)).toMatchObject([{ checkedIn: 5 }]);
  expect(
    await db.$count(checkInScans, eq(checkInScans.raceId, raceId)),
    "no scan is stored twice",
  ).toBe(251);

  const stranger = { userId: await aPerson(db), isAdmin: false };
  expect(await importScans(services, stranger, raceId, file)).toBeNull();
  const race = await aRace(db, { raceName: "Elsewhere" });
  expect(await importScans(services, admin, race, file), "of another race").toBeNull();
  expect(readFiledScans("[]")).toBeNull();
  expect(readFiledScans(text.slice(1))).toBeNull();
});
