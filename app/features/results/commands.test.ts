import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { readMigrations } from "#db/migrate.ts";
import { auditEntries, raceDistances, raceRegistrations, raceResults } from "#db/schema.ts";
import { emptyAuditEntries } from "#features/audit/commands.server.ts";
import { leaveRaces, registrationData } from "#features/registrations/personal-data.server.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration, identity } from "../../../tests/support/registrations.ts";
import {
  correctResult,
  discardResults,
  mapResults,
  matchResult,
  publishResults,
  setPhotosLink,
  setResultSettings,
  uploadResults,
  withdrawResults,
} from "./commands.server.ts";
import { checkedRows, findVersion, openQuestions, versionsOf } from "./desk.server.ts";
import { correctionsOfEntry, historyOfVersion } from "./history.server.ts";
import { hideOwnName, resultOfEntry } from "./own-results.server.ts";
import { forgetRunner, resultData } from "./personal-data.server.ts";
import { hasResults, publishedResults, resultsAfter, resultsPage } from "./public.server.ts";
import { photosOfRunner, type ResultFilters, readResultFilters } from "./result.ts";
import { photosForm } from "./schema.ts";

const { db } = await openTestDatabase();
const every: ResultFilters = { words: "", sex: null, category: null };

const lines = [
  "Place;Bib;Name;Sex;Category;Gun Time;Chip Time",
  "1;7;Ana Quispe;F;Open;40:10;40:00",
  "2;8;Luz Rey;F;Open;40:20;39:50",
  "3;9;Gael Olmo;M;Open;40:30;40:25",
  ";10;Ivan Sol;M;Open;DNF;",
  ";11;Eva Paz;F;Open;;",
];

async function aStage(tx: Database) {
  const userId = await aPerson(tx, { email: "olga@example.com" });
  const raceId = await aRace(tx, {
    raceName: "Lima 10K",
    startDate: "2026-11-15",
    distances: ["10K"],
  });
  const [distance] = await tx
    .select({ id: raceDistances.id })
    .from(raceDistances)
    .where(eq(raceDistances.raceId, raceId));
  const editor = { userId, isAdmin: true };
  const services = { db: tx, now, identity };
  const place = { raceId, distanceId: distance?.id ?? null };
  const upload = async (text = lines) => {
    const bytes = Buffer.from(text.join("\n"));
    const uploaded = await uploadResults(services, editor, place, { name: "timer.csv", bytes });
    if (uploaded.problem !== null) throw new Error(uploaded.problem);
    return { raceId, importId: uploaded.id };
  };
  const publicRows = async () => {
    const [shown] = await publishedResults({ db: tx }, raceId);
    return shown ? resultsAfter({ db: tx }, shown, null, 100) : [];
  };
  const rowOf = async (importId: string, bib: string) => {
    const [row] = await tx
      .select()
      .from(raceResults)
      .where(and(eq(raceResults.importId, importId), eq(raceResults.bib, bib)));
    if (!row) throw new Error(`No row has the bib ${bib}.`);
    return row;
  };
  return { editor, services, ...place, upload, publicRows, rowOf };
}

test("nothing of a file is public before it is published, and nothing after it is withdrawn", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, upload, publicRows } = await aStage(tx);
    const key = await upload();
    expect(await hasResults({ db: tx }, raceId)).toBe(false);
    expect(await publicRows()).toEqual([]);
    const samplesOf = async () => {
      const version = await findVersion(tx, raceId, key.importId);
      return version?.reading.headings.map(({ samples }) => samples[0]);
    };
    expect(await samplesOf()).toContain("Ana Quispe");
    expect(await publishResults(services, editor, key)).toEqual({ problem: null });
    expect(new Set(await samplesOf())).toEqual(new Set([undefined]));
    const shown = await publicRows();
    expect(shown.map(({ bib, placeOverall, placeSex }) => [bib, placeOverall, placeSex])).toEqual([
      ["7", 1, 1],
      ["8", 2, 2],
      ["9", 3, 1],
      ["10", null, null],
    ]);
    expect(await publishResults(services, editor, key)).toEqual({ problem: "gone" });
    await withdrawResults(services, editor, key);
    expect(await publicRows()).toEqual([]);
    const audited = await tx.select().from(auditEntries);
    expect(audited.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual([
      ["published the results of", raceId],
      ["withdrew the results of", raceId],
    ]);
  }));

