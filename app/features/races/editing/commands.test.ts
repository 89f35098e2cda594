import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { auditEntries, raceDirectory, races } from "#db/schema.ts";
import { readForm } from "#values/form/form.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPhoto } from "../../../../tests/support/pictures.ts";
import {
  raceFormOf as formOf,
  openedRaceForm as openedForm,
  openRaceEditing,
  typedRace as typed,
} from "../../../../tests/support/races/race-editing.ts";
import { createRace, saveRace } from "./commands.server.ts";
import { findEditedRace } from "./queries.server.ts";
import { readPicture } from "./race-files.server.ts";
import { officeRaceForm } from "./schema.ts";

const { db } = await openTestDatabase();
const { files, made } = await openRaceEditing();
const origin = "https://dorsal.example";

function formDataOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

test("ADM-RACE-10 ADM-RACE-11 CALL-04 a new race is upcoming, open and in the directory", () =>
  rolledBack(db, async (tx) => {
    const { id, admin } = await made(tx, { organizer: "Corredores Ñ" });
    expect(await tx.select().from(races).where(eq(races.id, id))).toMatchObject([
      {
        event: "Lima Corre",
        raceName: "Lima 10K",
        raceStatus: "upcoming",
        registrationStatus: "open",
        startTime: "08:00",
        isPremium: false,
        organizer: "Corredores Ñ",
      },
    ]);
    expect(await tx.select().from(raceDirectory).where(eq(raceDirectory.raceId, id))).toMatchObject(
      [{ nameNorm: "lima 10k", cityNorm: "lima", words: " lima 10k lima corre corredores n lima" }],
    );
    expect(await tx.select().from(auditEntries)).toMatchObject([
      { adminId: admin.userId, action: "created", subjectType: "race", subjectName: "Lima 10K" },
    ]);
  }));

test("a field that the form lacks keeps its value", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx, { description: "Two laps", minimum_age: "18" });
    const form = new FormData();
    form.set("opened", await openedForm(tx, id));
    form.set("city", "Ica");
    const { value } = readForm(officeRaceForm, form);
    const saved = value && (await saveRace(all, admin, { id, origin }, value));
    expect(saved).toMatchObject({ problem: null });
    expect(await tx.select().from(races).where(eq(races.id, id))).toMatchObject([
      { city: "Ica", raceName: "Lima 10K", description: "Two laps", minimumAge: 18 },
    ]);
  }));

test("registration opens in the editor only when the checklist misses nothing, as it stands after the change", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx, { race_type_category: "internal" });
    const past = { registrationStatus: "closed", registrationDeadline: "2026-11-01" };
    await tx.update(races).set(past).where(eq(races.id, id));
    const open = async (changes: Record<string, string> = {}) =>
      saveRace(
        all,
        admin,
        { id, origin },
        readForm(
          officeRaceForm,
          formDataOf({ registration_status: "open", opened: await openedForm(tx, id), ...changes }),
        ).value!,
      );
    expect(await open()).toEqual({
      problem: "not-ready",
      fields: { registration_status: "not-ready" },
    });
    expect(await open({ registration_deadline: "2026-12-01" })).toMatchObject({ problem: null });
  }));

test("a value outside of its list is refused where it is new, and stays where it is stored", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx);
    const wrong = formOf({ ...typed, race_type: "Nonsense", country: "Wakanda" });
    expect(await createRace(all, admin, wrong)).toEqual({
      problem: "not-in-list",
      fields: { race_type: "not-in-list", country: "no-country" },
    });
    const old = { raceType: "Carrera", country: "Perú", registrationStatus: "agotado" };
    await tx.update(races).set(old).where(eq(races.id, id));
    const stored = { race_type: "Carrera", country: "Perú", registration_status: "agotado" };
    const opened = await openedForm(tx, id);
    const same = formOf({ ...typed, ...stored, opened, city: "Ica" });
    expect(await saveRace(all, admin, { id, origin }, same)).toMatchObject({ problem: null });
    const other = { ...typed, ...stored, opened: await openedForm(tx, id), city: "Ica" };
    const sold = formOf({ ...other, registration_status: "Sold out" });
    expect(await saveRace(all, admin, { id, origin }, sold)).toEqual({
      problem: "not-in-list",
      fields: { registration_status: "not-in-list" },
    });
  }));

test("a country is stored by its English name, however it is typed", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx);
    const countryOf = async (raceId: string) =>
      (await tx.select({ country: races.country }).from(races).where(eq(races.id, raceId)))[0];
    const opened = await openedForm(tx, id);
    const changed = formOf({ ...typed, opened, country: "EE. UU." });
    expect(await saveRace(all, admin, { id, origin }, changed)).toMatchObject({ problem: null });
    expect(await countryOf(id)).toEqual({ country: "United States" });
    const added = await createRace(all, admin, formOf({ ...typed, country: "México" }));
    expect(await countryOf("id" in added ? added.id : "")).toEqual({ country: "Mexico" });
  }));

