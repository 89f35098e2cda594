import type { ImportProblem } from "./file/problem.ts";

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