test("two distances of one name are deleted, and the results of both stay", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, upload } = await aStage(tx);
    await publishResults(services, editor, await upload());
    const [wave] = await tx
      .insert(raceDistances)
      .values({ raceId, distance: "10K", title: "Second wave" })
      .returning({ id: raceDistances.id });
    const file = { name: "timer.csv", bytes: Buffer.from(lines.join("\n")) };
    const second = await uploadResults(services, editor, { raceId, distanceId: wave!.id }, file);
    const importId = second.problem === null ? second.id : "";
    await publishResults(services, editor, { raceId, importId });
    await tx.delete(raceDistances).where(eq(raceDistances.raceId, raceId));
    expect(await publishedResults({ db: tx }, raceId)).toHaveLength(2);
  }));

test("somebody who may not edit the race can do nothing with its results", () =>
  rolledBack(db, async (tx) => {
    const { services, upload, raceId, distanceId } = await aStage(tx);
    const key = await upload();
    const stranger = { userId: await aPerson(tx, { email: "eve@example.com" }), isAdmin: false };
    const bytes = Buffer.from(lines.join("\n"));
    const file = { name: "timer.csv", bytes };
    expect(await uploadResults(services, stranger, { raceId, distanceId }, file)).toEqual({
      problem: "no-race",
    });
    const settings = { order: "gun", categories: "same", pulled: 0 } as const;
    for (const refused of [
      await publishResults(services, stranger, key),
      await discardResults(services, stranger, key),
      await setResultSettings(services, stranger, key, settings),
    ]) {
      expect(refused).toEqual({ problem: "gone" });
    }
  }));

test("before its day, a race has no results", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, upload, publicRows } = await aStage(tx);
    const key = await upload();
    const on = (moment: string) => ({ ...services, now: () => new Date(moment) });
    expect(await publishResults(on("2026-11-14T23:00:00Z"), editor, key)).toEqual({
      problem: "not-run",
    });
    expect(await publicRows()).toEqual([]);
    expect(await publishResults(on("2026-11-15T13:00:00Z"), editor, key)).toEqual({
      problem: null,
    });
    expect(await hasResults({ db: tx }, raceId)).toBe(true);
  }));

test("runners see their own result, hide their name in every version, and show it again", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, distanceId, upload, publicRows } = await aStage(tx);
    const userId = await aPerson(tx, { email: "ana@example.com" });
    const other = await aPerson(tx, { email: "luz@example.com" });
    const name = { firstName: "Ana", lastName: "Quispe" };
    const entry = await aRegistration(tx, { raceId, distanceId, userId, ...name });
    const ana = { userId };
    const first = await upload();
    expect(await resultOfEntry(services, ana, entry)).toBe(null);
    await publishResults(services, editor, first);
    const shown = { key: distanceId, status: "finished", chipMs: 2_400_000, placeSex: 1 };
    expect(await resultOfEntry(services, ana, entry)).toMatchObject(shown);
    expect(await resultOfEntry(services, { userId: other }, entry)).toBe(null);
    expect(await hideOwnName(services, { userId: other }, entry, true)).toBe(false);
    expect(await hideOwnName(services, ana, entry, true)).toBe(true);
    expect((await publicRows())[0]?.name).toBe("");
    const second = await upload();
    await publishResults(services, editor, second);
    expect((await publicRows())[0]?.name).toBe("");
    await hideOwnName(services, ana, entry, false);
    expect((await publicRows())[0]?.name).toBe("Ana Quispe");
    await publishResults(services, editor, first);
    expect((await publicRows())[0]?.name).toBe("Ana Quispe");
  }));

