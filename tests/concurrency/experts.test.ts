/** @module-tag both-databases */
import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { experts, reviews } from "#db/schema.ts";
import { noServiceFilters } from "#features/experts/search/filters.ts";
import { searchExperts } from "#features/experts/search/search.server.ts";
import { openTestDatabase } from "../support/database.ts";
import { anExpert } from "../support/experts/experts.ts";
import { aReview } from "../support/reviews/reviews.ts";

const { db } = await openTestDatabase();

/** `Cusco 12`, `Running 7`: what is kept, or what a new count of the experts themselves gives. */
async function linesOf(statement: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await readRows(db, { line: text }, statement);
  return rows.map(({ line }) => line);
}

test("counts, sets and ratings of experts are right after many simultaneous changes", async () => {
  const cities = ["Lima", "Cusco", "Puno"];
  const services = ["Trail Running", "Running", "Yoga", "Run", "Trail"];
  const add = (number: number) =>
    anExpert(db, {
      firstName: `Name${number % 7}`,
      city: cities[number % 3] ?? "",
      services: [services[number % 5] ?? "", `Own ${number % 11}`],
    });
  const ids = await Promise.all(Array.from({ length: 24 }, (_, number) => add(number)));
  await Promise.all(
    ids.flatMap((id, number) => {
      const itself = eq(experts.id, id);
      const changes = [
        () => db.delete(experts).where(itself),
        () => db.update(experts).set({ isActive: false }).where(itself),
        () =>
          db
            .update(experts)
            .set({ city: "Puno", services: [`unn ${number}`] })
            .where(itself),
        () => add(number + 1),
      ];
      const rate = (rating: number) => aReview(db, { entityId: id, entityType: "expert", rating });
      return [changes[number % 4]?.(), rate(5), rate(3), rate(4)];
    }),
  );
  // A service that is part of others changes their rows while some of these leave. As in the commands, a
  // deletion that deadlocks (a review waits for its expert, whose deletion waits for the review) runs again.
  const again = (change: (tx: Database) => Promise<unknown>) => withRetry(db, change);
  await Promise.all([
    ...["unn", "ail", "Name"].map((part) => anExpert(db, { services: [part] })),
    ...ids.map((id) =>
      again((tx) => tx.delete(reviews).where(sql`entity_id = ${id} and rating = 3`)),
    ),
    again((tx) => tx.delete(experts).where(inArray(experts.id, ids.slice(20)))),
    ...ids
      .slice(0, 20)
      .map((id) => again((tx) => tx.delete(experts).where(sql`id = ${id} and city = 'Lima'`))),
  ]);

  expect(
    await linesOf(sql`
    select 'city ' || city || ' ' || experts as line from expert_cities where experts > 0
    union all select 'service ' || norm || ' ' || experts from expert_services where experts > 0
    union all select 'rating ' || expert_id || ' ' || review_count || ' ' || coalesce(rating10, 0)
      from expert_search order by 1`),
  ).toEqual(
    await linesOf(sql`
    select 'city ' || city || ' ' || count(*) as line from experts where is_active group by city
    union all select 'service ' || k.norm || ' ' || count(*)
      from expert_services k
      join experts e on e.is_active and exists (
        select from unnest(e.services) named (name) where strpos(norm(named.name), k.norm) > 0
      ) group by k.norm
    union all select 'rating ' || e.id || ' ' || count(r.id) || ' ' || coalesce(round(avg(rating) * 10), 0)
      from experts e left join reviews r on r.entity_id = e.id group by e.id order by 1`),
  );
  for (const [q, city] of [
    ["", ""],
    ["", "Puno"],
    ["name1", ""],
    ["own", "Cusco"],
    ["ail", ""],
  ] as const) {
    const found = await searchExperts({ db }, { ...noServiceFilters, q, city });
    const [counted] = await db.execute(sql`
      select count(*)::int as total from expert_search s join experts e on e.id = s.expert_id
      where e.is_active and s.search_text like ${`%${q}%`} and (${city} = '' or e.city = ${city})`);
    expect([q, city, found.total, found.experts.length]).toEqual([
      q,
      city,
      counted?.total,
      counted?.total,
    ]);
  }
});
