import type { Draft, TortureWorld } from "./world.ts";

/** The acknowledged writes, to be compared with the stored ones. */
export type Ledger = {
  entries: Draft[];
  /** The comments of each runner that may be stored: the last acknowledged one, and later tries. */
  comments: Map<string, string[]>;
  acknowledged: number;
};

export function emptyLedger(): Ledger {
  return { entries: [], comments: new Map(), acknowledged: 0 };
}

/** Entries that are missing or stored twice, missing and surplus letters, lost reviews. */
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
