import type { Database } from "#db/database.ts";
import { sqlState } from "#db/failures/problem.ts";

/** What the stored data refuse: a value, a constraint, a trigger, the size of an index entry. */
const refusedStates = ["22", "23", "54", "P0"];

/**
 * Saves many things with few statements. Where the database refuses them, the halves are tried by
 * themselves until the culprits stand alone: those go to `refuse`, and the others are saved.
 * What is no refusal (a lost connection, a deadlock) is thrown.
 */
export async function saveAll<Item>(
  tx: Database,
  items: Item[],
  save: (tx: Database, items: Item[]) => Promise<void>,
  refuse: (item: Item) => void | Promise<void>,
): Promise<void> {
  const [first, ...others] = items;
  if (first === undefined) return;
  try {
    await tx.transaction((savepoint) => save(savepoint, items));
  } catch (reason) {
    if (!isRefusal(reason)) throw reason;
    if (others.length === 0) return await refuse(first);
    const half = Math.ceil(items.length / 2);
    await saveAll(tx, items.slice(0, half), save, refuse);
    await saveAll(tx, items.slice(half), save, refuse);
  }
}

function isRefusal(reason: unknown): boolean {
  const state = sqlState(reason) ?? "";
  return refusedStates.some((start) => state.startsWith(start));
}
