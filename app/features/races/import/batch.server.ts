import type { Database } from "#db/database.ts";
import { sqlState, violatedConstraint } from "#db/failures/problem.ts";
import { noteChecked } from "../editing/checks.server.ts";
import { placeRaces } from "../places/placing.server.ts";
import type { ImportProblem } from "./file/problem.ts";
import type { OwnedDistance } from "./preview/given-rows.server.ts";
import type { FileRace } from "./preview/plan.ts";
import { type SaveOutcome, saveDistances } from "./preview/stored-distances.server.ts";
import { findRaces, insertRaces, touchRaces, updateRaces } from "./preview/stored-races.server.ts";

type Work = {
  tx: Database;
  importId: string | null;
  tally: Tally;
  /** Stored races with a refused distance. */
  incomplete: Set<SavedRace>;
};

type SavedRace = {
  race: FileRace;
  id: string;
  outcome: SaveOutcome;
  /** Its distances are stored already. */
  isWhole: boolean;
};

export type BatchOptions = {
  onlyExisting: boolean;
  /** The import that records its changes, so that it can be undone; `null` records nothing. */
  importId: string | null;
};

/** The result of a batch, with the stored races that it changed. */
export type BatchTally = Tally & { updatedRaces: string[] };

/** Stores some races with a fixed number of statements, however many they are. */
export async function saveBatch(
  tx: Database,
  races: FileRace[],
  { onlyExisting, importId }: BatchOptions,
): Promise<BatchTally> {
  const work: Work = { tx, importId, tally: emptyTally(), incomplete: new Set() };
  const { tally, incomplete } = work;
  const found = await findRaces(tx, races, { isLocked: true });
  const unknown = races.filter((race) => !found.has(race));
  const saved = await saveKnown(work, found);
  if (onlyExisting) skip(unknown, tally);
  else saved.push(...(await saveNew(work, unknown)));

  await saveDistancesOf(work, saved);
  await placeRaces(
    tx,
    saved.filter(({ outcome }) => outcome !== "created").map(({ id }) => id),
  );
  await noteChecked(
    tx,
    saved.map(({ id }) => id),
    null,
  );
  for (const owner of saved) {
    if (incomplete.has(owner)) tally.failed.push(owner.race.title);
    else tally[owner.outcome]++;
  }
  const updated = saved.filter(({ outcome }) => outcome === "updated");
  return { ...tally, updatedRaces: updated.map(({ id }) => id) };
}

async function saveKnown(
  { tx, importId, tally }: Work,
  found: Map<FileRace, string>,
): Promise<SavedRace[]> {
  const saved: SavedRace[] = [];
  await saveAll(
    tx,
    [...found.keys()],
    async (savepoint, races) => {
      const changed = new Set(await updateRaces(savepoint, races, found, importId));
      for (const race of races) {
        const outcome = changed.has(race) ? "updated" : "unchanged";
        saved.push({ race, id: found.get(race) ?? "", outcome, isWhole: false });
      }
    },
    (race, reason) => refuseRace(race, tally, reason),
  );
  return saved;
}

/** A race that is refused together with its distances is tried without them: they may be the cause. */
async function saveNew({ tx, importId, tally }: Work, races: FileRace[]): Promise<SavedRace[]> {
  const saved: SavedRace[] = [];
  const save = (isWhole: boolean) => async (savepoint: Database, some: FileRace[]) => {
    const inserted = await insertRaces(savepoint, some, { withDistances: isWhole, importId });
    for (const [race, id] of inserted) {
      saved.push({ race, id, outcome: "created", isWhole });
      if (isWhole) tally.distances.created += race.distances.length;
    }
  };
  await saveAll(tx, races, save(true), (race) =>
    saveAll(tx, [race], save(false), (alone, reason) => refuseRace(alone, tally, reason)),
  );
  return saved;
}

