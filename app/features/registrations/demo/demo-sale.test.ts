import { expect, test } from "vitest";
import { seedDemoData } from "#db/demo/seed.ts";
import { raceOrganizers, raceSales } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { sharpImages } from "#services/images/sharp.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { booksOf, faultsOf } from "../../../../tests/support/orders.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { identity } from "../../../../tests/support/registrations.ts";
import { openDemoSale } from "./demo-sale.server.ts";

const { db } = await openTestDatabase();
const directory = await temporaryDirectory();
const files = openLocalDisk(directory);
const images = sharpImages(directory);
const limits = limitsThat(true);

test.each(["2026-11-20", "2027-01-20"])(
  "the demo's organizer sells entries, two of which wait for a decision: %s",
  (day) =>
    rolledBack(db, async (tx) => {
      const now = () => new Date(`${day}T12:00:00Z`);
      await seedDemoData({ db: tx, now });
      const services = { db: tx, now, files, images, limits, identity };
      expect(await openDemoSale(services)).toBe(true);
      const [organized] = await tx.select().from(raceOrganizers);
      const raceId = organized?.raceId ?? "";
      const { orders } = await booksOf(tx, raceId);
      expect(orders.map(({ state }) => state).sort()).toEqual([
        "awaiting_payment",
        "in_review",
        "in_review",
        "paid",
        "paid",
      ]);
      expect(await faultsOf(tx, raceId)).toEqual([]);
    }),
);

test("a race of the demo that takes no registrations sells none", () =>
  rolledBack(db, async (tx) => {
    const now = () => new Date("2027-01-25T12:00:00Z");
    await seedDemoData({ db: tx, now });
    expect(await openDemoSale({ db: tx, now, files, images, limits, identity })).toBe(false);
    expect(await tx.$count(raceSales)).toBe(0);
  }));