test("a new file replaces the published one, keeps what was decided about bib numbers, and can be taken back", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, upload, publicRows, rowOf } = await aStage(tx);
    const ana = await aPerson(tx, { email: "ana@example.com" });
    const entry = await aRegistration(tx, {
      raceId,
      userId: ana,
      firstName: "Gael",
      lastName: "Rey",
    });
    const first = await upload();
    const row = await rowOf(first.importId, "9");
    const bib = (await tx.select().from(raceRegistrations))[0]?.bib ?? 0;
    expect(row.registrationId).toBe(null);
    await matchResult(services, editor, { ...first, resultId: row.id }, { bib });
    await publishResults(services, editor, first);
    await tx.update(raceResults).set({ isNameHidden: true }).where(eq(raceResults.id, row.id));
    expect((await publicRows())[2]?.name).toBe("");
    const second = await upload(lines.map((line) => line.replace("40:30;40:25", "40:05;40:02")));
    await publishResults(services, editor, second);
    expect(await rowOf(second.importId, "9")).toMatchObject({
      registrationId: entry,
      match: "hand",
      isNameHidden: true,
    });
    const states = (await versionsOf({ db: tx }, raceId)).map(({ state, version }) => [
      state,
      version,
    ]);
    expect(states.toSorted()).toEqual([
      ["published", 2],
      ["replaced", 1],
    ]);
    await publishResults(services, editor, first);
    expect((await publicRows())[2]?.gunMs).toBe(2_430_000);
  }));

test("a name that is hidden stays hidden in each version that is published after it", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, upload, publicRows, rowOf } = await aStage(tx);
    const first = await upload();
    await publishResults(services, editor, first);
    const second = await upload();
    await publishResults(services, editor, second);
    const { id } = await rowOf(second.importId, "9");
    const splits = [{ name: "1. Gael Olmo", ms: 1_200_000 }];
    await tx.update(raceResults).set({ isNameHidden: true, splits }).where(eq(raceResults.id, id));
    expect((await publicRows())[2]).toMatchObject({
      name: "",
      splits: [{ name: "1", ms: 1_200_000 }],
    });
    await publishResults(services, editor, first);
    expect((await publicRows())[2]).toMatchObject({ bib: "9", name: "" });
    await withdrawResults(services, editor, first);
    await publishResults(services, editor, await upload());
    expect((await publicRows())[2]).toMatchObject({ bib: "9", name: "" });
  }));

test("the names of minors are left out if the organizer chooses so, by birthday, age or year of birth", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, distanceId, upload, publicRows } = await aStage(tx);
    // By their birthdays, Ana turned 18 on race day, and Luz the day after.
    for (const [bib, dateOfBirth] of [
      [7, "2008-11-15"],
      [8, "2008-11-16"],
    ] as const) {
      const lastName = bib === 7 ? "Quispe" : "Rey";
      const entry = { raceId, distanceId: distanceId ?? undefined, bib, dateOfBirth, lastName };
      await aRegistration(tx, { ...entry, userId: await aPerson(tx) });
    }
    const key = await upload([
      "Place;Bib;Name;Age;YOB;Gun Time",
      "1;7;Ana Quispe;12;;40:10",
      "2;8;Luz Rey;40;;40:20",
      "3;9;Gael Olmo;17;;40:30",
      "4;10;Ivan Sol;18;;40:40",
      "5;11;Eva Paz;;2008;40:50",
      "6;12;Rosa Mar;;2007;41:00",
      "7;13;Leo Gil;;;41:10",
    ]);
    const version = await findVersion(tx, raceId, key.importId);
    if (!version) throw new Error("There is no version.");
    const race = { id: raceId, startDate: "2026-11-15" };
    expect((await openQuestions({ db: tx }, version, race)).minors).toBe(3);
    await publishResults(services, editor, key, { hidesMinors: true });
    const named = (await publicRows()).map(({ bib, name }) => (name === "" ? bib : name));
    expect(named).toEqual(["Ana Quispe", "8", "9", "Ivan Sol", "11", "Rosa Mar", "Leo Gil"]);
    expect((await openQuestions({ db: tx }, version, race)).minors).toBe(0);
  }));