async function saveDistancesOf(work: Work, saved: SavedRace[]): Promise<void> {
  const { tx, importId, tally } = work;
  const changed = new Set<SavedRace>();
  const distances = saved
    .filter((owner) => !owner.isWhole)
    .flatMap((owner) =>
      owner.race.distances.map((distance) => ({ raceId: owner.id, distance, owner })),
    );
  await saveAll(
    tx,
    distances,
    async (savepoint, some) => {
      const outcomes = await saveDistances(savepoint, some, importId);
      some.forEach(({ owner }, at) => {
        const outcome = outcomes[at] ?? "unchanged";
        tally.distances[outcome]++;
        if (outcome !== "unchanged" && owner.outcome === "unchanged") changed.add(owner);
      });
    },
    ({ distance, owner }) => refuseDistance(distance, owner, work),
  );
  await touchRaces(
    tx,
    [...changed].map((owner) => owner.id),
  );
  for (const owner of changed) owner.outcome = "updated";
}

function skip(races: FileRace[], tally: Tally): void {
  tally.skipped += races.length;
  for (const { line, title, date } of races) {
    tally.errors.push({ line, finding: { code: "race-not-found", title, date } });
  }
}

function refuseRace({ line, title }: FileRace, tally: Tally, reason: unknown): void {
  const staysCancelled = violatedConstraint(reason) === "races_stay_cancelled";
  const code = staysCancelled ? "race-stays-cancelled" : "race-not-saved";
  tally.failed.push(title);
  tally.errors.push({ line, finding: { code, title } });
}

function refuseDistance(
  { line, distance }: OwnedDistance["distance"],
  owner: SavedRace,
  { tally, incomplete }: Work,
): void {
  const code = owner.outcome === "created" ? "distance-not-added" : "distance-not-saved";
  const { title } = owner.race;
  incomplete.add(owner);
  tally.errors.push({ line, finding: { code, distance, title } });
}

/** What the stored data refuse: a value, a constraint, a trigger, the size of an index entry. */
const refusedStates = ["22", "23", "54", "P0"];

/**
 * Saves many items with few statements. If the database rejects a batch, its halves are retried until the
 * rejected items are isolated: those go to `refuse`. Other failures (a lost connection, a deadlock) are
 * thrown.
 */
async function saveAll<Item>(
  tx: Database,
  items: Item[],
  save: (tx: Database, items: Item[]) => Promise<void>,
  refuse: (item: Item, reason: unknown) => void | Promise<void>,
): Promise<void> {
  const [first, ...others] = items;
  if (first === undefined) return;
  try {
    await tx.transaction((savepoint) => save(savepoint, items));
  } catch (reason) {
    if (!isRefusal(reason)) throw reason;
    if (others.length === 0) return await refuse(first, reason);
    const half = Math.ceil(items.length / 2);
    await saveAll(tx, items.slice(0, half), save, refuse);
    await saveAll(tx, items.slice(half), save, refuse);
  }
}

function isRefusal(reason: unknown): boolean {
  const state = sqlState(reason) ?? "";
  return refusedStates.some((start) => state.startsWith(start));
}

/**
 * What an import does, counted. A race counts once: as updated when one of its distances changes, as failed
 * when one of them is refused.
 */
export type Tally = {
  created: number;
  updated: number;
  unchanged: number;
  /** Skipped, because only stored races were requested. */
  skipped: number;
  distances: { created: number; updated: number; unchanged: number };
  /** Titles of the races that the database refused, whole or in one of their distances. */
  failed: string[];
  errors: ImportProblem[];
};

export function emptyTally(errors: ImportProblem[] = [], failed: string[] = []): Tally {
  const distances = { created: 0, updated: 0, unchanged: 0 };
  return { created: 0, updated: 0, unchanged: 0, skipped: 0, distances, failed, errors };
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    created: a.created + b.created,
    updated: a.updated + b.updated,
    unchanged: a.unchanged + b.unchanged,
    skipped: a.skipped + b.skipped,
    distances: {
      created: a.distances.created + b.distances.created,
      updated: a.distances.updated + b.distances.updated,
      unchanged: a.distances.unchanged + b.distances.unchanged,
    },
    failed: [...a.failed, ...b.failed],
    errors: [...a.errors, ...b.errors],
  };
}
