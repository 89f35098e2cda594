import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { userProfiles, users } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { cutPhotos, scaledPhotos, sizeOf, squarePhotos } from "#services/images/photos.ts";
import { readForm } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { naughtyTexts } from "../../../../tests/support/naughty-texts.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { profileMessages, profileProblems } from "./messages.ts";
import { photoAddress, photoName, photoSides } from "./photo.ts";
import { findProfile, photoKey, removePhoto, saveProfile } from "./profile.server.ts";
import { profileForm } from "./schema.ts";

const { db } = await openTestDatabase();
const files = openLocalDisk(await temporaryDirectory());
const drawJpeg = () => Promise.reject(new Error("Not asked for."));
const images = { squarePhotos, scaledPhotos, cutPhotos, sizeOf, drawJpeg };
const complaints: unknown[] = [];
const log = { error: (fields: object) => void complaints.push(fields) } as never;

const red = { create: { width: 500, height: 400, channels: 3 as const, background: "#ff0000" } };
const png = await sharp(red).png().toBuffer();
const jpeg = await sharp(red).jpeg().toBuffer();

function servicesOf(tx: Database, allow = true) {
  return { db: tx, files, images, log, limits: limitsThat(allow) };
}

function typed(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function fileOf(bytes: Buffer, type = "image/png") {
  return new File([new Uint8Array(bytes)], "me.png", { type });
}

async function save(tx: Database, userId: string, fields: Record<string, string | File>) {
  const { value, errors } = readForm(profileForm, typed(fields));
  return errors ? { errors } : saveProfile(servicesOf(tx), { userId }, value);
}

async function storedOf(tx: Database, userId: string) {
  const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId));
  return profile;
}

test("PROF-04 every unusual text in any field is kept as one line, or refused in that field", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const columns = { first_name: "firstName", last_name: "lastName", address: "address" } as const;
    for (const text of naughtyTexts) {
      const kept = text.replaceAll("\0", "").toWellFormed().replace(/\s+/g, " ").trim();
      for (const [field, column] of Object.entries(columns)) {
        const answer = await save(tx, userId, { [field]: text });
        if (text.length > 300) {
          expect(answer, field).toMatchObject({ errors: { fields: { [field]: /at most/ } } });
          continue;
        }
        expect(answer, text).toEqual({ problem: null });
        expect((await findProfile({ db: tx }, { userId }))?.[column], text).toBe(kept || null);
      }
      expect(await save(tx, userId, { phone: text }), text.slice(0, 40)).toHaveProperty("errors");
    }
  }));

test("PROF-04 CALL-16 name, phone and address are stored with the date of the change", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { updatedAt: new Date("2020-01-01T00:00:00Z") });
    const fields = { first_name: " Lucía  María ", last_name: "O'Neill", phone: "987 654 321" };
    expect(await save(tx, userId, { ...fields, address: "Av. Larco 1\r\nMiraflores" })).toEqual({
      problem: null,
    });
    const found = await findProfile({ db: tx }, { userId });
    expect(found).toMatchObject({
      firstName: "Lucía María",
      lastName: "O'Neill",
      phone: "987 654 321",
      address: "Av. Larco 1 Miraflores",
      photo: null,
    });
    const stored = await storedOf(tx, userId);
    expect(stored?.updatedAt.getTime()).toBeGreaterThan(Date.UTC(2026, 0, 1));
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    expect(user?.name).toBe("Lucía María O'Neill");
    expect(
      await save(tx, userId, { first_name: "", last_name: " ", phone: "", address: "" }),
    ).toEqual({ problem: null });
    expect(await findProfile({ db: tx }, { userId })).toMatchObject({
      firstName: null,
      lastName: null,
      phone: null,
      address: null,
    });
  }));

test("PROF-05 GAP-56 address, activity and rank are not read from the form", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { email: "ana@example.com" });
    const forged = { email: "eve@example.com", is_admin: "true", is_active: "false", isAdmin: "1" };
    await save(tx, userId, { first_name: "Ana", ...forged });
    expect(await storedOf(tx, userId)).toMatchObject({
      email: "ana@example.com",
      isAdmin: false,
      isActive: true,
    });
  }));

test("CALL-16 a person cannot change another person's profile", () =>
  rolledBack(db, async (tx) => {
    const [ana, ben] = [await aPerson(tx), await aPerson(tx, { firstName: "Ben" })];
    await save(tx, ana, { first_name: "Eve", user_id: ben, userId: ben });
    expect(await storedOf(tx, ben)).toMatchObject({ firstName: "Ben" });
  }));

