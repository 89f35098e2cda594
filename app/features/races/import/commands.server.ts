import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import type { Services } from "#services/services.ts";
import { addTallies, emptyTally, saveBatch, type Tally } from "./batch.server.ts";
import { type FileRace, type ImportPlan, raceKey } from "./preview/plan.ts";

export type ImportOptions = {
  /** Skips races that are not stored yet, and reports them. */
  onlyExisting?: boolean;
  /**
   * Stores what can be stored, one transaction for each batch. Otherwise one race that the database
   * rejects undoes everything.
   */
  skipRefused?: boolean;
  /** Rolls everything back: reports what the import would do. */
  dryRun?: boolean;
  /** How many races are stored with one set of statements. */
  batchSize?: number;
  onProgress?: (done: number, total: number) => void;
};

/** The result of an import. A failed one has stored only the batches in the result. */
export type ImportResult = Tally & { status: "complete" | "failed" };

const usualBatchSize = 1000;

/** After this many rejected rows, the whole file is considered wrong and the rest is not tried. */
const maxRefusals = 200;

/** Imports run one at a time: two at once would both add a race that is in both files. */
export const importLock = 7_305_126;

/** Rolls back a transaction. */
class TakenBack extends Error {
  readonly tally: Tally;

  constructor(tally: Tally) {
    super("The import was taken back.");
    this.tally = tally;
  }
}

/**
 * Stores the races of a plan: a race of the same name and day is updated, any other is added, and so
 * are their distances. What the file says nothing about stays as it is stored. Doing it again
 * changes nothing. All of it is stored or nothing, unless `skipRefused` is set.
 */
export async function importRaces(
  { db, log }: Pick<Services, "db" | "log">,
  { races }: Pick<ImportPlan, "races">,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const batches = toBatches(races, options.batchSize ?? usualBatchSize);
  const parts = options.skipRefused && !options.dryRun ? batches.map((one) => [one]) : [batches];
  let tally = emptyTally();
  let done = 0;
  try {
    for (const part of parts) {
      const before = done;
      const saved = await savePart(db, part, options, (count) => {
        done = before + count;
        options.onProgress?.(done, races.length);
      });
      tally = addTallies(tally, saved);
    }
  } catch (error) {
    log.error({ error }, "An import of races failed.");
    tally.errors.push({ line: null, finding: { code: "unexpected-error" } });
    return { ...tally, status: "failed" };
  }
  if (!options.dryRun && tally.created + tally.updated > 0) await rebuildWords({ db, log });
  const hasFailed = tally.failed.length > 0 && !options.skipRefused;
  return { ...tally, status: hasFailed ? "failed" : "complete" };
}

/** Sorted by their key, so that two imports touch the same races in the same order. */
function toBatches(races: FileRace[], size: number): FileRace[][] {
  const keyed = races.map((race) => ({ race, key: raceKey(race.title, race.date) }));
  const sorted = keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ race }) => race);
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) =>
    sorted.slice(at * size, (at + 1) * size),
  );
}

/** Saves batches in one transaction. Of a refusal that takes everything back only the errors stay. */
async function savePart(
  db: Database,
  batches: FileRace[][],
  options: ImportOptions,
  advance: (count: number) => void,
): Promise<Tally> {
  try {
    return await withRetry(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      let tally = emptyTally();
      let count = 0;
      for (const batch of batches) {
        const onlyExisting = options.onlyExisting ?? false;
        const saved = await saveBatch(tx, batch, { onlyExisting, importId: null });
        tally = addTallies(tally, saved);
        count += batch.length;
        advance(count);
        if (tally.failed.length > maxRefusals && !options.skipRefused) break;
      }
      const isRefused = tally.failed.length > 0 && !options.skipRefused;
      if (isRefused) throw new TakenBack(emptyTally(tally.errors, tally.failed));
      if (options.dryRun) throw new TakenBack(tally);
      return tally;
    });
  } catch (reason) {
    if (reason instanceof TakenBack) return reason.tally;
    throw reason;
  }
}

/** Words help with misspelled searches only: an import stands without them. */
export async function rebuildWords({ db, log }: Pick<Services, "db" | "log">): Promise<void> {
  try {
    await db.execute(sql`select search_words_rebuild()`);
  } catch (error) {
    log.warn({ error }, "The search words could not be rebuilt after an import.");
  }
}