test("saving stores and logs only the changed fields", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx);
    const form = formOf({
      ...typed,
      opened: await openedForm(tx, id),
      city: "Cusco",
      race_type: "MTB",
    });
    expect(await saveRace(all, admin, { id, origin }, form)).toMatchObject({ problem: null });
    const [, entry] = await tx.select().from(auditEntries);
    expect(entry).toMatchObject({
      action: "changed",
      before: { city: "Lima", race_type: "Road" },
      after: { city: "Cusco", race_type: "MTB" },
    });
    const same = formOf({
      ...typed,
      opened: await openedForm(tx, id),
      city: "Cusco",
      race_type: "MTB",
    });
    await saveRace(all, admin, { id, origin }, same);
    expect(await tx.$count(auditEntries)).toBe(2);
  }));

test("two administrators who change different fields both succeed, and the later one is told", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx);
    const opened = await openedForm(tx, id);
    const hers = formOf({ ...typed, opened, organizer: "Ana", description: "Hilly." });
    await saveRace(all, admin, { id, origin }, hers);
    const his = formOf({ ...typed, opened, rules_url: "https://example.com/rules" });
    expect(await saveRace(all, admin, { id, origin }, his)).toMatchObject({
      problem: null,
      theirs: ["organizer", "description"],
    });
    expect((await findEditedRace({ db: tx }, admin, id))?.details).toMatchObject({
      organizer: "Ana",
      description: "Hilly.",
      rules_url: "https://example.com/rules",
    });
  }));

test("a conflicting form shows both values and overwrites nothing", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx);
    const opened = await openedForm(tx, id);
    const hers = formOf({ ...typed, opened, city: "Cusco", description: "Hilly." });
    await saveRace(all, admin, { id, origin }, hers);
    const mine = { ...typed, opened, city: "Puno", organizer: "Ana" };
    const refused = await saveRace(all, admin, { id, origin }, formOf(mine));
    expect(refused).toMatchObject({
      problem: "changed-meanwhile",
      meanwhile: {
        contested: [{ name: "city", theirs: "Cusco", yours: "Puno" }],
        merged: { city: "Puno", organizer: "Ana", description: "Hilly." },
      },
    });
    const { details } = (await findEditedRace({ db: tx }, admin, id)) ?? {};
    expect(details).toMatchObject({ city: "Cusco", organizer: null, description: "Hilly." });

    // The returned form has the stored values and this administrator's changes.
    const { stored, merged } = ("meanwhile" in refused && refused.meanwhile) || {};
    const again = formOf({ ...merged, opened: JSON.stringify(stored) });
    expect(await saveRace(all, admin, { id, origin }, again)).toMatchObject({ problem: null });
    expect((await findEditedRace({ db: tx }, admin, id))?.details).toMatchObject({
      city: "Puno",
      organizer: "Ana",
      description: "Hilly.",
    });
  }));

test("a picture that both changed is a conflict, and the later file is deleted", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx);
    const opened = await openedForm(tx, id);
    const photo = async (color: string) =>
      new File([new Uint8Array(await aPhoto(color))], "a.jpg", { type: "image/jpeg" });
    const hers = formOf({ ...typed, opened, race_photo: await photo("#102030") });
    await saveRace(all, admin, { id, origin }, hers);
    const his = formOf({ ...typed, opened, race_photo: await photo("#405060") });
    const refused = await saveRace(all, admin, { id, origin }, his);
    const { photo: kept } = (await findEditedRace({ db: tx }, admin, id)) ?? {};
    expect(refused).toMatchObject({
      meanwhile: { contested: [{ name: "race_photo", theirs: kept }] },
    });
    const late = ("meanwhile" in refused && refused.meanwhile?.contested[0]?.yours) || "";
    expect(await readPicture({ files }, late.slice("/media/races/".length))).toBeNull();
    expect(await readPicture({ files }, (kept ?? "").slice("/media/races/".length))).not.toBeNull();
  }));

test("ADM-RACE-15 ADM-RACE-16 FAKE-06 a photo is re-encoded, replaced and removed together with its files", () =>
  rolledBack(db, async (tx) => {
    const sent = new File([new Uint8Array(await aPhoto())], "a.jpg", { type: "image/jpeg" });
    const { all, admin, id } = await made(tx, { race_photo: sent });
    const first = (await findEditedRace({ db: tx }, admin, id))?.photo ?? "";
    expect(first).toMatch(/^\/media\/races\/[0-9a-f]{40}-1600\.webp$/);
    const small = first.replace("1600", "640").slice("/media/races/".length);
    const stored = await readPicture({ files }, small);
    const { width, exif, format } = await sharp(stored?.bytes).metadata();
    expect([width, exif, format]).toEqual([600, undefined, "webp"]);

    const other = new File([new Uint8Array(await aPhoto("#2050c0"))], "b.jpg");
    await saveRace(all, admin, { id, origin }, formOf({ ...typed, race_photo: other }));
    expect((await findEditedRace({ db: tx }, admin, id))?.photo).not.toBe(first);
    expect(await readPicture({ files }, small)).toBeNull();

    const bad = new File([randomBytes(500)], "c.png", { type: "image/png" });
    expect(
      await saveRace(all, admin, { id, origin }, formOf({ ...typed, race_photo: bad })),
    ).toMatchObject({ fields: { race_photo: "no picture" } });
    await saveRace(all, admin, { id, origin }, formOf({ ...typed, remove_race_photo: "yes" }));
    expect((await findEditedRace({ db: tx }, admin, id))?.photo).toBeNull();
  }));
