import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { activities, activityEfforts, activityTracks } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { fitFile, roundRun } from "../../../tests/support/content/watch-file.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { measureVersion } from "./measure/recipe.ts";
import { remeasureActivities } from "./remeasure.server.ts";
import { openFile } from "./uploading/measure-files.server.ts";
import { storeRecordings } from "./uploading/store-recordings.server.ts";

const { db } = await openTestDatabase();
const now = () => new Date("2026-06-01T12:00:00Z");

async function world(tx: Database) {
  const files = openLocalDisk(await temporaryDirectory());
  const log = { info() {}, warn() {}, error() {} } as never;
  const sent: { after?: string }[] = [];
  const keys = new Set<unknown>();
  const send = async (_: string, job: { after?: string }, { singletonKey = "" } = {}) => {
    sent.push(job);
    keys.add(singletonKey);
  };
  const jobs = { send } as never;
  const services = { db: tx, files, now, log, jobs };
  const userId = await aPerson(tx);
  const store = async (day: number) => {
    const start = new Date(Date.UTC(2026, 4, day, 6, 30));
    const bytes = fitFile(roundRun({ meters: 6000, speed: 3 }), { start });
    const [found] = openFile({ name: "a.fit", bytes: Buffer.from(bytes), now: now() });
    if (found?.kind !== "measured") throw new Error("not read");
    const stored = await storeRecordings(services, userId, { fileName: "a.fit", ...found });
    if (stored.activityId === null) throw new Error(stored.problem.code);
    return stored.activityId;
  };
  const run = async (job: { after?: string }, turnMs?: number) => {
    sent.length = 0;
    const { signal } = new AbortController();
    await remeasureActivities(services, job, { signal, ...(turnMs !== undefined && { turnMs }) });
    return sent[0] ?? null;
  };
  return { store, run, keys };
}

test("an activity of an earlier recipe is measured again; its name, sport and excluded effort stay", () =>
  rolledBack(db, async (tx) => {
    const { store, run } = await world(tx);
    const id = await store(3);
    const [measured] = await tx.select().from(activities).where(eq(activities.id, id));
    const old = { recipe: 4, distanceM: 1, climbM: 999, name: "Hills", sport: "trail" } as const;
    await tx.update(activities).set(old).where(eq(activities.id, id));
    const isFive = and(eq(activityEfforts.activityId, id), eq(activityEfforts.meters, 5000));
    await tx.update(activityEfforts).set({ counts: false, seconds: 1 }).where(isFive);
    await tx
      .update(activityTracks)
      .set({ notices: [{ code: "made-up" }] })
      .where(eq(activityTracks.activityId, id));
    expect(await run({})).toBeNull();
    const [again] = await tx.select().from(activities).where(eq(activities.id, id));
    expect(again).toEqual({
      ...measured,
      name: "Hills",
      sport: "trail",
      recipe: measureVersion,
      updatedAt: now(),
    });
    const [effort] = await tx.select().from(activityEfforts).where(isFive);
    expect(effort).toMatchObject({ counts: false });
    expect(effort?.seconds).toBeCloseTo(5000 / 3, -1);
    const [track] = await tx.select().from(activityTracks).where(eq(activityTracks.activityId, id));
    expect(track?.notices).toContainEqual({ code: "made-up" });
  }));

test("a turn measures one activity at least, and the next turn follows; what cannot be read stays", () =>
  rolledBack(db, async (tx) => {
    const { store, run, keys } = await world(tx);
    const ids = [await store(3), await store(4), await store(5)].sort();
    await tx.update(activities).set({ recipe: 1, distanceM: 1 });
    // Its file no longer begins when it does.
    const [lost = ""] = ids;
    await tx
      .update(activities)
      .set({ startedAt: new Date("2020-01-01T06:00:00Z") })
      .where(eq(activities.id, lost));
    let next = await run({}, 0);
    expect(next).toEqual({ after: lost });
    while (next) next = await run(next, 0);
    expect([...keys]).toEqual(["measure-activities"]);
    const stored = await tx
      .select({ id: activities.id, recipe: activities.recipe })
      .from(activities)
      .orderBy(activities.id);
    expect(stored.map(({ recipe }) => recipe)).toEqual([1, measureVersion, measureVersion]);
  }));

test("an activity whose new numbers the database refuses does not stop the next ones", () =>
  rolledBack(db, async (tx) => {
    const { store, run } = await world(tx);
    const [refused = "", measured = ""] = [await store(3), await store(4)].sort();
    await tx.update(activities).set({ recipe: 1, distanceM: 1 });
    const isKept = sql.raw(`check (id <> '${refused}' or distance_m = 1)`);
    await tx.execute(sql`alter table activities add constraint is_kept ${isKept}`);
    expect(await run({})).toBeNull();
    const stored = await tx
      .select({ id: activities.id, recipe: activities.recipe })
      .from(activities);
    expect(new Map(stored.map(({ id, recipe }) => [id, recipe]))).toEqual(
      new Map([
        [refused, 1],
        [measured, measureVersion],
      ]),
    );
  }));
