/** @module-tag both-databases */
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { boolean, listOf, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import {
  auditEntries,
  raceDistances,
  raceOrganizers,
  raceResults,
  resultClaims,
  users,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { limitsThat, outboxOf } from "../../../tests/support/outbox.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration, identity } from "../../../tests/support/registrations.ts";
import { compareBirthYears, compareNames, compareSexes, mostOpenClaims } from "./claim.ts";
import {
  claimResult,
  decideOnClaim,
  hideClaimedName,
  undoClaim,
  withdrawClaim,
} from "./claiming.server.ts";
import {
  claimedRuns,
  claimsOfRace,
  countClaims,
  findResultToClaim,
  ownClaims,
  sharesWord,
} from "./claims.server.ts";
import { correctResult, matchResult, publishResults, uploadResults } from "./commands.server.ts";
import { findVersion } from "./desk.server.ts";
import { historyOfVersion } from "./history.server.ts";
import { shareWord } from "./matching.ts";
import { forgetRunner, resultData } from "./personal-data.server.ts";

const { db } = await openTestDatabase();

const origin = "https://dorsal.example";
const links = { origin, inbox: "hello@dorsal.example", workspace: "/mine", office: "/office" };
const head = "Bib;Name;Sex;Age;Gun Time";
const lines = [head, "7;QUISPE, Ana;F;33;40:10", "8;Luz Rey;F;30;40:20", "9;Gael Olmo;M;40;40:30"];

/** A race of yesterday with published results, and Ana and Luz, who have not entered it here. */
async function aStage(tx: Database, prefix = "") {
  const raceId = await aRace(tx, {
    raceName: "Lima 10K",
    startDate: "2026-11-15",
    distances: ["10K"],
  });
  const [distance] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const key = distance?.id ?? "";
  const person = async (firstName: string, lastName: string) => ({
    userId: await aPerson(tx, {
      email: `${prefix}${firstName}@example.com`.toLowerCase(),
      firstName,
      lastName,
    }),
  });
  const [ana, luz] = [await person("Ana", "Quispe"), await person("Luz", "Rey")];
  const editor = {
    userId: await aPerson(tx, { email: `${prefix}olga@example.com` }),
    isAdmin: true,
  };
  const { mail, messages } = outboxOf(tx);
  const services = { db: tx, now, identity, mail, limits: limitsThat(true) };
  const publish = async (text = lines) => {
    const file = { name: "timer.csv", bytes: Buffer.from(text.join("\n")) };
    const uploaded = await uploadResults(services, editor, { raceId, distanceId: key }, file);
    if (uploaded.problem !== null) throw new Error(uploaded.problem);
    await publishResults(services, editor, { raceId, importId: uploaded.id });
    return uploaded.id;
  };
  await publish();
  const claim = (runner: { userId: string }, bib: string, note: string | null = null) =>
    claimResult(services, runner, { raceId, key, bib, note }, links);
  const claimOf = async ({ userId }: { userId: string }) => {
    const [found] = await tx.select().from(resultClaims).where(eq(resultClaims.userId, userId));
    return { raceId, claimId: found?.id ?? "" };
  };
  const approve = async (runner: { userId: string }) =>
    decideOnClaim(services, editor, await claimOf(runner), { isApproved: true, origin });
  const standing = async (runner: { userId: string }, bib: string) =>
    (await findResultToClaim(services, runner, raceId, { key, bib }))?.row.standing;
  const bibsOf = async (runner: { userId: string }) =>
    (await claimedRuns(services, runner)).map(({ bib }) => bib);
  const steps = { publish, claim, claimOf, approve, standing, bibsOf };
  return { raceId, key, ana, luz, editor, services, messages, ...steps };
}

test("a runner claims a result, the organizer approves it, and undoes that", () =>
  rolledBack(db, async (tx) => {
    const stage = await aStage(tx);
    const { raceId, ana, luz, services, messages, claim, approve, standing } = stage;
    const organizer = { userId: await aPerson(tx, { email: "org@example.com" }), isAdmin: false };
    await tx.insert(raceOrganizers).values({ raceId, userId: organizer.userId });
    await aRegistration(tx, {
      raceId: await aRace(tx, { raceName: "Another" }),
      userId: ana.userId,
      dateOfBirth: "1993-05-01",
      gender: "female",
    });
    expect(await claim(ana, "7", "I entered at the club.")).toEqual({ problem: null });
    expect(await standing(ana, "7")).toBe("open");
    expect(await stage.bibsOf(ana)).toEqual([]);
    expect(await claimsOfRace(services, raceId)).toMatchObject([
      {
        note: "I entered at the club.",
        row: { bib: "7", name: "QUISPE, Ana" },
        name: { account: "Ana Quispe", agreement: "same" },
        birthYear: { account: 1993, file: 1993, agreement: "same" },
        sex: { agreement: "same" },
      },
    ]);
    const key = await stage.claimOf(ana);
    const stranger = { ...luz, isAdmin: false };
    const choice = { isApproved: true, origin };
    expect(await decideOnClaim(services, stranger, key, choice)).toEqual({ problem: "gone" });
    expect(await decideOnClaim(services, organizer, key, choice)).toEqual({ problem: null });
    expect(await stage.bibsOf(ana)).toEqual(["7"]);
    expect(await standing(luz, "7")).toBe("taken");
    expect(await claim(luz, "7")).toEqual({ problem: "taken" });
    expect(await approve(ana)).toEqual({ problem: "gone" });
    expect(await undoClaim(services, organizer, key, { origin })).toEqual({ problem: null });
    expect(await stage.bibsOf(ana)).toEqual([]);
    expect(await standing(luz, "7")).toBe("free");
    const sent = await messages();
    expect(sent.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()).toEqual([
      "ana@example.com: A result is no longer yours: Lima 10K",
      "ana@example.com: The result is yours: Lima 10K",
      "org@example.com: A runner claims a result: Lima 10K",
    ]);
    const toOrganizer = sent.find(({ recipient }) => recipient === "org@example.com");
    expect(toOrganizer?.body).toContain(`${origin}/mine`);
    const audited = await tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectType, "result claim"));
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      "approved a claim of a result of",
      "undid a claim of a result of",
    ]);
    expect(JSON.stringify(audited)).not.toContain("Quispe");
  }));