test("a distance that gets another name still has one published version", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, upload } = await aStage(tx);
    await publishResults(services, editor, await upload());
    await tx
      .update(raceDistances)
      .set({ distance: "10K Night" })
      .where(eq(raceDistances.raceId, raceId));
    await publishResults(services, editor, await upload());
    const published = await publishedResults({ db: tx }, raceId);
    expect(published.map(({ distance }) => distance)).toEqual(["10K Night"]);
  }));

test("entries are matched by their bib, and the organizer matches or leaves the rest", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, distanceId, upload, rowOf } = await aStage(tx);
    const people = ["ana", "luz", "eva"];
    const names = [
      ["Ana", "Quispe"],
      ["Rosa", "Mar"],
      ["Eva", "Paz"],
    ] as const;
    const bibs = [7, 8, 30];
    for (const [at, [firstName, lastName]] of names.entries()) {
      const userId = await aPerson(tx, { email: `${people[at]}@example.com` });
      const bib = bibs[at];
      await aRegistration(tx, {
        raceId,
        distanceId,
        userId,
        firstName,
        lastName,
        ...(bib && { bib }),
      });
    }
    const key = await upload();
    const found = async (bib: string) => {
      const { match, doubts } = await rowOf(key.importId, bib);
      return [match, doubts];
    };
    expect(await found("7")).toEqual(["bib", []]);
    expect(await found("8")).toEqual([null, ["other-name"]]);
    expect(await found("11")).toEqual(["name", ["no-result"]]);
    const version = await findVersion(tx, raceId, key.importId);
    if (!version) throw new Error("There is no version.");
    expect(
      await openQuestions({ db: tx }, version, { id: raceId, startDate: "2026-11-15" }),
    ).toEqual({
      doubtful: 2,
      unmatched: 3,
      minors: 0,
      entries: 3,
      without: 1,
    });
    const luz = { ...key, resultId: (await rowOf(key.importId, "8")).id };
    expect(await matchResult(services, editor, luz, { bib: 99 })).toEqual({ problem: "no-entry" });
    expect(await matchResult(services, editor, luz, { bib: 7 })).toEqual({
      problem: "entry-taken",
    });
    expect(await matchResult(services, editor, luz, { bib: 8 })).toEqual({ problem: null });
    expect(await found("8")).toEqual(["hand", []]);
    const gael = { ...key, resultId: (await rowOf(key.importId, "9")).id };
    await matchResult(services, editor, gael, "left");
    const unmatched = await checkedRows(
      { db: tx },
      key.importId,
      { show: "unmatched", words: "" },
      1,
    );
    expect(unmatched.rows.map(({ bib }) => bib)).toEqual(["10"]);
  }));

