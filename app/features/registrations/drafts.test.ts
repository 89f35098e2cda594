import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { raceDistances, registrationDrafts } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { naughtyTexts } from "../../../tests/support/naughty-texts.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import {
  aDraft,
  aRegistration,
  identity,
  typedAnswers,
} from "../../../tests/support/registrations.ts";
import { closeDraft, findDraft, forgetOldDrafts, keepAnswers } from "./drafts.server.ts";
import { knownAnswers } from "./known-answers.server.ts";
import { usualForm } from "./rules/entry-rules.ts";

const { db } = await openTestDatabase();

async function world(tx: Database) {
  const raceId = await aRace(tx, {});
  const [distance] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const viewer = { userId: await aPerson(tx, { lastName: "Quispe", phone: "+51911111111" }) };
  return {
    services: { db: tx, now, identity },
    viewer,
    place: { raceId, distanceId: distance?.id ?? null },
  };
}

test("a draft keeps the typed answers, and each step adds its own", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await world(tx);
    const at = { ...place, draftId: randomUUID() };
    expect(await findDraft(services, viewer, at)).toBeNull();
    await keepAnswers(services, viewer, at, { firstName: " Ana ", phone: "12" });
    await keepAnswers(services, viewer, at, { policyNumber: "P", phone: "13" });
    expect(await findDraft(services, viewer, at)).toEqual({
      answers: { firstName: " Ana ", phone: "13", policyNumber: "P" },
      registrationId: null,
      companionId: null,
      groupId: null,
    });
  }));

test("two open forms have separate drafts", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await world(tx);
    const one = await aDraft(tx, viewer, { ...place, answers: { firstName: "Ana" } });
    const two = await aDraft(tx, viewer, { ...place, answers: { firstName: "Bea" } });
    expect((await findDraft(services, viewer, one))?.answers).toEqual({ firstName: "Ana" });
    expect((await findDraft(services, viewer, two))?.answers).toEqual({ firstName: "Bea" });
  }));

test("a draft cannot be read or changed by another person, even with its id", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await world(tx);
    const at = await aDraft(tx, viewer, place);
    const stranger = { userId: await aPerson(tx) };
    expect(await findDraft(services, stranger, at)).toBeNull();
    await keepAnswers(services, stranger, at, { firstName: "Eve" });
    expect((await findDraft(services, viewer, at))?.answers).toEqual(typedAnswers);
  }));

test("a draft belongs to its race and distance", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await world(tx);
    const at = await aDraft(tx, viewer, place);
    const elsewhere = { ...at, distanceId: null };
    await keepAnswers(services, viewer, elsewhere, { firstName: "Eve" });
    expect(await findDraft(services, viewer, elsewhere)).toBeNull();
    expect((await findDraft(services, viewer, at))?.answers).toEqual(typedAnswers);
  }));

test("a sent draft holds no personal data and accepts no more answers", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await world(tx);
    const at = await aDraft(tx, viewer, place);
    const registrationId = await aRegistration(tx, { ...place, ...viewer });
    await closeDraft(services, viewer, at, registrationId);
    await keepAnswers(services, viewer, at, { firstName: "Eve" });
    expect(await findDraft(services, viewer, at)).toMatchObject({ answers: {}, registrationId });
  }));

test("unusual texts are kept unchanged up to a longest length", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await world(tx);
    const at = { ...place, draftId: randomUUID() };
    for (const text of naughtyTexts.map((each) => each.replaceAll("\0", "").toWellFormed())) {
      await keepAnswers(services, viewer, at, { firstName: text });
      const kept = await findDraft(services, viewer, at);
      expect(kept?.answers.firstName).toBe(text.slice(0, 2_000));
    }
  }));

test("drafts are kept for a week", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await world(tx);
    const daysAgo = (days: number) => () => new Date(now().getTime() - days * 24 * 3600 * 1000);
    const other = { userId: await aPerson(tx) };
    await aDraft(tx, other, place);
    for (let days = 14; days > 0; days--) {
      const at = { ...place, draftId: randomUUID() };
      await keepAnswers({ db: tx, now: daysAgo(days), identity }, viewer, at, typedAnswers);
    }
    const ofViewer = eq(registrationDrafts.userId, viewer.userId);
    await forgetOldDrafts(services);
    expect(await tx.$count(registrationDrafts, ofViewer)).toBe(7);
    expect(await tx.$count(registrationDrafts)).toBe(8);
  }));

test("the form starts with the profile, the last registration and the latest answers, never the waiver", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await world(tx);
    const profile = { firstName: "Ana", lastName: "Quispe", phone: "+51911111111" };
    expect(await knownAnswers(services, viewer, usualForm.rules)).toEqual(profile);

    const { waiverAccepted: _, ...entered } = typedAnswers;
    const earlier = { status: "cancelled" as const, createdAt: new Date("2025-01-01") };
    await aRegistration(tx, { ...place, ...viewer, ...earlier, country: "Chile" });
    await aRegistration(tx, { ...place, ...viewer, lastName: "Quispe Rojas" });
    await aRegistration(tx, { ...place, userId: await aPerson(tx), firstName: "Somebody" });
    const known = {
      ...entered,
      lastName: "Quispe Rojas",
      phone: "+51987654321",
      emergencyContactPhone: "+51912345678",
    };
    expect(await knownAnswers(services, viewer, usualForm.rules)).toEqual(known);

    await aDraft(tx, viewer, {
      ...place,
      answers: { firstName: "Anita", lastName: "", country: "Canada", waiverAccepted: "yes" },
    });
    expect(await knownAnswers(services, viewer, usualForm.rules)).toEqual({
      ...known,
      firstName: "Anita",
      country: "Canada",
    });
  }));