test("administrators hear of claims where the race has no organizer, and can refuse them", () =>
  rolledBack(db, async (tx) => {
    const { ana, editor, services, messages, claim, claimOf, standing } = await aStage(tx);
    await claim(ana, "7");
    expect((await messages())[0]).toMatchObject({ recipient: links.inbox });
    expect((await messages())[0]?.body).toContain(`${origin}/office`);
    const choice = { isApproved: false, origin };
    expect(await decideOnClaim(services, editor, await claimOf(ana), choice)).toEqual({
      problem: null,
    });
    const toRunner = (await messages()).find(({ recipient }) => recipient === "ana@example.com");
    expect(toRunner?.subject).toBe("Your claim was not approved: Lima 10K");
    expect(await standing(ana, "7")).toBe("free");
  }));

test("a runner has one result of a distance, and a result that somebody has is not claimed", () =>
  rolledBack(db, async (tx) => {
    const { ana, luz, raceId, key, editor, services, publish, claim, standing, approve } =
      await aStage(tx);
    await claim(ana, "7");
    expect(await claim(ana, "8")).toEqual({ problem: "another" });
    expect(await claim(ana, "77")).toEqual({ problem: "gone" });
    await aRegistration(tx, { raceId, distanceId: key, ...luz, firstName: "Luz", lastName: "Rey" });
    const importId = await publish();
    expect(await standing(luz, "8")).toBe("entered");
    expect(await claim(luz, "9")).toEqual({ problem: "another" });
    expect(await standing(ana, "8")).toBe("taken");
    await approve(ana);
    const [row] = await tx.select().from(raceResults).where(eq(raceResults.importId, importId));
    const matched = { raceId, importId, resultId: row?.id ?? "" };
    expect(row?.bib).toBe("7");
    const other = { userId: await aPerson(tx, { email: "eva@example.com" }) };
    await aRegistration(tx, { raceId, distanceId: key, ...other, bib: 70 });
    expect(await matchResult(services, editor, matched, { bib: 70 })).toEqual({
      problem: "claimed",
    });
  }));

