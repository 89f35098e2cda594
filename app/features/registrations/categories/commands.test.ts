import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  auditEntries,
  entryCategories,
  raceDistances,
  raceEvents,
  raceOrganizers,
  raceRegistrations,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { mostCategories } from "./category.ts";
import {
  addCategory,
  applyTemplate,
  correctCategory,
  deleteCategory,
  orderCategories,
  saveCategory,
} from "./commands.server.ts";
import { categoriesOf, findCategories } from "./queries.server.ts";

const { db } = await openTestDatabase();

const open = { name: "Open", distanceId: null, gender: null, minAge: null, maxAge: null };

/** A race of an organizer with a 10K, and somebody who organizes another one. */
async function world(tx: Database) {
  const raceId = await aRace(tx, { raceName: "Carrera", distances: ["10K"] });
  const foreignRace = await aRace(tx, { raceName: "Foreign", distances: ["5K"] });
  const distanceOf = async (race: string) => {
    const [row] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, race));
    return row?.id ?? "";
  };
  const organizer = { userId: await aPerson(tx), isAdmin: false };
  const stranger = { userId: await aPerson(tx), isAdmin: false };
  await tx.insert(raceOrganizers).values([
    { raceId, userId: organizer.userId },
    { raceId: foreignRace, userId: stranger.userId },
  ]);
  return {
    services: { db: tx, now },
    raceId,
    organizer,
    stranger,
    distanceId: await distanceOf(raceId),
    foreignDistance: await distanceOf(foreignRace),
    names: async () => (await categoriesOf(tx, raceId)).map(({ name }) => name),
    idOf: async (name: string) =>
      (await categoriesOf(tx, raceId)).find((category) => category.name === name)?.id ?? "",
    changesOf: (id: string) => tx.select().from(auditEntries).where(eq(auditEntries.subjectId, id)),
    enter: async (
      columns: Partial<Omit<typeof raceRegistrations.$inferInsert, "userId" | "raceId">> = {},
    ) => aRegistration(tx, { raceId, userId: await aPerson(tx), ...columns }),
  };
}

test("an organizer adds, changes, moves and deletes the categories of the race", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, raceId, distanceId, names, idOf } = await world(tx);
    for (const name of ["Open", "Masters", "Seniors"]) {
      expect(await addCategory(services, organizer, raceId, { ...open, name })).toEqual({
        problem: null,
        name,
      });
    }
    const key = { raceId, categoryId: await idOf("Masters") };
    const form = { ...open, name: "Masters 40", distanceId, minAge: 40 };
    expect((await saveCategory(services, organizer, key, form)).problem).toBeNull();
    expect(await names()).toEqual(["Open", "Masters 40", "Seniors"]);
    expect((await categoriesOf(tx, raceId))[1]).toMatchObject(form);

    const move = (way: "up" | "down", id: string) =>
      orderCategories(services, organizer, raceId, { move: [way, id] });
    await move("up", await idOf("Seniors"));
    expect(await names()).toEqual(["Open", "Seniors", "Masters 40"]);
    expect((await move("up", await idOf("Open"))).problem).toBeNull();
    expect(await names()).toEqual(["Open", "Seniors", "Masters 40"]);
    const order = [await idOf("Masters 40"), await idOf("Open"), await idOf("Seniors")];
    await orderCategories(services, organizer, raceId, { order });
    expect(await names()).toEqual(["Masters 40", "Open", "Seniors"]);
    const partial = { order: order.slice(1) };
    expect((await orderCategories(services, organizer, raceId, partial)).problem).toBe(
      "order-changed",
    );
    expect((await move("up", randomUUID())).problem).toBe("order-changed");

    expect((await deleteCategory(services, organizer, key)).problem).toBeNull();
    expect((await deleteCategory(services, organizer, key)).problem).toBe("gone");
    expect((await saveCategory(services, organizer, key, form)).problem).toBe("gone");
    expect(await names()).toEqual(["Open", "Seniors"]);
    const actions = await tx
      .select({ action: auditEntries.action, subjectType: auditEntries.subjectType })
      .from(auditEntries);
    expect(new Set(actions.map(({ action, subjectType }) => `${action} ${subjectType}`))).toEqual(
      new Set([
        "created entry category",
        "changed entry category",
        "ordered the categories of race",
        "deleted entry category",
      ]),
    );
  }));