test("a corrected row moves the places of all, and its old values stay in the audit log", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, upload, rowOf } = await aStage(tx);
    const key = await upload();
    await setResultSettings(services, editor, key, {
      order: "chip",
      categories: "same",
      pulled: 0,
    });
    expect(await rowOf(key.importId, "8")).toMatchObject({ placeOverall: 1, placeFound: 2 });
    const eva = await rowOf(key.importId, "11");
    const corrected = {
      bib: "11",
      name: "Eva Paz",
      sex: "female",
      category: "Open",
      club: null,
      team: null,
      status: "finished",
      gunMs: 2_300_000,
      chipMs: null,
      isNameHidden: true,
      reason: null,
    } as const;
    await correctResult(services, editor, { ...key, resultId: eva.id }, corrected);
    expect(await rowOf(key.importId, "11")).toMatchObject({
      placeOverall: 1,
      doubts: [],
      searchText: ` v${key.importId.slice(0, 8)}11`,
    });
    expect(await rowOf(key.importId, "8")).toMatchObject({ placeOverall: 2 });
    const [entry] = await tx
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, "corrected a result of"));
    expect(entry).toMatchObject({
      before: { bib: "11", status: null, gunMs: null },
      after: { bib: "11", status: "finished", gunMs: 2_300_000 },
    });
    const ana = () => rowOf(key.importId, "7");
    expect((await ana()).placeCategory).toBe(3);
    const older = { ...corrected, category: "Masters" };
    await correctResult(services, editor, { ...key, resultId: eva.id }, older);
    expect((await ana()).placeCategory, "one fewer in the category").toBe(2);
    expect(
      await setResultSettings(services, editor, key, {
        order: "file",
        categories: "same",
        pulled: 0,
      }),
    ).toEqual({ problem: "no-places" });
  }));

test("the organizer and the runner see what was corrected of a public result, when and why", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, distanceId, upload, rowOf } = await aStage(tx);
    const userId = await aPerson(tx, { email: "ana@example.com" });
    const other = await aPerson(tx, { email: "luz@example.com" });
    const entry = await aRegistration(tx, { raceId, distanceId, userId, bib: 7 });
    const first = await upload();
    const at = (moment: string) => ({ ...services, now: () => new Date(moment) });
    await publishResults(at("2026-11-20T12:00:00Z"), editor, first);
    const { id, sex, category, club, team, status, gunMs } = await rowOf(first.importId, "7");
    const row = { bib: "7", name: "Ana Quispe", sex, category, club, team, status, gunMs };
    const correct = (reason: string | null) =>
      correctResult(
        at("2026-11-20T13:00:00Z"),
        editor,
        { ...first, resultId: id },
        { ...row, chipMs: 2_390_000, isNameHidden: false, reason },
      );
    expect(await correct(null)).toEqual({ problem: "no-reason" });
    expect(await correct("The chip missed the start.")).toEqual({ problem: null });
    const second = await upload(lines.map((line) => line.replace("2;8;Luz Rey", "2;18;Luz Rey")));
    const history = async (importId: string) => {
      const version = await findVersion(tx, raceId, importId);
      if (!version) throw new Error("There is no version.");
      return historyOfVersion({ db: tx }, raceId, version);
    };
    const { earlier, differences } = await history(second.importId);
    expect(earlier).toEqual({ id: first.importId, version: 1 });
    expect(differences).toMatchObject([
      { bib: "7", wasCorrected: true, before: { chipMs: 2_390_000 }, after: { chipMs: 2_400_000 } },
      { bib: "18", isNew: true, isGone: false },
      { bib: "8", isNew: false, isGone: true, total: 3 },
    ]);
    const note = "Bib 8 ran as 18.";
    await publishResults(at("2026-11-20T14:00:00Z"), editor, second, { note });
    expect((await publishedResults({ db: tx }, raceId))[0]).toMatchObject({ note });

    expect(await history(first.importId)).toMatchObject({
      corrections: [
        {
          bib: "7",
          by: "olga@example.com",
          reason: "The chip missed the start.",
          before: { chipMs: 2_400_000 },
          after: { chipMs: 2_390_000 },
        },
      ],
      earlier: null,
    });
    expect(await correctionsOfEntry({ db: tx }, { userId }, entry)).toEqual([
      {
        at: new Date("2026-11-20T14:00:00Z"),
        reason: note,
        before: { chipMs: 2_390_000 },
        after: { chipMs: 2_400_000 },
      },
      {
        at: new Date("2026-11-20T13:00:00Z"),
        reason: "The chip missed the start.",
        before: { bib: "7", chipMs: 2_400_000 },
        after: { bib: "7", chipMs: 2_390_000 },
      },
    ]);
    expect(await correctionsOfEntry({ db: tx }, { userId: other }, entry)).toEqual([]);
  }));