test("a runner whose entry has a result by now does not get a second one by a claim", () =>
  rolledBack(db, async (tx) => {
    const { ana, raceId, key, editor, services, publish, claim, claimOf, approve, standing } =
      await aStage(tx);
    await claim(ana, "7");
    const names = { firstName: "Gael", lastName: "Olmo" };
    await aRegistration(tx, { raceId, distanceId: key, ...ana, ...names, bib: 9 });
    const rowsOf = async (importId: string) =>
      tx.select().from(raceResults).where(eq(raceResults.importId, importId));
    const importId = await publish();
    const gael = (await rowsOf(importId)).find(({ bib }) => bib === "9");
    const matched = { raceId, importId, resultId: gael?.id ?? "" };
    expect(gael?.registrationId).not.toBeNull();
    expect(await standing(ana, "7")).toBe("another");
    expect(await approve(ana)).toEqual({ problem: "another" });
    expect(await matchResult(services, editor, matched, "left")).toEqual({ problem: null });
    expect(await approve(ana)).toEqual({ problem: null });
    expect(await matchResult(services, editor, matched, { bib: 9 })).toEqual({
      problem: "runner-claimed",
    });
    await undoClaim(services, editor, await claimOf(ana), { origin });
    expect(await matchResult(services, editor, matched, { bib: 9 })).toEqual({ problem: null });
  }));

test("names share a word in the database where they do in the program", async () => {
  const names = [
    "",
    "A.",
    "Quispe, A.",
    "Torres, A.",
    "QUÍSPE Ana",
    "ana-maría",
    "Ñ Li",
    "li",
    "7",
  ];
  const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));
  const compared = pairs.map(([one, other]) => sharesWord(sql`${one}::text`, sql`${other}::text`));
  const [found] = await readRows(
    db,
    { shared: listOf(boolean) },
    sql`select jsonb_build_array(${sql.join(compared, sql`, `)}) as shared`,
  );
  expect(found?.shared).toEqual(pairs.map(([one, other]) => shareWord(one, other)));
});

test("the claims of a runner that nobody has decided on have a limit, and so have those of a day", () =>
  rolledBack(db, async (tx) => {
    const { ana, raceId, key, services, claim } = await aStage(tx);
    await tx.insert(resultClaims).values(
      Array.from({ length: mostOpenClaims }, (_, at) => ({
        raceId,
        distance: `Deleted ${at}`,
        bib: "1",
        ...ana,
        createdAt: now(),
      })),
    );
    expect(await claim(ana, "7")).toEqual({ problem: "too-many" });
    const limited = { ...services, limits: limitsThat(false) };
    expect(await claimResult(limited, ana, { raceId, key, bib: "7", note: null }, links)).toEqual({
      problem: "too-often",
    });
  }));