test("nobody changes the categories of a race that is not theirs, or by the id of another race", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, stranger, raceId, foreignDistance, names, idOf, enter } =
      await world(tx);
    await addCategory(services, organizer, raceId, open);
    const key = { raceId, categoryId: await idOf("Open") };
    const entry = await enter();
    const refused = { problem: "no-race" };
    expect(await addCategory(services, stranger, raceId, open)).toEqual(refused);
    expect(await saveCategory(services, stranger, key, open)).toEqual(refused);
    expect(await deleteCategory(services, stranger, key)).toEqual(refused);
    expect(await orderCategories(services, stranger, raceId, { order: [key.categoryId] })).toEqual(
      refused,
    );
    const template = { raceId, template: "open", mayReplace: true } as const;
    expect(await applyTemplate(services, stranger, template, "en")).toEqual(refused);
    expect(await findCategories(services, stranger, raceId)).toBeNull();
    const correction = { registrationId: entry, categoryId: key.categoryId };
    expect(await correctCategory(services, stranger, correction)).toEqual({ problem: "gone" });
    expect(await names()).toEqual(["Open"]);

    const foreign = { ...open, distanceId: foreignDistance };
    expect((await addCategory(services, organizer, raceId, foreign)).problem).toBe("no-distance");
    expect((await saveCategory(services, organizer, key, foreign)).problem).toBe("no-distance");
  }));

test("a race has at most 80 categories", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, raceId } = await world(tx);
    const most = Array.from({ length: mostCategories - 1 }, (_, at) => ({
      raceId,
      name: `${at}`,
      sortOrder: at,
    }));
    await tx.insert(entryCategories).values(most);
    expect((await addCategory(services, organizer, raceId, open)).problem).toBeNull();
    expect((await addCategory(services, organizer, raceId, open)).problem).toBe("too-many");
  }));

test("a template fills an empty list, and asks before it replaces another", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, raceId, names, idOf, enter } = await world(tx);
    const fill = (template: "open" | "mexico", mayReplace: boolean) =>
      applyTemplate(services, organizer, { raceId, template, mayReplace }, "es");
    expect(await fill("open", false)).toEqual({ problem: null, count: 2 });
    expect(await names()).toEqual(["Libre femenino", "Libre masculino"]);
    const registrationId = await enter();
    const categoryId = await idOf("Libre masculino");
    await correctCategory(services, organizer, { registrationId, categoryId });
    expect(await fill("mexico", false)).toEqual({
      problem: "replaces",
      replaced: { count: 2, corrected: 1 },
    });
    expect(await names()).toHaveLength(2);
    expect(await fill("mexico", true)).toEqual({ problem: null, count: 8 });
    expect((await names())[0]).toBe("Libre femenil");
    const [entry] = await tx.select().from(raceRegistrations);
    expect(entry?.categoryId).toBeNull();
  }));

test("the list counts the entries that are not cancelled, also those without a category and by hand", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, raceId, distanceId, idOf, enter } = await world(tx);
    await addCategory(services, organizer, raceId, { ...open, name: "Women", gender: "female" });
    await addCategory(services, organizer, raceId, { ...open, name: "Short", distanceId });
    await enter({ gender: "female" });
    await enter({ gender: "female", status: "cancelled" });
    await enter({ gender: "male", distanceId });
    await enter({ gender: null });
    const moved = await enter({ gender: "male" });
    const categoryId = await idOf("Women");
    await correctCategory(services, organizer, { registrationId: moved, categoryId });
    const list = await findCategories(services, organizer, raceId);
    expect(list).toMatchObject({ gender: "hidden", minimumAge: 16, without: 1 });
    expect(list?.categories).toMatchObject([
      { name: "Women", entries: 2, corrected: 1 },
      { name: "Short", entries: 1, corrected: 0 },
    ]);
  }));

test("a correction is recorded and told to webhooks, and the automatic category can be given back", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, raceId, distanceId, idOf, enter, changesOf } = await world(tx);
    await addCategory(services, organizer, raceId, { ...open, name: "Women", gender: "female" });
    await addCategory(services, organizer, raceId, { ...open, name: "Short", distanceId });
    const registrationId = await enter({ gender: "male" });
    const correct = (categoryId: string | null) =>
      correctCategory(services, organizer, { registrationId, categoryId });
    expect(await correct(randomUUID())).toEqual({ problem: "no-category" });
    expect(await correct(await idOf("Short"))).toEqual({ problem: "no-category" });
    const updates = async () => tx.$count(raceEvents, eq(raceEvents.kind, "registration.updated"));
    const before = await updates();
    expect(await correct(await idOf("Women"))).toEqual({ problem: null });
    expect(await changesOf(registrationId)).toMatchObject([
      {
        action: "changed the category of",
        subjectType: "registration",
        subjectName: "Carrera",
        before: { category: null },
        after: { category: "Women" },
      },
    ]);
    expect(await updates()).toBe(before + 1);
    expect(await correct(await idOf("Women"))).toEqual({ problem: null });
    expect(await changesOf(registrationId)).toHaveLength(1);
    expect(await correct(null)).toEqual({ problem: null });
    const [entry] = await tx.select().from(raceRegistrations);
    expect(entry?.categoryId).toBeNull();
  }));
