import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, raceRegistrations, raceWaivers, registrationDrafts } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { anOrganizer } from "../../../../tests/support/races/organizers.ts";
import { aDraft, anEntryWorld, typedAnswers } from "../../../../tests/support/registrations.ts";
import { findDraft } from "../drafts.server.ts";
import { register } from "../entering/commands.server.ts";
import { knownAnswers } from "../known-answers.server.ts";
import { leaveRaces } from "../personal-data.server.ts";
import { rosterCsv } from "../roster/roster-file.server.ts";
import { readRosterFilters } from "../roster/schema.ts";
import { changeEntryForm } from "./commands.server.ts";
import { usualForm } from "./entry-rules.ts";
import { findEntryForm } from "./queries.server.ts";
import { entryFormForm } from "./schema.ts";

const { db } = await openTestDatabase();
const at = { origin: "https://dorsal.example" };

const choice = (changed: object = {}) =>
  entryFormForm.parse({ ...usualForm.rules, waiver_en: "", waiver_es: "", ...changed });

async function world(tx: Database) {
  const { place, ...rest } = await anEntryWorld(tx);
  const editor = await anOrganizer(tx, place.raceId);
  return { ...rest, place, editor, raceId: place.raceId };
}

test("an organizer changes what the own race asks for, and the change is recorded once", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId } = await world(tx);
    expect(await findEntryForm(services, raceId)).toEqual(usualForm);
    const asked = choice({ insurance: "optional", gender: "required" });
    for (let time = 0; time < 2; time++) {
      expect(await changeEntryForm(services, editor, raceId, asked)).toEqual({ problem: null });
    }
    expect((await findEntryForm(services, raceId)).rules).toEqual({
      ...usualForm.rules,
      insurance: "optional",
      gender: "required",
    });
    const written = await tx.select().from(auditEntries).where(eq(auditEntries.subjectId, raceId));
    expect(written).toMatchObject([
      {
        action: "changed",
        subjectType: "entry form",
        before: { insurance: "required", gender: "hidden" },
        after: { insurance: "optional", gender: "required" },
      },
    ]);
  }));

test("the form of another organizer's race stays as it is", () =>
  rolledBack(db, async (tx) => {
    const { services, raceId } = await world(tx);
    const stranger = { userId: await aPerson(tx), isAdmin: false };
    for (const id of [raceId, "x"]) {
      expect(await changeEntryForm(services, stranger, id, choice({ club: "required" }))).toEqual({
        problem: "no-race",
      });
    }
    expect(await findEntryForm(services, raceId)).toEqual(usualForm);
  }));

test("each change of the waiver is a version, and without texts the usual one is back", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId } = await world(tx);
    const waiver = async (texts: object) => {
      const edited_version = String((await findEntryForm(services, raceId)).waiver?.version ?? "");
      await changeEntryForm(services, editor, raceId, choice({ ...texts, edited_version }));
      return (await findEntryForm(services, raceId)).waiver;
    };
    expect(await waiver({ waiver_es: " Corro bajo mi riesgo. " })).toEqual({
      version: 1,
      texts: { es: "Corro bajo mi riesgo." },
    });
    const both = { waiver_es: "Corro bajo mi riesgo.", waiver_en: "I run at my own risk." };
    expect(await waiver(both)).toMatchObject({ version: 2, texts: { en: both.waiver_en } });
    expect(await waiver({})).toBeNull();
    expect(await waiver(both)).toMatchObject({ version: 4 });
    expect(await tx.$count(raceWaivers)).toBe(4);
    const outdated = choice({ waiver_en: "Other words.", edited_version: "3" });
    expect(await changeEntryForm(services, editor, raceId, outdated)).toEqual({
      problem: "changed-meanwhile",
    });
    expect((await findEntryForm(services, raceId)).waiver).toMatchObject({ version: 4 });
  }));

test("the number of a document is encrypted in drafts and entries, offered again, and in the organizer's file", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, viewer, place } = await world(tx);
    const asked = choice({
      document: "required",
      gender: "optional",
      waiver_en: "At my own risk.",
    });
    await changeEntryForm(services, editor, raceId, asked);
    const document = { documentType: "dni", documentNumber: "45 678 901" };
    const answers = { ...typedAnswers, ...document, gender: "female", waiverVersion: "1" };
    const draft = await aDraft(tx, viewer, { ...place, answers });
    const [kept] = await tx.select().from(registrationDrafts);
    expect(JSON.stringify(kept)).not.toContain("678 901");
    expect((await findDraft(services, viewer, draft))?.answers).toMatchObject(document);

    expect(await register(services, viewer, draft, at)).toMatchObject({ problem: null });
    const [entry] = await tx.select().from(raceRegistrations);
    expect(entry).toMatchObject({
      gender: "female",
      documentType: "dni",
      documentEnd: "901",
      waiverVersion: 1,
    });
    expect(entry?.documentSealed).not.toContain("45678901");
    expect(await knownAnswers(services, viewer, asked)).toMatchObject({
      documentType: "dni",
      documentNumber: "45678901",
    });
    const filters = readRosterFilters(new URLSearchParams());
    const file = await new Response(
      rosterCsv(services, { editor, filters }, { lang: "en" }),
    ).text();
    expect(file).toContain("Female,DNI (Peru),45678901,");

    await leaveRaces(tx, viewer.userId, services.now());
    expect(await tx.select().from(raceRegistrations)).toMatchObject([
      { gender: null, documentType: null, documentSealed: null, documentEnd: null, club: null },
    ]);
  }));

test("who has accepted an older waiver is not registered before the new one is accepted", () =>
  rolledBack(db, async (tx) => {
    const { services, editor, raceId, viewer, place } = await world(tx);
    const draft = await aDraft(tx, viewer, place);
    await changeEntryForm(services, editor, raceId, choice({ waiver_en: "At my own risk." }));
    expect(await register(services, viewer, draft, at)).toMatchObject({ problem: "incomplete" });
  }));
