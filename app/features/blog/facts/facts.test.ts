import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { seedDemoData } from "#db/demo/seed.ts";
import { auditEntries, blogPosts, blogRaceReferences, raceDistances, races } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import {
  countOutdated,
  findOutdatedFacts,
  markFactsChecked,
  rememberFacts,
} from "./facts.server.ts";

const { db } = await openTestDatabase();

async function aPost(tx: Database, raceIds: string[], content = "Lima 42K is on May 16, 2027.") {
  const [post] = await tx
    .insert(blogPosts)
    .values({ title: "Marathons", content })
    .returning({ id: blogPosts.id });
  const id = post?.id ?? "";
  await tx
    .insert(blogRaceReferences)
    .values(raceIds.map((raceId, position) => ({ blogId: id, raceId, position })));
  await rememberFacts(tx, id);
  return id;
}

const lima = { raceName: "Lima 42K", startDate: "2027-05-16" };

test("a post is compared with its races as they were when it was stored", () =>
  rolledBack(db, async (tx) => {
    const race = await aRace(tx, { ...lima, distances: [{ distance: "10K", price: "120" }] });
    const [post, other] = [await aPost(tx, [race]), await aPost(tx, [race], "No races here.")];
    expect(await findOutdatedFacts({ db: tx }, post)).toEqual({ changes: [], seen: "" });
    expect(await countOutdated({ db: tx }, [post, other])).toEqual(new Map());
    await tx.update(races).set({ startDate: "2027-05-23", description: "New" });
    await tx.update(raceDistances).set({ priceMinor: 15_000 });
    const { changes } = await findOutdatedFacts({ db: tx }, post);
    const about = { raceId: race, raceName: "Lima 42K" };
    expect(changes).toEqual([
      { ...about, field: "date", before: "May 16, 2027", now: "May 23, 2027", isInText: true },
      { ...about, field: "price", before: "$120 USD", now: "$150 USD", isInText: false },
    ]);
    expect(await countOutdated({ db: tx }, [post, other, "no id"])).toEqual(
      new Map([
        [post, 1],
        [other, 1],
      ]),
    );
    expect((await findOutdatedFacts({ db: tx }, other)).changes[0]?.isInText).toBe(false);
  }));

test("only an administrator who has seen the changes marks them as checked, with an entry in the log", () =>
  rolledBack(db, async (tx) => {
    const race = await aRace(tx, lima);
    const post = await aPost(tx, [race]);
    const admin = await anAdmin(tx);
    const services = { db: tx, now };
    await tx.update(races).set({ startDate: "2027-05-23" });
    const { seen } = await findOutdatedFacts(services, post);
    await tx.update(races).set({ startDate: "2027-05-30" });
    expect(await markFactsChecked(services, admin, { postId: post, seen })).toEqual({
      problem: "changed-again",
    });
    const again = await findOutdatedFacts(services, post);
    expect(await markFactsChecked(services, admin, { postId: post, seen: again.seen })).toEqual({
      problem: null,
    });
    expect((await findOutdatedFacts(services, post)).changes).toEqual([]);
    const [entry] = await tx.select().from(auditEntries).where(eq(auditEntries.subjectId, post));
    expect(entry).toMatchObject({
      action: "checked",
      subjectType: "blog post",
      adminId: admin.userId,
      before: { "Lima 42K: date": "May 16, 2027" },
      after: { "Lima 42K: date": "May 30, 2027" },
    });
    for (const postId of ["no id", race]) {
      expect(await markFactsChecked(services, admin, { postId, seen: "" })).toEqual({
        problem: "no-post",
      });
    }
  }));

test("facts of earlier days that are stored in another shape are not compared", () =>
  rolledBack(db, async (tx) => {
    const post = await aPost(tx, [await aRace(tx, lima)]);
    await tx.update(blogRaceReferences).set({ facts: { date: 3 } });
    expect((await findOutdatedFacts({ db: tx }, post)).changes).toEqual([]);
  }));

test("of the demo's posts, one alone waits for a look: its race has moved, and its text says the old day", () =>
  rolledBack(db, async (tx) => {
    await seedDemoData({ db: tx, now });
    const ids = await tx.select({ id: blogPosts.id }).from(blogPosts);
    const outdated = await countOutdated(
      { db: tx },
      ids.map(({ id }) => id),
    );
    expect([...outdated.values()]).toEqual([1]);
    const [post = ""] = outdated.keys();
    const { changes } = await findOutdatedFacts({ db: tx }, post);
    expect(changes).toMatchObject([
      { raceName: "Querétaro Maratón", field: "date", isInText: true },
    ]);
  }));