test("a version that was withdrawn keeps its note, unless it is published with another one", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, upload } = await aStage(tx);
    const key = await upload();
    const shown = async () => (await publishedResults({ db: tx }, raceId))[0]?.note;
    await publishResults(services, editor, key, { note: "Bib 8 ran as 18." });
    await withdrawResults(services, editor, key);
    await publishResults(services, editor, key);
    expect(await shown()).toBe("Bib 8 ran as 18.");
    await withdrawResults(services, editor, key);
    await publishResults(services, editor, key, { note: null });
    expect(await shown()).toBe(null);
  }));

test("the link to the photos is public with the results, stays for the next version, and may name the bib", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, upload } = await aStage(tx);
    const link = "https://photos.example/lima?dorsal={bib}";
    const first = await upload();
    expect(await setPhotosLink(services, editor, first, link)).toEqual({ problem: null });
    await publishResults(services, editor, first);
    expect((await findVersion(tx, raceId, (await upload()).importId))?.photosLink).toBe(link);
    const [shown] = await publishedResults({ db: tx }, raceId);
    expect(photosOfRunner(shown?.photosLink ?? null, "A 7")).toBe(
      "https://photos.example/lima?dorsal=A%207",
    );
    expect(photosOfRunner("https://photos.example/lima", "7")).toBe(null);
    const typed = (photos: string) => photosForm.safeParse({ photos });
    expect(typed(link).data).toEqual({ photos: link });
    expect(typed(" ").data).toEqual({ photos: null });
    expect(typed("javascript:alert({bib})").success).toBe(false);
  }));

test("an upgrade marks older corrections where the log tells the row", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, distanceId, upload, rowOf } = await aStage(tx);
    const userId = await aPerson(tx, { email: "ana@example.com" });
    await aRegistration(tx, { raceId, distanceId, userId, bib: 7 });
    const at = (moment: string) => ({ ...services, now: () => new Date(moment) });
    const correct = async (key: { raceId: string; importId: string }, bib: string) => {
      const { id, name, sex, category, club, team, status, gunMs } = await rowOf(key.importId, bib);
      const row = { bib, name, sex, category, club, team, status, gunMs };
      const corrected = { ...row, chipMs: 2_390_000, isNameHidden: false, reason: "A late start." };
      await correctResult(at("2026-11-30T13:00:00Z"), editor, { ...key, resultId: id }, corrected);
    };
    const first = await upload();
    await publishResults(services, editor, first);
    await correct(first, "7");
    await correct(first, "9");
    const second = await upload();
    const marked = () =>
      tx
        .select({ importId: raceResults.importId, bib: raceResults.bib })
        .from(raceResults)
        .where(isNotNull(raceResults.correctedAt))
        .orderBy(raceResults.bib);
    const before = await marked();
    expect(before).toEqual(["7", "9"].map((bib) => ({ importId: first.importId, bib })));

    const migration = readMigrations().find(({ name }) => name.startsWith("049_"))?.text ?? "";
    const [upgrade = ""] = /^with corrected[^;]*;/m.exec(migration) ?? [];
    const unmark = () => tx.update(raceResults).set({ correctedAt: null });
    await unmark();
    await tx.execute(sql.raw(upgrade));
    expect(await marked()).toEqual(before);
    // Two rows of the entry have the corrected time now.
    await correct(second, "7");
    await unmark();
    await tx.execute(sql.raw(upgrade));
    expect(await marked()).toEqual([{ importId: first.importId, bib: "9" }]);
  }));

