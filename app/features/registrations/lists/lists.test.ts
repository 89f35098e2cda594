import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  companions,
  entryExtras,
  entryOrders,
  raceDistances,
  raceEntryRules,
  raceRegistrations,
  registrationDrafts,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anExtra } from "../../../../tests/support/extras.ts";
import { faultsOf, origin } from "../../../../tests/support/orders.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { anEntryWorld, aRegistration } from "../../../../tests/support/registrations.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { forgetOldDrafts, keepList } from "../drafts.server.ts";
import { cancelOrder } from "../orders/commands.server.ts";
import { sendList, uploadList } from "./commands.server.ts";
import { findListRace, readListOf, unsentLists } from "./queries.server.ts";
import { shownRows } from "./screens/shown-rows.server.ts";

const { db } = await openTestDatabase();

const head =
  "First name,Last name,Date of birth,Phone,Document,Document type,Emergency contact,Emergency phone,Parent or guardian";

/** A line of a list that is right in every cell. */
const line = (first: string, { born = "1990-02-28", number = "", guardian = "" } = {}) =>
  `${first},Quispe,${born},987654321,${number},${number && "DNI"},Luz Quispe,912345678,${guardian}`;

async function aClub(
  tx: Database,
  { capacity = 60 as number | null, shirts = null as number | null } = {},
) {
  const world = await anEntryWorld(tx, { minimumAge: 8 });
  const { place, viewer, services } = world;
  const { raceId } = place;
  await tx.update(raceDistances).set({ capacity }).where(eq(raceDistances.raceId, raceId));
  await tx
    .insert(raceEntryRules)
    .values({ raceId, insurance: "hidden", document: "optional", peoplePerOrder: 60 });
  await aSale(tx, place, [{}], { freeEvery: 10 });
  if (shirts !== null) await anExtra(tx, { raceId, stock: shirts, mostEach: 2 });
  const listRace = await findListRace(services, raceId);
  if (!listRace) throw new Error("The race was not found.");
  const upload = async (lines: string[], savesPeople = false) => {
    const columns = shirts === null ? head : `${head},Finisher shirt`;
    const bytes = new TextEncoder().encode([columns, ...lines].join("\n"));
    const list = { bytes, distanceId: null };
    const made = await uploadList(services, viewer, listRace, { ...list, savesPeople });
    if (made.problem !== null) throw new Error(`The list was not read: ${made.problem}`);
    return made.id;
  };
  const consent = { waiverVersion: "", hasWaiver: true, hasGuardians: true };
  return {
    ...world,
    listRace,
    upload,
    rows: async (id: string) => (await readListOf(services, viewer, listRace, id)).rows,
    review: async (id: string) =>
      shownRows(listRace, await readListOf(services, viewer, listRace, id), null),
    send: (listId: string, shownMinor: number, about: Partial<typeof consent> = {}) =>
      sendList(services, viewer, listRace, {
        listId,
        consent: { ...consent, ...about },
        shownMinor,
        origin,
        lang: "es",
      }),
  };
}

type Club = Awaited<ReturnType<typeof aClub>>;

const inClub =
  (work: (club: Club, tx: Database) => Promise<void>, how?: Parameters<typeof aClub>[1]) => () =>
    rolledBack(db, async (tx) => {
      const club = await aClub(tx, how);
      await work(club, tx);
      expect(await faultsOf(tx, club.place.raceId)).toEqual([]);
    });

const names = Array.from({ length: 20 }, (_, at) => `Socio${at + 1}`);

test(
  "twenty people of a club are entered with one order at the group price, and the list is gone",
  inClub(async ({ upload, send, rows, viewer, services, place }, tx) => {
    const id = await upload(names.map((name) => line(name)));
    expect((await rows(id)).map(({ number }) => number)).toEqual(names.map((_, at) => at + 1));
    // Every tenth is free.
    expect(await send(id, 20 * 8000)).toEqual({ problem: "price-changed" });
    const sent = await send(id, 18 * 8000);
    expect(sent).toMatchObject({ problem: null });
    const orders = await tx.select().from(entryOrders);
    expect(orders).toMatchObject([{ state: "held", totalMinor: 18 * 8000 }]);
    const entries = await tx.select().from(raceRegistrations);
    expect(entries).toHaveLength(20);
    expect(
      entries.every(({ waiverAccepted, waiverLang }) => waiverAccepted && waiverLang === "es"),
    ).toBe(true);
    expect(new Set(entries.map(({ companionId }) => companionId)).size).toBe(20);
    expect(await unsentLists(services, viewer, place.raceId)).toEqual([]);
    expect(await send(id, 18 * 8000)).toEqual({ problem: "gone" });
  }),
);

