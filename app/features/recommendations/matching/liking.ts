import type { Day } from "#values/day.ts";
import type { Position } from "#values/geo/position.ts";

/** What ties a runner to a race: it was entered, rated or kept, or a training plan leads to it. */
export type LikingKind = "entered" | "rated" | "kept" | "goal";

/** A race, or the goal of a plan, that says what its runner likes. */
export type Liking = {
  kind: LikingKind;
  raceId: string | null;
  name: string;
  /** The name that the editions of a race share, and the races of a series. */
  event: string | null;
  /** As stored: `Trail`. */
  type: string | null;
  city: string | null;
  country: string | null;
  position: Position | null;
  day: Day;
  /** The entered distance, else all distances of the race, in metres. */
  meters: number[];
  /** 1 to 5; `null` where it was not rated. */
  stars: number | null;
};

/** Below this rating a race is no liking but a warning. */
const fewestStars = 3;

/** Whether a runner wants more races like it. */
export function isLiked({ stars }: Pick<Liking, "stars">): boolean {
  return stars === null || stars >= fewestStars;
}

const kindWeights = { goal: 3, entered: 2, rated: 1.5, kept: 1 } as const;

/** Races of two years ago say half as much. */
const halfLifeDays = 730;

/** How much a liking counts: by its kind, its stars and its age. */
export function weightOf({ kind, stars }: Liking, ageDays: number): number {
  const byStars = stars === null ? 1 : stars / 4;
  return kindWeights[kind] * byStars * 0.5 ** (Math.max(0, ageDays) / halfLifeDays);
}
