import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, expertInquiries, experts, reviews } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { sharpImages } from "#services/images/sharp.ts";
import { readForm } from "#values/form/form.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aPhoto } from "../../../../tests/support/pictures.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { largePhoto } from "../portrait.ts";
import { createExpert, deleteExpert, saveExpert, showExpert } from "./commands.server.ts";
import { expertTexts } from "./details.ts";
import { findEditedExpert, listExperts, lossesOf } from "./queries.server.ts";
import { expertForm } from "./schema.ts";

const { db } = await openTestDatabase();
const directory = await temporaryDirectory();
const files = openLocalDisk(directory);
const images = sharpImages(directory);
const log = { error: (fields: object) => console.error(fields), warn() {} } as never;

const typed = {
  first_name: "Ana",
  last_name: "Torres",
  title: "Running Coach",
  years_experience: "12",
  city: "Cusco",
  country: "Peru",
  services: '["Trail Running","Yoga"]',
  hourly_rate: "60",
  hourly_rate_currency: "PEN",
  is_active: "yes",
};

function formOf(changed: Record<string, string | File> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changed })) form.append(name, value);
  const { value, errors } = readForm(expertForm, form);
  if (!value) throw new Error(JSON.stringify(errors));
  return value;
}

/** An administrator, and an expert that the form above made. */
async function office(tx: Database, changed: Record<string, string | File> = {}) {
  const services = { db: tx, now, files, images, log };
  const admin = await anAdmin(tx);
  const made = await createExpert(services, admin, formOf(changed));
  if (made.problem !== null) throw new Error(made.problem);
  const stored = async () => {
    const expert = await findEditedExpert({ db: tx }, made.id);
    if (!expert) throw new Error("The expert is gone.");
    return expert;
  };
  const entries = () => tx.select().from(auditEntries).where(eq(auditEntries.subjectId, made.id));
  return { services, admin, id: made.id, stored, entries };
}

test("CALL-18 an expert is created, changed and deleted, each with an audit entry", () =>
  rolledBack(db, async (tx) => {
    const { services, admin, id, stored, entries } = await office(tx);
    expect((await stored()).details).toMatchObject({
      first_name: "Ana",
      years_experience: 12,
      services: ["Trail Running", "Yoga"],
      hourly_rate: "60.00",
      hourly_rate_currency: "PEN",
      is_active: true,
    });
    const saved = await saveExpert(services, admin, id, formOf({ city: "Lima", email: "a@b.pe" }));
    expect(saved).toEqual({ problem: null, theirs: [] });
    expect((await stored()).details).toMatchObject({ city: "Lima", email: "a@b.pe" });
    expect(await deleteExpert(services, admin, id)).toEqual({ problem: null, name: "Ana Torres" });
    expect(await findEditedExpert({ db: tx }, id)).toBeNull();
    const recorded = await entries();
    expect(recorded.map(({ action }) => action).sort()).toEqual(["changed", "created", "deleted"]);
    expect(recorded.find(({ action }) => action === "changed")).toMatchObject({
      subjectName: "Ana Torres",
      before: { city: "Cusco", email: null },
      after: { city: "Lima", email: "a@b.pe" },
    });
  }));

test("a form in which nothing was changed stores nothing", () =>
  rolledBack(db, async (tx) => {
    const { services, admin, id, entries } = await office(tx);
    expect((await saveExpert(services, admin, id, formOf())).problem).toBeNull();
    expect(await entries()).toHaveLength(1);
  }));

test("an expert that is gone is not saved, shown or deleted", () =>
  rolledBack(db, async (tx) => {
    const { services, admin, id } = await office(tx);
    await deleteExpert(services, admin, id);
    const gone = { problem: "no-expert" };
    expect(await saveExpert(services, admin, id, formOf())).toEqual(gone);
    expect(await showExpert(services, admin, { id, isShown: false })).toEqual(gone);
    expect(await deleteExpert(services, admin, id)).toEqual(gone);
    expect(await deleteExpert(services, admin, "nonsense")).toEqual(gone);
  }));

