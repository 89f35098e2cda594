import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import type { RaceCard } from "#features/races/race.ts";
import type { RecommendationReason } from "./matching/reasons.ts";

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
