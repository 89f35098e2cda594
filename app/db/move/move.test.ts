/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createOnServer, embeddedDirectory, serverUrl } from "../../../tests/support/database.ts";
import { type OpenDatabase, openDatabase } from "../database.ts";
import {
  aiAssistants,
  chatMessages,
  chatThreads,
  raceFacets,
  storageBuckets,
  users,
} from "../schema.ts";
import { move } from "./move.ts";

// Two databases are filled, copied and compared.
vi.setConfig({ testTimeout: 60_000 });

// Moving needs a server to move to: set TEST_DATABASE_URL.
const testOnServer = test.skipIf(!serverUrl);

async function openSource(): Promise<OpenDatabase> {
  return openDatabase({ dataDir: await embeddedDirectory(), isDurable: false });
}

async function openTarget(): Promise<OpenDatabase> {
  return openDatabase({ url: await createOnServer(String(serverUrl)), max: 2 });
}

async function fill({ db }: OpenDatabase) {
  await db.execute(sql`
    insert into races (event, race_name, city, country, race_type, start_date, description)
    select 'Event ' || n, 'Carrera Ñandú ' || n, 'City ' || n % 7, 'Peru', 'Road',
      date '2027-01-01' + n % 365, repeat('ü"\\,{} ', n % 9)
    from generate_series(1, 2100) n`);
  await db.execute(sql`
    insert into race_distances (race_id, distance, title, distance_m, price_minor)
    select id, '10K', '10K', 10000, 1250 from races`);
  const userId = randomUUID();
  await db.insert(users).values({ id: userId, email: "ana@example.com" });
  // Each review of a race with an organizer is an event, which a trigger writes.
  await db.execute(sql`
    insert into race_organizers (race_id, user_id) select id, ${userId} from races`);
  await db.execute(sql`
    insert into reviews (user_id, entity_type, entity_id, rating, comment)
    select ${userId}, 'race', id, 1 + abs(hashtext(id::text)) % 5, '' from races limit 300`);
  await db.insert(aiAssistants).values({ name: "Coach", instructions: "", tools: [1, null, "ü"] });
  const [thread] = await db.insert(chatThreads).values({ userId }).returning();
  await db.insert(chatMessages).values([
    {
      threadId: thread?.id ?? "",
      content: "a",
      isUser: true,
      position: 1,
      debug: sql`'null'::jsonb`,
    },
    { threadId: thread?.id ?? "", content: "b", isUser: false, position: 2, debug: null },
  ]);
  await db
    .insert(storageBuckets)
    .values({ id: "photos", ownerId: userId, allowedMimeTypes: ["image/*", 'a"b,c\\'] });
  await db.execute(sql`
    insert into rate_limits (key, window_start, count)
    values ('login', '2026-11-20 12:00:00.123456Z', 3), ('login', '2026-11-20 13:00Z', 1)`);
}

testOnServer("everything moves to a server and is compared", async () => {
  const [source, target] = [await openSource(), await openTarget()];
  await fill(source);
  const moved = await move(source.pool, target.pool);
  const rowsOf = (name: string) => moved.find(({ table }) => table === name)?.rows;
  expect(rowsOf("races")).toBe(2100);
  expect(rowsOf("race_search")).toBe(2100);
  expect(rowsOf("race_events")).toBe(300);
  expect(rowsOf("chat_messages")).toBe(2);

  const [moment] = await target.db.execute(
    sql`select count(*) as n from rate_limits where window_start = '2026-11-20 12:00:00.123456Z'`,
  );
  expect(moment?.n).toBe(1);
  const norms = { typeNorm: "", countryNorm: "", cityNorm: "" };
  const place = { raceType: "Road", country: "Peru", city: "New", ...norms };
  const [added] = await target.db.insert(raceFacets).values(place).returning();
  expect(added?.facetId).toBe(8);
  const [race] = await target.db.execute(sql`
    update races set race_name = 'Renamed' where race_name like '%2100' returning id`);
  const [text] = await target.db.execute(
    sql`select search_text from race_search where race_id = ${race?.id}`,
  );
  expect(text?.search_text).toContain("renamed");

  await expect(move(source.pool, target.pool)).rejects.toThrow("The target already has rows in");
  await source.close();
  await target.close();
});

testOnServer("a copy that is not equal keeps nothing", async () => {
  const [source, target] = [await openSource(), await openTarget()];
  await source.db.insert(users).values({ email: "ana@example.com" });
  await target.db.execute(sql`
    create rule spoil as on insert to webhook_events do also delete from webhook_events`);
  await source.db.execute(
    sql`insert into webhook_events (event_id, type) values ('evt_1', 'paid')`,
  );
  await expect(move(source.pool, target.pool)).rejects.toThrow(
    "The copy of webhook_events is not equal: 1 rows",
  );
  expect(await target.db.$count(users)).toBe(0);
  await source.close();
  await target.close();
});

testOnServer("databases of different migrations are refused", async () => {
  const [source, target] = [await openSource(), await openTarget()];
  await target.db.execute(sql`alter table races add column later text`);
  await expect(move(source.pool, target.pool)).rejects.toThrow("not at the same migration");
  await source.close();
  await target.close();
});