test("the next file keeps a claim by bib number, and loses it where the number is another runner's", () =>
  rolledBack(db, async (tx) => {
    const { ana, raceId, services, publish, claim, claimOf, approve, bibsOf } = await aStage(tx);
    await claim(ana, "7");
    await approve(ana);
    const { claimId } = await claimOf(ana);
    expect(await hideClaimedName(services, ana, claimId, true)).toBe(true);
    await publish([head, "7;Ana Quispe Paz;F;33;41:00"]);
    expect(await bibsOf(ana)).toEqual(["7"]);
    const hidden = await tx.select().from(raceResults).where(eq(raceResults.claimId, claimId));
    expect(hidden.map(({ isNameHidden }) => isNameHidden)).toEqual([true, true]);
    await publish([head, "7;Eva Sol;F;20;39:00", "8;Ana Quispe;F;33;41:00"]);
    expect(await bibsOf(ana)).toEqual([]);
    expect(await claimsOfRace(services, raceId)).toMatchObject([{ isLost: true }]);
    expect(await ownClaims(services, ana, raceId)).toMatchObject([{ id: claimId, bib: "7" }]);
    expect(await countClaims(services, raceId)).toBe(1);
    await publish();
    expect(await bibsOf(ana)).toEqual(["7"]);
    expect(await withdrawClaim(services, { userId: claimId }, raceId, claimId)).toBe(false);
    expect(await withdrawClaim(services, ana, raceId, claimId)).toBe(true);
    expect(await ownClaims(services, ana, raceId)).toEqual([]);
    expect(await bibsOf(ana)).toEqual([]);
  }));

test("a claim of a bib number that a later file took from another claim is approved", () =>
  rolledBack(db, async (tx) => {
    const { ana, luz, publish, claim, claimOf, approve, bibsOf, messages } = await aStage(tx);
    await claim(ana, "7");
    await approve(ana);
    await publish([head, "7;Luz Rey;F;30;39:00"]);
    expect(await claim(luz, "7")).toEqual({ problem: null });
    expect(await approve(luz)).toEqual({ problem: null });
    expect([await bibsOf(ana), await bibsOf(luz)]).toEqual([[], ["7"]]);
    const { claimId } = await claimOf(ana);
    const [lost] = await tx.select().from(resultClaims).where(eq(resultClaims.id, claimId));
    expect(lost?.state).toBe("refused");
    const toAna = (await messages()).filter(({ recipient }) => recipient === "ana@example.com");
    expect(toAna.map(({ subject }) => subject)).toContain("A result is no longer yours: Lima 10K");
    expect(await tx.$count(raceResults, eq(raceResults.claimId, claimId))).toBe(0);
  }));

test.each([
  ["has another name", ["7;Eva Sol;F;20;39:00"]],
  ["comes twice, once without a status", ["7;Ana Quispe;F;33;40:10", "7;Ana Quispe;F;33;"]],
])("a claim is not approved where the bib number %s by now", (_, rows) =>
  rolledBack(db, async (tx) => {
    const { ana, publish, claim, claimOf, approve, bibsOf, messages } = await aStage(tx);
    await claim(ana, "7");
    const { claimId } = await claimOf(ana);
    await publish([head, ...rows]);
    expect(await approve(ana)).toEqual({ problem: "gone" });
    expect(await bibsOf(ana)).toEqual([]);
    expect(await tx.$count(raceResults, eq(raceResults.claimId, claimId))).toBe(0);
    const [claimed] = await tx.select().from(resultClaims).where(eq(resultClaims.id, claimId));
    expect(claimed).toMatchObject({ state: "open", decidedAt: null });
    const toAna = (await messages()).filter(({ recipient }) => recipient === "ana@example.com");
    expect(toAna).toEqual([]);
  }),
);

test("a corrected bib number stays the claimant's, in the next file too, and the correction outlives the claim", () =>
  rolledBack(db, async (tx) => {
    const stage = await aStage(tx);
    const { ana, raceId, editor, services, publish, claim, claimOf, approve, standing } = stage;
    await claim(ana, "7");
    await approve(ana);
    const [row] = await tx.select().from(raceResults).where(eq(raceResults.bib, "7"));
    const { importId = "", id: resultId = "" } = row ?? {};
    const form = {
      bib: "17",
      name: "QUISPE, Ana",
      sex: "female",
      category: null,
      club: null,
    } as const;
    const rest = {
      team: null,
      status: "finished",
      gunMs: 2_410_000,
      chipMs: null,
      isNameHidden: false,
    } as const;
    const reason = "Wrong bib number";
    const key = { raceId, importId, resultId };
    expect(await correctResult(services, editor, key, { ...form, ...rest, reason })).toEqual({
      problem: null,
    });
    expect(await standing(ana, "17")).toBe("claimed");
    await undoClaim(services, editor, await claimOf(ana), { origin });
    const version = await findVersion(tx, raceId, importId);
    const { corrections } = await historyOfVersion(
      services,
      raceId,
      version ?? expect.fail("The version is missing."),
    );
    expect(corrections).toMatchObject([{ bib: "17", reason }]);
    await tx.delete(resultClaims);
    await claim(ana, "17");
    await approve(ana);
    await publish([head, "17;Ana Quispe;F;33;40:10"]);
    expect(await stage.bibsOf(ana)).toEqual(["17"]);
  }));

