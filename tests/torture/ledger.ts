import type { Draft, TortureWorld } from "./world.ts";

/** What was acknowledged, to be compared with what is stored. */
export type Ledger = {
  entries: Draft[];
  /** The comments of each runner that may be stored: the last acknowledged one, and later tries. */
  comments: Map<string, string[]>;
  acknowledged: number;
};

export function emptyLedger(): Ledger {
  return { entries: [], comments: new Map(), acknowledged: 0 };
}

/** Entries that are not there or there twice, letters that are missing or too many, lost reviews. */
export async function compare({ entries, comments }: Ledger, world: TortureWorld) {
  const { rows, letters, reviews } = await world.stored();
  const missing = entries.filter(({ userId, raceId }) => !rows.has(`${userId} ${raceId}`)).length;
  const counts = [...rows.values()];
  const total = counts.reduce((sum, n) => sum + n, 0);
  const twice = counts.filter((n) => n > 1).length;
  const forgotten = [...comments].filter(
    ([userId, possible]) => !possible.includes(reviews.get(userId) ?? ""),
  ).length;
  return {
    lost: missing + forgotten + Math.max(0, total - letters),
    doubled: twice + Math.max(0, letters - total),
  };
}
