import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { storageObjects } from "#db/schema.ts";
import type { ListedFile } from "#services/files/files.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";

type Shop = Pick<Services, "db" | "files" | "log" | "now">;

/** For so long bytes without a row and a row without bytes stay: one of a backup may still come back. */
const keptDays = 7;

const dayMs = 24 * 3600 * 1000;
const comparedAtOnce = 2000;
const mostChanges = 1000;

/** What the store and the table hold under one name: a mark stands there since one of both is missing. */
type Found = { bytes: ListedFile | null; mark: ListedFile | null; hasRow: boolean };

/**
 * Puts the store of files and the table of objects in order: a crash may leave bytes without their row,
 * and a restored backup rows without their bytes. What stands alone is marked on the first night, and
 * goes some days later.
 */
export async function sweepStorage(services: Shop): Promise<void> {
  const { files, log } = services;
  let changes = 0;
  let removed = 0;
  for await (const batch of batchesOf(services)) {
    for (const [name, found] of batch) {
      const change = changeFor(services, found);
      if (change === null) continue;
      if (change === "mark") await files.put(markOf(name), Buffer.from("{}"));
      if (change === "remove") removed += await removeAlone(services, name);
      if (change !== "mark") await files.remove(markOf(name));
      changes += 1;
    }
    if (changes >= mostChanges) break;
  }
  if (removed > 0) log.warn({ removed }, "objects without bytes or without a row are removed");
}

function changeFor({ now }: Pick<Shop, "now">, { bytes, mark, hasRow }: Found) {
  const isAlone = hasRow !== (bytes !== null);
  if (!isAlone) return mark ? "unmark" : null;
  if (!mark) return "mark";
  return mark.storedAt.getTime() < now().getTime() - keptDays * dayMs ? "remove" : null;
}

/** Removes bytes or a row that are still alone. Names are given once, so no other can come. */
async function removeAlone({ db, files }: Shop, name: string): Promise<0 | 1> {
  const file = fileOf(name);
  const isIt = eq(storageObjects.file, file);
  const [row] = await db.select({ id: storageObjects.id }).from(storageObjects).where(isIt);
  const isThere = (await files.find(file)) !== null;
  if (isThere === (row !== undefined)) return 0;
  if (isThere) await files.remove(file);
  else await db.delete(storageObjects).where(isIt);
  return 1;
}

/** What the store and the table hold, by name: both are read in the order of their names. */
async function* batchesOf({ db, files }: Shop): AsyncGenerator<Map<string, Found>> {
  let batch = new Map<string, Found>();
  let last = "";
  let end = "";
  for await (const file of files.list("objects")) {
    const { name, isMark } = partsOf(file.key);
    const known = batch.get(name);
    if (!known && batch.size >= comparedAtOnce) {
      yield withRows(batch, await filesOfRows(db, end, last));
      batch = new Map();
      end = last;
    }
    const found = known ?? { bytes: null, mark: null, hasRow: false };
    batch.set(name, isMark ? { ...found, mark: file } : { ...found, bytes: file });
    last = file.key;
  }
  yield withRows(batch, await filesOfRows(db, end, null));
}

function withRows(batch: Map<string, Found>, files: readonly string[]): Map<string, Found> {
  for (const file of files) {
    const { name } = partsOf(file);
    const found = batch.get(name) ?? { bytes: null, mark: null };
    batch.set(name, { ...found, hasRow: true });
  }
  return batch;
}

/** The files that rows name, after one and up to another, in the order of the store. */
async function filesOfRows(db: Database, after: string, upTo: string | null): Promise<string[]> {
  const inOrder = sql`${storageObjects.file} collate "C"`;
  const rows = await db
    .select({ file: storageObjects.file })
    .from(storageObjects)
    .where(and(gt(inOrder, after), upTo === null ? undefined : lte(inOrder, upTo)));
  return rows.map(({ file }) => file);
}

function partsOf(key: string) {
  const name = key.replace(/\.[a-z]+$/, "");
  return { name, isMark: key === markOf(name) };
}

function fileOf(name: string): string {
  return `${name}.bin`;
}

function markOf(name: string): string {
  return `${name}.json`;
}

export const storageJobs: Job[] = [
  { queue: "sweep-storage", schedule: "5 4 * * *", work: sweepStorage },
];