test(
  "all are entered or nobody: a list with more people than places takes none",
  inClub(
    async ({ upload, send }, tx) => {
      const id = await upload(names.slice(0, 4).map((name) => line(name)));
      expect(await send(id, 4 * 8000)).toEqual({ problem: "full" });
      expect(await tx.$count(raceRegistrations)).toBe(0);
      expect(await tx.$count(registrationDrafts)).toBe(4);
    },
    { capacity: 3 },
  ),
);

test(
  "the review names who is listed twice or registered already, and what is missing",
  inClub(async ({ upload, rows, send, place, viewer }, tx) => {
    await aRegistration(tx, {
      ...place,
      userId: viewer.userId,
      firstName: "Eva",
      status: "confirmed",
    });
    const id = await upload([
      line("Ana", { number: "12345678" }),
      line("Anita", { number: "1234 5678" }),
      line("ANÁ"),
      line("Eva"),
      line("Leo", { born: "2015-01-01" }),
      line("Luis").replace("987654321", ""),
    ]);
    expect((await rows(id)).map(({ person, problems }) => ({ person, problems }))).toEqual([
      { person: null, problems: {} },
      { person: { code: "twice", row: 1 }, problems: {} },
      { person: { code: "twice", row: 1 }, problems: {} },
      { person: { code: "registered" }, problems: {} },
      { person: null, problems: { guardianName: "required" } },
      { person: null, problems: { phone: "required" } },
    ]);
    expect(await send(id, 48_000)).toEqual({ problem: "wrong-rows" });
  }),
);

test(
  "the sender confirms the waiver that is shown, and the consent for minors",
  inClub(async ({ upload, send }, tx) => {
    const id = await upload([
      line("Ana"),
      line("Leo", { born: "2012-01-01", guardian: "Luz Quispe" }),
    ]);
    expect(await send(id, 16_000, { hasWaiver: false })).toEqual({ problem: "waiver" });
    expect(await send(id, 16_000, { waiverVersion: "2" })).toEqual({ problem: "waiver-changed" });
    expect(await send(id, 16_000, { hasGuardians: false })).toEqual({ problem: "guardian" });
    expect(await send(id, 16_000)).toMatchObject({ problem: null });
    const entries = await tx.select().from(raceRegistrations);
    expect(entries.map(({ guardianName }) => guardianName).sort()).toEqual(
      ["Luz Quispe", null].sort(),
    );
  }),
);

