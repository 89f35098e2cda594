/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { anExpert } from "../../../tests/support/experts/experts.ts";
import { aReview } from "../../../tests/support/reviews/reviews.ts";
import type { Database } from "../database.ts";
import { text } from "../kinds.ts";
import { readRows } from "../rows.ts";
import { expertSearch, experts, expertWords, reviews } from "../schema.ts";
import { upkeep } from "../upkeep.ts";

const { db } = await openTestDatabase();

/** `Cusco 2`, `Running 1`: the choices of the filters and how many active experts each has. */
async function kept(tx: Database): Promise<string[]> {
  const rows = await readRows(
    tx,
    { line: text },
    sql`
    select city || ' ' || experts as line from expert_cities
    union all select name || ' ' || experts from expert_services
    order by 1`,
  );
  return rows.map(({ line }) => line);
}

test("each choice has the number of active experts, also of those who become active or leave", () =>
  rolledBack(db, async (tx) => {
    const ana = await anExpert(tx, { services: ["Trail Running", " trail running "] });
    await anExpert(tx, { services: ["Yoga"], city: "Lima" });
    const off = await anExpert(tx, { services: ["Yoga"], isActive: false });
    expect(await kept(tx)).toEqual(["Cusco 1", "Lima 1", "Trail Running 1", "Yoga 1"]);
    await tx.update(experts).set({ isActive: true }).where(eq(experts.id, off));
    await tx.update(experts).set({ city: "Lima", services: [] }).where(eq(experts.id, ana));
    expect(await kept(tx)).toEqual(["Cusco 1", "Lima 2", "Trail Running 0", "Yoga 2"]);
    await tx.delete(experts).where(eq(experts.id, off));
    await upkeep(tx, "2026-11-20");
    expect(await kept(tx)).toEqual(["Lima 2", "Yoga 1"]);
  }));

test("a service that is part of others counts their experts, even those who were there before it", () =>
  rolledBack(db, async (tx) => {
    await anExpert(tx, { services: ["Trail Running", "Running Form"] });
    await anExpert(tx, { services: ["Trail Running"] });
    await anExpert(tx, { services: ["running"] });
    expect(await kept(tx)).toEqual(["Cusco 3", "Running Form 1", "Trail Running 2", "running 3"]);
  }));

test("ratings and standing follow the visible reviews", () =>
  rolledBack(db, async (tx) => {
    const id = await anExpert(tx);
    const rated = async () => {
      const [row] = await tx.select().from(expertSearch).where(eq(expertSearch.expertId, id));
      return [row?.rating10, row?.reviewCount, row?.standing];
    };
    expect(await rated()).toEqual([null, 0, 350]);
    const five = await aReview(tx, { entityId: id, entityType: "expert", rating: 5 });
    await aReview(tx, { entityId: id, entityType: "expert", rating: 4 });
    expect(await rated()).toEqual([45, 2, 379]);
    await tx.update(reviews).set({ isHidden: true }).where(eq(reviews.id, five));
    expect(await rated()).toEqual([40, 1, 358]);
    await tx.delete(reviews).where(eq(reviews.entityId, id));
    expect(await rated()).toEqual([null, 0, 350]);
  }));

test("words are known at once, and forgotten when no active expert has them", () =>
  rolledBack(db, async (tx) => {
    const id = await anExpert(tx, { firstName: "Fernanda", services: ["Nutrición"] });
    const words = async () => (await tx.select().from(expertWords)).map(({ word }) => word).sort();
    expect(await words()).toEqual(["coach", "fernanda", "nutricion", "running", "torres"]);
    await tx.update(experts).set({ firstName: "Eva" }).where(eq(experts.id, id));
    await upkeep(tx, "2026-11-20");
    expect(await words()).toEqual(["coach", "eva", "nutricion", "running", "torres"]);
  }));

test("an emptied table leaves no counts and no words", () =>
  rolledBack(db, async (tx) => {
    await anExpert(tx, { services: ["Yoga"] });
    await tx.execute(sql`truncate experts cascade`);
    expect(await kept(tx)).toEqual(["Cusco 0", "Yoga 0"]);
    expect(await tx.$count(expertWords)).toBe(0);
  }));