test("an account is deleted: its result loses the name, also in a later file, and its claims go", () =>
  rolledBack(db, async (tx) => {
    const { ana, luz, publish, claim, approve } = await aStage(tx);
    await claim(ana, "7");
    await approve(ana);
    const listed = await tx.execute(
      resultData.lists.results?.rows({ ...ana, email: "" }) ?? "select",
    );
    expect(listed).toMatchObject([{ bib: "7" }]);
    await claim(luz, "8", "My note.");
    for (const { userId } of [ana, luz]) {
      await forgetRunner(tx, userId);
      await tx.delete(users).where(eq(users.id, userId));
    }
    const importId = await publish();
    const rows = await tx.select().from(raceResults).where(eq(raceResults.importId, importId));
    expect(Object.fromEntries(rows.map(({ bib, name }) => [bib, name]))).toEqual({
      7: "",
      8: "Luz Rey",
      9: "Gael Olmo",
    });
    const [kept, ...others] = await tx.select().from(resultClaims);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ userId: null, note: null, state: "approved" });
    expect(kept?.name).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4})*$/);
  }));

test("an account is deleted: a claim that lost its row goes, and the next runner keeps the name", () =>
  rolledBack(db, async (tx) => {
    const { ana, luz, publish, claim, approve } = await aStage(tx);
    const eva = [head, "7;Eva Sol;F;20;39:00"];
    const nameOfSeven = async (importId: string) =>
      (await tx.select().from(raceResults).where(eq(raceResults.importId, importId)))[0]?.name;
    await claim(ana, "7");
    await approve(ana);
    await publish(eva);
    await forgetRunner(tx, ana.userId);
    await tx.delete(users).where(eq(users.id, ana.userId));
    expect(await tx.$count(resultClaims)).toBe(0);
    expect(await nameOfSeven(await publish(eva))).toBe("Eva Sol");
    await publish();
    await claim(luz, "8");
    await approve(luz);
    await forgetRunner(tx, luz.userId);
    await tx.delete(users).where(eq(users.id, luz.userId));
    await publish(eva);
    expect(await nameOfSeven(await publish([head, "8;Eva Sol;F;20;39:00"]))).toBe("Eva Sol");
  }));

test("relatives whose bib numbers are swapped in a draft keep their own results", () =>
  rolledBack(db, async (tx) => {
    const { raceId, key, editor, services, ana, bibsOf, publish, claim, approve } =
      await aStage(tx);
    const relatives = [head, "7;Ana Quispe;F;33;40:10", "8;Luz Quispe;F;30;40:20"];
    await publish(relatives);
    await claim(ana, "7");
    await approve(ana);
    const file = { name: "timer.csv", bytes: Buffer.from(relatives.join("\n")) };
    const draft = await uploadResults(services, editor, { raceId, distanceId: key }, file);
    const importId = draft.problem === null ? draft.id : "";
    const swapped = sql`case ${raceResults.bib} when '7' then '8' else '7' end`;
    await tx.update(raceResults).set({ bib: swapped }).where(eq(raceResults.importId, importId));
    expect(await publishResults(services, editor, { raceId, importId })).toMatchObject({
      problem: null,
    });
    expect(await bibsOf(ana)).toEqual(["8"]);
  }));