test(
  "a row that orders more extras than the rows before leave says so, and right ones are one order with the entries",
  inClub(
    async ({ upload, review, send }, tx) => {
      const people = (...cells: string[]) =>
        cells.map((cell, at) => `${line(names[at] ?? "")},${cell}`);
      const wrong = await upload(people("2", "2", "3", "many", "no"));
      const sentences = (await review(wrong)).rows.map((row) => row.sentences.map(({ en }) => en));
      expect(sentences).toEqual([
        [],
        ["Finisher shirt: Only 1 left."],
        ["Finisher shirt: At most 2 for each entry."],
        ["Finisher shirt: Please enter a whole number."],
        [],
      ]);
      expect(await send(wrong, 5 * 8000 + 7000)).toEqual({ problem: "wrong-rows" });
      const right = await upload(people("2", "x", "0"));
      expect((await review(right)).price).toMatchObject({
        totalMinor: 34_500,
        extrasMinor: 10_500,
      });
      expect(await send(right, 34_500)).toMatchObject({ problem: null });
      const ordered = await tx.select().from(entryExtras);
      expect(ordered.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
      expect(await tx.select().from(entryOrders)).toMatchObject([{ totalMinor: 34_500 }]);
    },
    { shirts: 3 },
  ),
);

test("a row names an extra that its distance does not sell, and extras of one name have a column each", () =>
  rolledBack(db, async (tx) => {
    const { place, viewer, services } = await aClub(tx);
    const { raceId } = place;
    const [half] = await tx
      .insert(raceDistances)
      .values({ raceId, distance: "21K", title: "Half", sortOrder: 1 })
      .returning({ id: raceDistances.id });
    const ofHalf = { raceId, distanceId: half?.id ?? null };
    await aSale(tx, ofHalf);
    const shirt = await anExtra(tx, { raceId });
    const other = await anExtra(tx, { ...ofHalf, mostEach: 2, priceMinor: 4500, sortOrder: 1 });
    const massage = { nameEn: "Massage", nameEs: "Masaje", sortOrder: 2 };
    await anExtra(tx, { ...ofHalf, ...massage });
    const found = await findListRace(services, raceId);
    if (!found) throw new Error("The race was not found.");
    expect(found.columns.flatMap(({ extra, title }) => (extra ? [title.es] : []))).toEqual([
      "Polo finisher 1",
      "Polo finisher 2",
      "Masaje",
    ]);
    const bytes = new TextEncoder().encode(
      [
        `${head},Distance,Polo finisher 1,Polo finisher 2,Masaje`,
        `${line("Ana")},10K,1,1,1`,
        `${line("Eva")},21K,1,2,1`,
        `${line("Luis")},10K,1,,no`,
        `${line("Noa")},,1,,1`,
      ].join("\n"),
    );
    const list = { bytes, distanceId: null, savesPeople: false };
    const made = await uploadList(services, viewer, found, list);
    if (made.problem !== null) throw new Error(`The list was not read: ${made.problem}`);
    const read = await readListOf(services, viewer, found, made.id);
    expect(read.rows[1]?.bought.map(({ extraId, quantity }) => ({ extraId, quantity }))).toEqual(
      expect.arrayContaining([
        { extraId: shirt, quantity: 1 },
        { extraId: other, quantity: 2 },
      ]),
    );
    const shown = shownRows(found, read, null).rows.map((row) => row.sentences.map(({ es }) => es));
    expect(shown).toEqual([
      [
        "Polo finisher 2: no se vende con esta distancia.",
        "Masaje: no se vende con esta distancia.",
      ],
      [],
      [],
      ["Distancia: falta este dato."],
    ]);
  }));

test(
  "people who are saved fill in the next list of the club",
  inClub(async ({ upload, send, rows, services, viewer }, tx) => {
    expect(await send(await upload([line("Ana"), line("Luis")], true), 16_000)).toMatchObject({
      problem: null,
    });
    expect(await tx.$count(companions)).toBe(2);
    const [order] = await tx.select().from(entryOrders);
    await cancelOrder(services, viewer, order?.id ?? "");
    const id = await upload(["Ana,Quispe,28/02/1990,,,,,,"]);
    const [row] = await rows(id);
    expect(row).toMatchObject({ problems: {}, person: null });
    expect(row?.draft.answers.phone).toBe("987654321");
  }),
);

test(
  "a row about the runner is the runner's own entry",
  inClub(async ({ upload, rows, place, viewer }, tx) => {
    await aRegistration(tx, { ...place, userId: viewer.userId, status: "cancelled", bib: 7 });
    const [own, other] = await rows(await upload([line("Ana"), line("Luis")]));
    expect(own?.draft.companionId).toBeNull();
    expect(other?.draft.companionId).not.toBeNull();
  }),
);

test(
  "a list is its account's alone, and is forgotten after a week",
  inClub(async ({ upload, services, listRace }, tx) => {
    const id = await upload([line("Ana"), line("Luis")]);
    const stranger = { userId: await aPerson(tx) };
    expect((await readListOf(services, stranger, listRace, id)).rows).toEqual([]);
    const weekLater = new Date(services.now().getTime() + 8 * 86_400_000);
    await forgetOldDrafts({ db: tx, now: () => weekLater });
    expect(await tx.$count(registrationDrafts)).toBe(0);
  }),
);

test(
  "an account keeps the drafts of two full lists, and a further one replaces the oldest",
  inClub(async ({ services, viewer, place: { raceId, distanceId } }) => {
    const people = Array.from({ length: 60 }, (_, at) => ({
      distanceId,
      companionId: null,
      answers: { firstName: `Socio${at}` },
    }));
    const ids = ["a", "b", "c"].map((letter) => `0bee0000-0000-4000-8000-00000000000${letter}`);
    for (const [day, groupId] of ids.entries()) {
      const now = () => new Date(services.now().getTime() + day * 86_400_000);
      await keepList({ ...services, now }, viewer, { raceId, groupId }, people);
    }
    const lists = await unsentLists(services, viewer, raceId);
    expect(lists.map(({ id, people: count }) => ({ id, count }))).toEqual([
      { id: ids[2], count: 60 },
      { id: ids[1], count: 60 },
    ]);
  }),
);