test("a runner sees neither corrections of drafts nor those of a row that was matched to them by mistake", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, distanceId, upload, rowOf } = await aStage(tx);
    const userId = await aPerson(tx, { email: "ana@example.com" });
    const entry = await aRegistration(tx, { raceId, distanceId, userId, bib: 7 });
    const first = await upload();
    const correct = async (key: typeof first, bib: string, reason: string | null) => {
      const { id, name, sex, category, club, team, status, gunMs } = await rowOf(key.importId, bib);
      const row = { bib, name, sex, category, club, team, status, gunMs };
      const corrected = { ...row, chipMs: 2_390_000, isNameHidden: true, reason };
      return correctResult(services, editor, { ...key, resultId: id }, corrected);
    };
    const seen = () => correctionsOfEntry({ db: tx }, { userId }, entry);
    await correct(first, "7", "The chip missed the start.");
    await publishResults(services, editor, first);
    expect(await seen(), "of a draft").toEqual([]);
    const [own, strange] = [await rowOf(first.importId, "7"), await rowOf(first.importId, "9")];
    const matchTo = (id: string, registrationId: string | null) =>
      tx.update(raceResults).set({ registrationId }).where(eq(raceResults.id, id));
    await matchTo(own.id, null);
    await matchTo(strange.id, entry);
    await correct(first, "9", "Took a taxi.");
    expect(await seen()).toMatchObject([{ reason: "Took a taxi." }]);
    await matchTo(strange.id, null);
    await matchTo(own.id, entry);
    expect(await seen(), "of another runner").toEqual([]);
  }));

test("what was said of the columns is remembered for the next file of the same person", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, upload, rowOf } = await aStage(tx);
    const odd = ["No;Atleta;Zeit", "7;Ana Quispe;40:10"];
    const key = await upload(odd);
    expect(await rowOf(key.importId, "7")).toMatchObject({ gunMs: 2_410_000, chipMs: null });
    const fields = ["bib", "name", "chip"] as const;
    expect(
      await mapResults(services, editor, key, { fields: ["bib", "bib", "chip"], only: null }),
    ).toEqual({
      problem: "twice-field",
    });
    expect(await mapResults(services, editor, key, { fields: [...fields], only: null })).toEqual({
      problem: null,
    });
    const next = await upload(odd);
    expect(await rowOf(next.importId, "7")).toMatchObject({ gunMs: null, chipMs: 2_410_000 });
  }));

test("results are found by words of the name, by the bib, by sex and by category", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, upload } = await aStage(tx);
    await publishResults(services, editor, await upload());
    const [shown] = await publishedResults({ db: tx }, raceId);
    if (!shown) throw new Error("Nothing is published.");
    const found = async (filters: Partial<ResultFilters>) => {
      const page = await resultsPage({ db: tx }, shown, { ...every, ...filters }, 1);
      return page.rows.map(({ bib }) => bib);
    };
    expect(await found({ words: "quispe ana" })).toEqual(["7"]);
    expect(await found({ words: "quis" })).toEqual(["7"]);
    expect(await found({ words: "9" })).toEqual(["9"]);
    expect(await found({ words: "0009" })).toEqual(["9"]);
    expect(await found({ words: "1" })).toEqual([]);
    expect(await found({ sex: "male" })).toEqual(["9", "10"]);
    expect(await found({ words: "nobody" })).toEqual([]);
    const typed = readResultFilters(new URLSearchParams({ q: "quis\0", category: "\0" }));
    expect(await found(typed), "a letter that the database refuses").toEqual(["7"]);
    expect(shown.summary).toMatchObject({
      finished: 3,
      dnf: 1,
      open: 1,
      sexes: [
        { sex: "female", count: 2 },
        { sex: "male", count: 2 },
      ],
    });
  }));

