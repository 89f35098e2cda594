import type { BibBlock } from "./race-day.ts";

/** An entry that is to get a number, in the order in which numbers are given. */
export type NumberedRunner = {
  id: string;
  distanceId: string | null;
  waveId: string | null;
  bib: number;
  /** The number stays in every case. */
  isKept: boolean;
};

/** The block of an entry: that of its wave, or else that of its distance. */
export function blockOf<B extends BibBlock>(
  blocks: readonly B[],
  { distanceId, waveId }: Pick<NumberedRunner, "distanceId" | "waveId">,
): B | null {
  const ofWave = waveId === null ? undefined : blocks.find((block) => block.waveId === waveId);
  return (
    ofWave ??
    blocks.find((block) => block.waveId === null && block.distanceId === distanceId) ??
    null
  );
}

/**
 * Gives each runner the next free number of their block, in the order that they come in. No number is given twice,
 * nor one that another entry keeps.
 * @param options.all - gives a number also to those who have one of their block
 * @returns the numbers that change, by entry, and how many runners found their block full
 */
export function numberBibs(
  blocks: readonly BibBlock[],
  runners: readonly NumberedRunner[],
  { all }: { all: boolean },
): { given: Map<string, number>; left: number } {
  const renumbered = runners.filter((runner) => {
    const block = blockOf(blocks, runner);
    if (runner.isKept || block === null) return false;
    const isInside = block.firstBib <= runner.bib && runner.bib <= block.lastBib;
    return all || !isInside;
  });
  const moving = new Set(renumbered.map(({ id }) => id));
  const used = new Set(runners.filter(({ id }) => !moving.has(id)).map(({ bib }) => bib));
  const next = new Map(blocks.map(({ id, firstBib }) => [id, firstBib]));
  const given = new Map<string, number>();
  const unplaced: NumberedRunner[] = [];
  for (const runner of renumbered) {
    const block = blockOf(blocks, runner);
    if (block === null) continue;
    let bib = next.get(block.id) ?? block.firstBib;
    while (used.has(bib)) bib += 1;
    if (bib > block.lastBib) {
      unplaced.push(runner);
      continue;
    }
    next.set(block.id, bib + 1);
    given.set(runner.id, bib);
  }
  const before = new Map(runners.map(({ id, bib }) => [id, bib]));
  const changed = [...withoutClashes(given, unplaced, blocks, used)].filter(
    ([id, bib]) => before.get(id) !== bib,
  );
  return { given: new Map(changed), left: unplaced.length };
}

/** A runner whose block is full keeps the old number, unless it was given to another: then the next one after all. */
function withoutClashes(
  given: Map<string, number>,
  unplaced: readonly NumberedRunner[],
  blocks: readonly BibBlock[],
  used: ReadonlySet<number>,
): Map<string, number> {
  const taken = new Set([...used, ...given.values()]);
  let free = Math.max(0, ...taken, ...blocks.map(({ lastBib }) => lastBib)) + 1;
  const all = new Map(given);
  for (const { id, bib } of unplaced) {
    if (!taken.has(bib)) {
      taken.add(bib);
      continue;
    }
    taken.add(free);
    all.set(id, free);
    free += 1;
  }
  return all;
}