test("two administrators at once keep each other's changes, and a conflict is reported", () =>
  rolledBack(db, async (tx) => {
    const { services, admin, id, stored } = await office(tx);
    const opened = JSON.stringify(expertTexts(await stored()));
    await saveExpert(services, admin, id, formOf({ opened, city: "Lima", services: '["Yoga"]' }));
    const beside = await saveExpert(services, admin, id, formOf({ opened, title: "Trail Coach" }));
    expect(beside).toEqual({ problem: null, theirs: ["city", "services"] });
    expect((await stored()).details).toMatchObject({ city: "Lima", title: "Trail Coach" });
    const contest = await saveExpert(
      services,
      admin,
      id,
      formOf({ opened, services: '["Trail Running","Pilates"]' }),
    );
    expect(contest).toMatchObject({
      problem: "changed-meanwhile",
      meanwhile: {
        contested: [{ name: "services", theirs: "Yoga", yours: "Trail Running, Pilates" }],
        merged: { city: "Lima", services: '["Trail Running","Pilates"]' },
      },
    });
    expect((await stored()).details.services).toEqual(["Yoga"]);
  }));

test("ADM-EXP-15 an expert is hidden from visitors and shown again", () =>
  rolledBack(db, async (tx) => {
    const { services, admin, id, stored, entries } = await office(tx);
    const hidden = await showExpert(services, admin, { id, isShown: false });
    expect(hidden).toEqual({ problem: null, name: "Ana Torres" });
    expect((await stored()).details.is_active).toBe(false);
    await showExpert(services, admin, { id, isShown: false });
    await showExpert(services, admin, { id, isShown: true });
    expect((await stored()).details.is_active).toBe(true);
    expect((await entries()).map(({ action }) => action).sort()).toEqual([
      "created",
      "hid",
      "showed",
    ]);
  }));

test("an expert's page is linked to an account by its email, to one page each", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { email: "ana@example.com" });
    const { services, admin, id, stored } = await office(tx, { account: "Ana@Example.com" });
    expect((await stored()).account).toEqual({ userId, email: "ana@example.com" });
    expect(await createExpert(services, admin, formOf({ account: "ana@example.com" }))).toEqual({
      problem: "account-taken",
      field: "account",
    });
    const unknown = formOf({ account: "nobody@example.com" });
    expect(await saveExpert(services, admin, id, unknown)).toMatchObject({
      problem: "no-account",
      field: "account",
    });
    await saveExpert(services, admin, id, formOf({ account: "" }));
    expect((await stored()).account).toBeNull();
  }));

test("EXP-23 what a person has said of a page goes when the person keeps it", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { email: "ana@example.com" });
    const { services, admin, id } = await office(tx);
    const said = { entityType: "expert" as const, rating: 5, comment: "The best of all." };
    const other = await anExpert(tx);
    const ben = await aPerson(tx);
    await tx.insert(reviews).values([
      { ...said, userId, entityId: id },
      { ...said, userId, entityId: other },
      { ...said, userId: ben, entityId: id },
    ]);
    await saveExpert(services, admin, id, formOf({ account: "ana@example.com" }));
    const left = await tx.select({ by: reviews.userId, of: reviews.entityId }).from(reviews);
    expect(left).toHaveLength(2);
    expect(left).toEqual(
      expect.arrayContaining([
        { by: userId, of: other },
        { by: ben, of: id },
      ]),
    );
  }));

test("DATA-09 a photo is drawn again in two sizes, replaced and removed with its files", () =>
  rolledBack(db, async (tx) => {
    const red = await aPhoto("red");
    const { services, admin, id, stored } = await office(tx, { profile_picture: fileOf(red) });
    const first = (await stored()).photo ?? "";
    expect(first).toMatch(/^\/media\/experts\/[0-9a-f]{40}-320\.webp$/);
    const isKept = async (address: string) =>
      (await files.read(address.replace("/media/", ""))) !== null;
    expect(await isKept(first)).toBe(true);
    expect(await isKept(largePhoto(first))).toBe(true);

    const inline = `data:image/png;base64,${(await aPhoto("blue")).toString("base64")}`;
    await saveExpert(services, admin, id, formOf({ picture_address: inline }));
    const second = (await stored()).photo ?? "";
    expect(second).not.toBe(first);
    expect(await isKept(first)).toBe(false);
    expect(await isKept(second)).toBe(true);

    await saveExpert(services, admin, id, formOf());
    expect((await stored()).photo).toBe(second);
    const elsewhere = "https://example.com/ana.jpg";
    await saveExpert(services, admin, id, formOf({ picture_address: elsewhere }));
    expect((await stored()).photo).toBe(elsewhere);
    await saveExpert(services, admin, id, formOf({ remove_profile_picture: "yes" }));
    expect((await stored()).photo).toBeNull();
  }));