test("a name is found by each of its words, whatever marks stand between them", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, upload } = await aStage(tx);
    const names = ["Sean O’Brien", "«Ñandú» Paz", "Rita D'Angelo", "Ana–Luz Rey (Jr.)", "Олег Ким"];
    const rows = names.map((name, at) => `${at + 1};${at + 1};${name};F;Open;40:1${at};40:0${at}`);
    await publishResults(services, editor, await upload([lines[0] ?? "", ...rows]));
    const [shown] = await publishedResults({ db: tx }, raceId);
    if (!shown) throw new Error("Nothing is published.");
    const found = async (words: string) => {
      const page = await resultsPage({ db: tx }, shown, { ...every, words }, 1);
      return page.rows.map(({ name }) => name);
    };
    for (const [name, ...typed] of [
      ["Sean O’Brien", "brien", "o'brien", "O´Brien", "o brien sean"],
      ["«Ñandú» Paz", "nandu", "«Ñandú»", "paz ñan"],
      ["Rita D'Angelo", "angelo", "d’angelo", "d.angelo…"],
      ["Ana–Luz Rey (Jr.)", "luz", "ana-luz", "jr"],
      ["Олег Ким", "ким", "олег"],
    ]) {
      for (const words of typed) expect(await found(words), words).toEqual([name]);
    }
    for (const words of ["«»", "’", "%", "rien", ":*"]) expect(await found(words)).toEqual([]);
  }));

test("the result of an erased account stays as a bib number without a name, also in a later file", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, distanceId, upload, publicRows, rowOf } = await aStage(tx);
    const runner = { raceId, distanceId };
    const ana = await aPerson(tx, { email: "ana@example.com" });
    await aRegistration(tx, { ...runner, userId: ana, bib: 7 });
    // The timer gave her a number of its own.
    const luz = await aPerson(tx, { email: "luz@example.com" });
    const ofLuz = { ...runner, userId: luz, firstName: "Luz", lastName: "Rey", bib: 70 };
    const entry = await aRegistration(tx, ofLuz);
    const first = await upload();
    const { id } = await rowOf(first.importId, "8");
    const splits = [{ name: "2. Luz Rey", ms: 1_200_000 }];
    await tx.update(raceResults).set({ splits }).where(eq(raceResults.id, id));
    await publishResults(services, editor, first);
    for (const userId of [ana, luz]) {
      await forgetRunner(tx, userId);
      await leaveRaces(tx, userId, now());
    }
    expect((await publicRows()).slice(0, 2)).toMatchObject([
      { bib: "7", name: "", placeOverall: 1 },
      { bib: "8", name: "", placeOverall: 2, splits: [{ name: "2", ms: 1_200_000 }] },
    ]);
    const second = await upload();
    await publishResults(services, editor, second);
    expect((await publicRows()).slice(0, 2)).toMatchObject([
      { bib: "7", name: "", placeOverall: 1 },
      { bib: "8", name: "", placeOverall: 2 },
    ]);
    expect(await rowOf(second.importId, "8")).toMatchObject({ registrationId: entry });
  }));

test("what the audit log says of a corrected result goes with the account of its runner", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, distanceId, upload, rowOf } = await aStage(tx);
    const email = "ana@example.com";
    const userId = await aPerson(tx, { email });
    await aRegistration(tx, { raceId, distanceId, userId, bib: 7 });
    const key = await upload();
    const { id, sex, category, club, team, status, gunMs, chipMs } = await rowOf(key.importId, "7");
    const form = {
      bib: "7",
      sex,
      category,
      club,
      team,
      status,
      gunMs,
      chipMs,
      isNameHidden: false,
      reason: null,
    };
    await correctResult(
      services,
      editor,
      { ...key, resultId: id },
      { ...form, name: "Ana Q. Mar" },
    );
    const audited = () =>
      tx
        .select({ before: auditEntries.before, after: auditEntries.after })
        .from(auditEntries)
        .where(eq(auditEntries.action, "corrected a result of"));
    expect(await audited()).toMatchObject([{ after: { name: "Ana Q. Mar" } }]);
    // The row may be gone by then; the entry still leads to what was recorded of it.
    await discardResults(services, editor, key);
    const person = { userId, email };
    const subjects = [registrationData, resultData].flatMap(
      ({ auditSubjects }) => auditSubjects?.(person) ?? [],
    );
    await emptyAuditEntries(tx, person, sql.join(subjects, sql` union all `));
    expect(await audited()).toEqual([{ before: null, after: null }]);
  }));