test("the bib number of a deleted account goes to another runner, whose name stays", () =>
  rolledBack(db, async (tx) => {
    const { ana, publish, claim, approve } = await aStage(tx);
    await claim(ana, "7");
    await approve(ana);
    await forgetRunner(tx, ana.userId);
    await tx.delete(users).where(eq(users.id, ana.userId));
    const importId = await publish([head, "7;Eva Sol;F;20;39:00"]);
    const [row] = await tx.select().from(raceResults).where(eq(raceResults.importId, importId));
    expect(row).toMatchObject({ name: "Eva Sol", claimId: null });
  }));

test("a result that the claim of a deleted account has can be matched to an entry", () =>
  rolledBack(db, async (tx) => {
    const { ana, raceId, key, editor, services, publish, claim, approve } = await aStage(tx);
    await claim(ana, "7");
    await approve(ana);
    await forgetRunner(tx, ana.userId);
    await tx.delete(users).where(eq(users.id, ana.userId));
    const importId = await publish();
    const [row] = await tx
      .select()
      .from(raceResults)
      .where(and(eq(raceResults.importId, importId), eq(raceResults.bib, "7")));
    expect(row).toMatchObject({ name: "", claimId: expect.any(String) });
    const eva = { userId: await aPerson(tx, { email: "eva@example.com" }) };
    await aRegistration(tx, { raceId, distanceId: key, ...eva, bib: 70 });
    const matched = { raceId, importId, resultId: row?.id ?? "" };
    expect(await matchResult(services, editor, matched, { bib: 70 })).toEqual({ problem: null });
    expect(await tx.$count(resultClaims)).toBe(0);
  }));

test("the archive of a runner who claims a result with a hidden name does not have that name", () =>
  rolledBack(db, async (tx) => {
    const { ana, claim } = await aStage(tx);
    await tx.update(raceResults).set({ isNameHidden: true }).where(eq(raceResults.bib, "8"));
    await claim(ana, "8");
    for (const [list, length] of [
      ["result-claims", 1],
      ["results", 0],
    ] as const) {
      const rows = resultData.lists[list]?.rows({ ...ana, email: "" }) ?? "select";
      const archived = await readRows(
        tx,
        { row: text },
        sql`select a::text as row from (${rows}) a`,
      );
      expect(archived).toHaveLength(length);
      expect(JSON.stringify(archived)).not.toContain("Luz Rey");
    }
  }));

test("two runners claim one result, and both are approved at once: one gets it", async () => {
  const { ana, luz, raceId, services, claim, approve, bibsOf } = await aStage(db, "both-");
  await Promise.all([claim(ana, "9"), claim(luz, "9"), claim(luz, "9")]);
  const open = await claimsOfRace(services, raceId);
  expect(open).toHaveLength(2);
  const decided = await Promise.all([approve(ana), approve(luz)]);
  expect(decided.map(({ problem }) => problem).toSorted()).toEqual(["gone", null]);
  expect([...(await bibsOf(ana)), ...(await bibsOf(luz))]).toEqual(["9"]);
});

test("facts of a file and of an account are compared without marks, case and order", () => {
  const agreement = (file: string, account: string) => compareNames(file, account).agreement;
  expect(agreement("QUISPE FLORES, José", "Jose Quispe Flores")).toBe("same");
  expect(agreement("Jose Quispe", "José Quispe Flores")).toBe("close");
  expect(agreement("Ana Paz", "Luz Rey")).toBe("different");
  expect(agreement("", "")).toBe("different");
  const year = (birthYear: number | null, age: number | null, account: number | null) =>
    compareBirthYears({ birthYear, age, raceYear: 2026 }, account)?.agreement;
  expect(year(1990, null, 1990)).toBe("same");
  expect(year(1990, null, 1989)).toBe("different");
  expect(year(null, 36, 1989)).toBe("same");
  expect(year(null, 36, 1991)).toBe("different");
  expect(year(null, null, 1990)).toBeUndefined();
  expect(compareSexes("female", null)).toBeNull();
  expect(compareSexes("female", "male")?.agreement).toBe("different");
});