test("DATA-09 a file that is no picture is refused by its content, and nothing is stored", () =>
  rolledBack(db, async (tx) => {
    const { services, admin, id, stored } = await office(tx);
    const script = fileOf(Buffer.from("<svg onload=alert(1)>"));
    const sent = formOf({ profile_picture: script, city: "Lima" });
    expect(await saveExpert(services, admin, id, sent)).toEqual({
      problem: "no picture",
      field: "profile_picture",
    });
    expect((await stored()).details.city).toBe("Cusco");
  }));

test("ADM-EXP-16 what goes with an expert is counted, and goes with it", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { email: "ana@example.com" });
    const { services, admin, id } = await office(tx, { account: "ana@example.com" });
    await tx
      .insert(reviews)
      .values({ userId: await aPerson(tx), entityId: id, entityType: "expert", rating: 5 });
    await tx
      .insert(expertInquiries)
      .values({ expertId: id, name: "Luz", email: "luz@example.com" });
    expect(await lossesOf({ db: tx }, id)).toEqual({
      name: "Ana Torres",
      title: "Running Coach",
      reviews: 1,
      inquiries: 1,
      account: "ana@example.com",
    });
    expect((await deleteExpert(services, admin, id)).problem).toBeNull();
    const isOfExpert = and(eq(reviews.entityType, "expert"), eq(reviews.entityId, id));
    expect(await tx.$count(reviews, isOfExpert)).toBe(0);
    expect(await tx.$count(expertInquiries, eq(expertInquiries.expertId, id))).toBe(0);
    expect(await aPerson(tx, { email: "still@example.com" })).not.toBe(userId);
    expect(await lossesOf({ db: tx }, id)).toBeNull();
  }));

test("ADM-EXP-01 ADM-EXP-03 the list is searched by words, country and service, hidden ones too", () =>
  rolledBack(db, async (tx) => {
    await tx.delete(experts);
    await anExpert(tx, { services: ["Nutrición Deportiva"], isActive: false });
    await anExpert(tx, { firstName: "Léa", lastName: "Roy", city: "Montréal", country: "Canada" });
    await anExpert(tx, { firstName: "Max", lastName: "Alba", services: ["Yoga"], country: "PERU" });
    const found = async (filters: object) => {
      const asked = { q: "", country: "", service: "", view: "grid" as const, ...filters };
      const list = await listExperts({ db: tx }, asked, 1);
      return { names: list.rows.map(({ name }) => name), total: list.total, all: list.all };
    };
    expect(await found({})).toEqual({
      names: ["Max Alba", "Léa Roy", "Ana Torres"],
      total: 3,
      all: 3,
    });
    expect((await found({ q: "lea montreal" })).names).toEqual(["Léa Roy"]);
    expect((await found({ country: "Perú" })).names).toEqual(["Max Alba", "Ana Torres"]);
    expect(await found({ service: "nutricion deportiva" })).toEqual({
      names: ["Ana Torres"],
      total: 1,
      all: 3,
    });
    expect((await found({ q: "100%" })).names).toEqual([]);
    const { countries, services, rows } = await listExperts(
      { db: tx },
      { q: "", country: "", service: "", view: "grid" },
      9,
    );
    expect(countries).toHaveLength(2);
    expect(services).toEqual(["Nutrición Deportiva", "Yoga"]);
    expect(rows.map(({ isActive }) => isActive)).toEqual([true, true, false]);
  }));

function fileOf(bytes: Buffer): File {
  return new File([new Uint8Array(bytes)], "photo.png", { type: "image/png" });
}
