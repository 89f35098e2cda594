import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { raceDistances, raceRegistrations, races } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { outboxOf } from "../../../tests/support/outbox.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aDraft, anEntryWorld, typedAnswers } from "../../../tests/support/registrations.ts";
import { acceptedOn } from "./answers.ts";
import { cancelRegistration } from "./commands.server.ts";
import { findDraft } from "./drafts.server.ts";
import { register } from "./entering/commands.server.ts";

const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const at = { origin };

const inside = (work: (tx: Database) => Promise<void>) => () => rolledBack(db, work);
const taken = async (tx: Database) =>
  (await tx.select({ taken: raceDistances.taken }).from(raceDistances)).map((row) => row.taken);

test(
  "REG-14 DATA-06 a complete draft becomes a registration, with phone numbers in E.164",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const draft = await aDraft(tx, viewer, place);
    const { registrationId, problem } = await register(services, viewer, draft, at);
    expect(problem).toBeNull();
    const [row] = await tx.select().from(raceRegistrations);
    expect(row).toEqual({
      bib: 1,
      checkInCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{20}$/),
      ...typedAnswers,
      ...place,
      ...viewer,
      id: registrationId,
      phone: "+51987654321",
      emergencyContactPhone: "+51912345678",
      guardianName: null,
      waiverAccepted: true,
      waiverLang: "en",
      waiverVersion: null,
      gender: null,
      documentType: null,
      documentSealed: null,
      documentEnd: null,
      club: null,
      categoryId: null,
      companionId: null,
      voucherId: null,
      sharesPlace: false,
      status: "registered",
      searchText: " ana quispe",
      createdAt: now(),
      updatedAt: now(),
    });
    expect(await taken(tx)).toEqual([1]);
  }),
);

test(
  "the language of the waiver that was accepted is kept",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const answers = { ...typedAnswers, ...acceptedOn(2, "es") };
    await register(services, viewer, await aDraft(tx, viewer, { ...place, answers }), at);
    expect(await tx.select().from(raceRegistrations)).toMatchObject([{ waiverLang: "es" }]);
  }),
);

test(
  "GAP-98 a runner below the race's minimum age is not registered, and a minor only with a guardian",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const [{ startDate } = { startDate: "" }] = await tx.select().from(races);
    const bornAt = (age: number) => `${Number(startDate.slice(0, 4)) - age}${startDate.slice(4)}`;
    const registered = async (answers: object) => {
      const draft = await aDraft(tx, viewer, {
        ...place,
        answers: { ...typedAnswers, ...answers },
      });
      return (await register(services, viewer, draft, at)).problem;
    };
    const guardian = { guardianName: "Luz Quispe", guardianConsent: "yes" };
    expect(await registered({ dateOfBirth: bornAt(15), ...guardian })).toBe("incomplete");
    expect(await registered({ dateOfBirth: bornAt(16) })).toBe("incomplete");
    expect(await registered({ dateOfBirth: bornAt(16), ...guardian })).toBeNull();
    expect(await tx.select().from(raceRegistrations)).toMatchObject([
      { guardianName: "Luz Quispe" },
    ]);
  }),
);

test(
  "GAP-16 the runner gets one mail with a calendar file and no private data",
  inside(async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx, {
      raceName: "Carrera\r\nBcc: x",
    });
    const draft = await aDraft(tx, viewer, place);
    const { registrationId } = await register(services, viewer, draft, at);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: "ana@example.com", status: "queued" });
    expect(mail?.subject).toMatch(/^You are registered: Carrera/);
    expect(mail?.body).toContain(`${origin}/registrations/${registrationId}`);
    expect(mail?.body).toContain("Distance: 10K");
    expect(mail?.body).toMatch(/^ {4}[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}$/m);
    expect(mail?.body).toContain("December 6, 2026");
    expect(mail?.body).toContain("November 25, 2026");
    const [file] = mail?.attachments ?? [];
    expect(file?.contentType).toContain("text/calendar");
    expect(file?.content).toContain("DTSTART;VALUE=DATE:20261206");
    expect(file?.content).not.toContain("Registration closes");
    const whole = JSON.stringify(mail);
    for (const secret of ["Rímac", "P-123", "Luz", "912345678", "987654321", "1990-02-28"]) {
      expect(whole).not.toContain(secret);
    }
  }),
);