test("PROF-04 a photo is stored in two sizes and the old one is deleted", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const photoOf = async () => (await findProfile({ db: tx }, { userId }))?.photo ?? null;
    expect(await save(tx, userId, { profile_image: fileOf(png) })).toEqual({ problem: null });
    const first = await photoOf();
    const keys = (stored: string | null) =>
      Object.values(photoSides).map((side) => photoKey(photoName(stored) ?? "", side));
    for (const [place, key] of keys(first).entries()) {
      const stored = await files.read(key);
      const { width, format } = await sharp(stored?.bytes).metadata();
      expect([stored?.contentType, format, width]).toEqual([
        "image/webp",
        "webp",
        Object.values(photoSides)[place],
      ]);
      expect(photoAddress(first ?? "", place === 0 ? "small" : "large")).toBe(`/media/${key}`);
    }
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    expect(user?.image).toBe(first);

    await save(tx, userId, { first_name: "Ana" });
    expect(await photoOf(), "a form without a photo leaves it").toBe(first);
    await save(tx, userId, { profile_image: fileOf(png) });
    expect(await photoOf(), "the same photo again").toBe(first);
    expect(await files.read(keys(first)[0]!)).not.toBeNull();

    await save(tx, userId, { profile_image: fileOf(jpeg, "image/jpeg") });
    const second = await photoOf();
    expect(second).not.toBe(first);
    for (const key of keys(first)) expect(await files.read(key)).toBeNull();
    await removePhoto(servicesOf(tx), { userId });
    expect(await photoOf()).toBeNull();
    for (const key of keys(second)) expect(await files.read(key)).toBeNull();
  }));

test("two people with the same picture have two photos: removing one keeps the other", () =>
  rolledBack(db, async (tx) => {
    const [ana, ben] = [await aPerson(tx), await aPerson(tx)];
    for (const userId of [ana, ben]) await save(tx, userId, { profile_image: fileOf(png) });
    await removePhoto(servicesOf(tx), { userId: ana });
    const stored = await storedOf(tx, ben);
    const key = photoKey(photoName(stored?.profileImage ?? null) ?? "", photoSides.small);
    expect(await files.read(key)).not.toBeNull();
  }));

test("PROF-06 PROF-07 a file that is not a photo is refused with a message, and nothing is stored", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { firstName: "Ana" });
    const notAnImage = profileProblems["not-an-image"];
    const tooHeavy = profileProblems["too-heavy"];
    const big = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]);
    const refused: [File, Sentence][] = [
      [fileOf(Buffer.from("%PDF-1.7"), "application/pdf"), notAnImage],
      [fileOf(Buffer.from("%PDF-1.7")), notAnImage],
      [
        fileOf(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/svg+xml"),
        notAnImage,
      ],
      [fileOf(jpeg.subarray(0, 300), "image/jpeg"), notAnImage],
      [fileOf(big), tooHeavy],
    ];
    for (const [file, sentence] of refused) {
      const answer = await save(tx, userId, { first_name: "Eve", profile_image: file });
      const said =
        "errors" in answer
          ? answer.errors?.fields.profile_image
          : answer.problem && profileProblems[answer.problem];
      expect(said).toBe(sentence);
    }
    const value = { first_name: "Eve", last_name: null, phone: null, address: null };
    const often = await saveProfile(
      servicesOf(tx, false),
      { userId },
      { ...value, profile_image: fileOf(png) },
    );
    expect(often).toEqual({ problem: "too-many-photos" });
    expect(await storedOf(tx, userId)).toMatchObject({ firstName: "Ana", profileImage: null });
  }));

test("long and unusual texts are stored unchanged or refused with a message", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const strange = [
      "🏃🏽‍♀️",
      "‮אבג",
      "Robert'); DROP TABLE users;--",
      "<b>x</b>",
      "%s%n{{7*7}}",
      "𝒜",
    ];
    for (const text of strange) {
      const fields = { first_name: text, last_name: text, address: text };
      expect(await save(tx, userId, fields)).toEqual({ problem: null });
      const found = await findProfile({ db: tx }, { userId });
      expect([found?.firstName, found?.lastName, found?.address]).toEqual([text, text, text]);
    }
    expect(await save(tx, userId, { first_name: "a\0b" })).toEqual({ problem: null });
    expect((await findProfile({ db: tx }, { userId }))?.firstName).toBe("ab");
    const long = "x".repeat(100_000);
    const answer = await save(tx, userId, { first_name: long, phone: "12", address: long });
    expect("errors" in answer && answer.errors?.fields).toEqual({
      first_name: expect.objectContaining({ en: "At most 100 characters, please" }),
      phone: profileMessages.badPhone,
      address: expect.objectContaining({ en: "At most 300 characters, please" }),
    });
  }));

test("ERR-36 a failed save shows a message and logs its cause", async () => {
  const broken = { transaction: () => Promise.reject(new Error("gone")) } as never;
  const value = {
    first_name: "A",
    last_name: null,
    phone: null,
    address: null,
    profile_image: null,
  };
  const answer = await saveProfile(servicesOf(broken), { userId: "-" }, value);
  expect(answer).toEqual({ problem: "not-saved" });
  expect(complaints).toHaveLength(1);
});
