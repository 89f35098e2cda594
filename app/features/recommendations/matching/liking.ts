import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import type { RaceCard } from "#features/races/race.ts";
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

/** By the code of a reason, what its sentence names. */
type ReasonDetails = {
  /** The same race in another year. */
  edition: { stars: number | null };
  /** The race that the training plan leads to. */
  goal: unknown;
  /** A distance like the one that the training plan leads to, in metres. */
  plan: { meters: number; goalMeters: number };
  /** A distance like one of another race. */
  distance: { meters: number; race: string };
  /** Near a race, with what ties the runner to it. */
  near: { meters: number; city: string; tie: LikingKind };
  /** A type of race, as stored. */
  type: { type: string; races: number };
  rating: { average: number; count: number };
};

type ReasonCode = keyof ReasonDetails;

/** Why a race is recommended; `messages.ts` has the sentences. */
export type RecommendationReason<Code extends ReasonCode = ReasonCode> = {
  [Each in Code]: { code: Each } & ReasonDetails[Each];
}[Code];

/** A race for one runner, and why it is. */
export type Recommendation = {
  race: RaceCard;
  /** The strongest first; never empty. */
  reasons: RecommendationReason[];
};

/** How many races a right shows. Without the right, one race stands as an example. */
export const recommendationLimits = {
  none: 1,
  basic: 3,
  priority: 6,
} as const satisfies Record<Entitlements["recommendations"], number>;