test(
  "sending a draft again gives the same registration and no second mail",
  inside(async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx);
    const draft = await aDraft(tx, viewer, place);
    const first = await register(services, viewer, draft, at);
    expect(await register(services, viewer, draft, at)).toEqual(first);
    expect(await tx.$count(raceRegistrations)).toBe(1);
    expect(await sent()).toHaveLength(1);
    expect(await findDraft(services, viewer, draft)).toEqual({
      answers: {},
      registrationId: first.registrationId,
      companionId: null,
      groupId: null,
    });
  }),
);

test("GAP-15 a second draft of the same runner for the same distance is refused", async () => {
  await rolledBack(db, async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    await register(services, viewer, await aDraft(tx, viewer, place), at);
    const again = await aDraft(tx, viewer, place);
    expect(await register(services, viewer, again, at)).toEqual({
      registrationId: null,
      problem: "registered",
    });
    expect(await tx.$count(raceRegistrations)).toBe(1);
    expect(await taken(tx)).toEqual([1]);
  });
});

test(
  "a full distance is refused, and a cancelled registration frees its place",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const others = [];
    for (let count = 0; count < 3; count++) {
      const other = { userId: await aPerson(tx) };
      const made = await register(services, other, await aDraft(tx, other, place), at);
      others.push({ other, id: String(made.registrationId) });
    }
    const draft = await aDraft(tx, viewer, place);
    expect((await register(services, viewer, draft, at)).problem).toBe("full");
    const [first] = others;
    if (first) await cancelRegistration(services, first.other, first.id, at);
    expect((await register(services, viewer, draft, at)).problem).toBeNull();
    expect(await taken(tx)).toEqual([3]);
  }),
);

test.each([
  ["deadline", { registrationDeadline: "2026-11-19" }],
  ["closed", { registrationStatus: "closed" }],
  ["cancelled", { raceStatus: "cancelled" as const }],
  ["over", { startDate: "2026-11-19", registrationDeadline: null }],
  ["over", { raceStatus: "completed" as const }],
  ["external", { raceTypeCategory: "external" as const }],
] as const)("GAP-15 the database refuses what is %s", async (obstacle, race) => {
  await rolledBack(db, async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx, race);
    const draft = await aDraft(tx, viewer, place);
    expect((await register(services, viewer, draft, at)).problem).toBe(obstacle);
    expect(await tx.$count(raceRegistrations)).toBe(0);
    expect(await sent()).toEqual([]);
  });
});

test(
  "only a race without distances is registered for as a whole",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const whole = { raceId: place.raceId, distanceId: null };
    const draft = await aDraft(tx, viewer, whole);
    expect((await register(services, viewer, draft, at)).problem).toBe("gone");
    await tx.delete(raceDistances);
    expect((await register(services, viewer, draft, at)).problem).toBeNull();
  }),
);

test(
  "an incomplete draft and a draft of another runner or race are refused",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const { waiverAccepted: _, ...half } = typedAnswers;
    const incomplete = await aDraft(tx, viewer, { ...place, answers: half });
    const foreign = await aDraft(tx, { userId: await aPerson(tx) }, place);
    const other = { ...(await aDraft(tx, viewer, place)), raceId: await aRace(tx, {}) };
    for (const draft of [incomplete, foreign, other, { ...place, draftId: randomUUID() }]) {
      expect((await register(services, viewer, draft, at)).problem).toBe("incomplete");
    }
    expect(await tx.$count(raceRegistrations)).toBe(0);
  }),
);

test(
  "a server without mail still registers runners",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const { mail } = outboxOf(tx, { isAvailable: false });
    const draft = await aDraft(tx, viewer, place);
    const made = await register({ ...services, mail }, viewer, draft, at);
    expect(made.problem).toBeNull();
  }),
);

test("ERR-04 when the mail cannot be queued, nothing is registered", async () => {
  await rolledBack(db, async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const mail = { mode: "live" as const, send: () => Promise.reject(new Error("no outbox")) };
    const draft = await aDraft(tx, viewer, place);
    await expect(register({ ...services, mail }, viewer, draft, at)).rejects.toThrow("no outbox");
    expect(await tx.$count(raceRegistrations)).toBe(0);
    expect(await findDraft(services, viewer, draft)).toMatchObject({ answers: typedAnswers });
  });
});
