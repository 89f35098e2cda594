import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import type { OfferDetails } from "./offer.ts";
import {
  addOffer,
  changeOffer,
  deleteOffer,
  findKeptOffer,
  hideOffer,
  keptOffers,
  moveOffer,
  offersPerPage,
  shownOffers,
  showOffer,
} from "./offers.server.ts";

const { db } = await openTestDatabase();

const shoes: OfferDetails = {
  partner: "Andes",
  title: "Shoes",
  benefit: "15% off",
  voucher: "RUN15",
  link: "https://andes.example",
  fromTier: "sprinter",
  validFrom: null,
  validUntil: null,
};

/** An administrator and an empty list of offers. */
async function office(tx: Database) {
  const admin = { userId: await aPerson(tx, { isAdmin: true }) } as Admin;
  const services = { db: tx, now };
  const add = (changed: Partial<OfferDetails> = {}) =>
    addOffer(services, admin, { ...shoes, ...changed });
  const titles = async () => (await keptOffers(services, "", 1)).rows.map(({ title }) => title);
  const actions = async () => (await tx.select().from(auditEntries)).map(({ action }) => action);
  return { admin, services, add, titles, actions };
}

test("an offer is added at the end, changed and deleted, each with an audit entry", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, add, actions } = await office(tx);
    const id = await add();
    expect(await findKeptOffer(services, id)).toEqual({ id, ...shoes, isActive: true });
    const dearer = { ...shoes, benefit: "10% off", fromTier: "elite" as const };
    expect(await changeOffer(services, admin, id, dearer)).toBe(true);
    expect(await changeOffer(services, admin, id, dearer), "nothing new").toBe(true);
    expect(await findKeptOffer(services, id)).toMatchObject(dearer);
    const entries = await tx.select().from(auditEntries);
    expect(entries.at(-1)).toMatchObject({
      action: "changed",
      subjectName: "Andes: Shoes",
      before: { benefit: "15% off", fromTier: "sprinter" },
      after: { benefit: "10% off", fromTier: "elite" },
    });
    expect(await deleteOffer(services, admin, id)).toMatchObject({ title: "Shoes" });
    expect(await findKeptOffer(services, id)).toBeNull();
    expect(await actions()).toEqual(["created", "changed", "deleted"]);
  }));

test("an offer that does not exist cannot be changed", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, actions } = await office(tx);
    const id = randomUUID();
    expect(await changeOffer(services, admin, id, shoes)).toBe(false);
    expect(await hideOffer(services, admin, id)).toBeNull();
    expect(await moveOffer(services, admin, id, "up")).toBeNull();
    expect(await deleteOffer(services, admin, id)).toBeNull();
    expect(await actions()).toEqual([]);
  }));

test("offers swap with their neighbors, and the outermost ones stay", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, add, titles, actions } = await office(tx);
    const [a] = [await add({ title: "A" }), await add({ title: "B" })];
    const c = await add({ title: "C" });
    expect(await titles()).toEqual(["A", "B", "C"]);
    await moveOffer(services, admin, c, "up");
    expect(await titles()).toEqual(["A", "C", "B"]);
    await moveOffer(services, admin, a, "down");
    expect(await titles()).toEqual(["C", "A", "B"]);
    await moveOffer(services, admin, c, "up");
    expect(await titles(), "the first one").toEqual(["C", "A", "B"]);
    expect(await actions()).toEqual([...Array(3).fill("created"), "moved up", "moved down"]);
  }));

test("a hidden offer is not shown to members, and returns to its place", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, add, actions } = await office(tx);
    const id = await add();
    await hideOffer(services, admin, id);
    await hideOffer(services, admin, id);
    expect(await shownOffers(services, "elite")).toEqual([]);
    await showOffer(services, admin, id);
    expect(await shownOffers(services, "elite")).toHaveLength(1);
    expect(await actions()).toEqual(["created", "hid", "showed"]);
  }));

test("GAP-28 FAKE-14 codes are read only for members who are entitled to them", () =>
  rolledBack(db, async (tx) => {
    const { services, add } = await office(tx);
    await add({ title: "Sprint", voucher: "S", link: null });
    await add({ title: "Elite", voucher: null, link: "https://elite.example", fromTier: "elite" });
    const opened = async (tier: Parameters<typeof shownOffers>[1]) =>
      (await shownOffers(services, tier)).map((offer) => offer.opened);
    const [sprint, elite] = [
      { voucher: "S", link: null },
      { voucher: null, link: "https://elite.example" },
    ];
    expect(await opened(null)).toEqual([null, null]);
    expect(await opened("pacer")).toEqual([null, null]);
    expect(await opened("sprinter")).toEqual([sprint, null]);
    expect(await opened("elite")).toEqual([sprint, elite]);
    const text = JSON.stringify(await shownOffers(services, "pacer"));
    expect(text).toContain("Sprint");
    expect(text).not.toMatch(/"S"|elite\.example/);
  }));

test("only offers that are valid today are shown", () =>
  rolledBack(db, async (tx) => {
    const { services, add } = await office(tx);
    await add({ title: "over", validUntil: "2026-11-19" });
    await add({ title: "last day", validUntil: "2026-11-20" });
    await add({ title: "first day", validFrom: "2026-11-20" });
    await add({ title: "tomorrow", validFrom: "2026-11-21" });
    const shown = await shownOffers(services, "elite");
    expect(shown.map(({ title }) => title)).toEqual(["last day", "first day"]);
  }));

test("offers are found by their words, a page at a time", () =>
  rolledBack(db, async (tx) => {
    const { services, add } = await office(tx);
    for (let count = 0; count <= offersPerPage; count += 1) await add({ title: `No. ${count}` });
    await add({ title: "100% wool" });
    const of = async (words: string, page = 1) => keptOffers(services, words, page);
    expect(await of("", 2)).toMatchObject({ total: 22, page: 2, pages: 2 });
    expect((await of("100%")).rows.map(({ title }) => title)).toEqual(["100% wool"]);
    expect((await of("run15")).total).toBe(22);
    expect((await of("andes: ")).total).toBe(0);
  }));
