import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import type { Day } from "#values/day.ts";
import type { Analytics } from "./analytics.ts";
import type { Goal } from "./analytics-row.ts";
import { isDescribed } from "./efforts/critical-speed.ts";

/** What everybody gets, what Sprinter adds to it, and what Elite adds to that. */
export type BasicAnalytics = Pick<
  Analytics,
  "span" | "total" | "idleSince" | "volume" | "before" | "parts"
>;
export type AdvancedAnalytics = BasicAnalytics &
  Pick<Analytics, "easy" | "longest" | "bests" | "goal">;
export type PerformanceAnalytics = AdvancedAnalytics &
  Pick<Analytics, "critical" | "load" | "drift" | "zones">;

/** The facts about the viewer's runs in the offer of Sprinter. */
export type AdvancedOffered = {
  goal: Goal | null;
  longest: { meters: number; day: Day } | null;
  /** The distances in meters over which there are best efforts. */
  distances: number[];
};

/** The counts of the viewer's runs in the offer of Elite. */
export type PerformanceOffered = {
  withHeartRate: number;
  /** Best efforts that a critical speed is drawn from. */
  describedEfforts: number;
  steadyRuns: number;
};

/** Analytics as far as a right gives them, with what the offer of the next one needs. */
export type ShownAnalytics =
  | { right: "none"; analytics: BasicAnalytics; offered: AdvancedOffered }
  | { right: "advanced"; analytics: AdvancedAnalytics; offered: PerformanceOffered }
  | { right: "performance"; analytics: PerformanceAnalytics };

/** Leaves out of analytics what a right does not give. */
export function shownAnalytics(
  right: Entitlements["analytics"],
  { withHeartRate, ...analytics }: Analytics,
): ShownAnalytics {
  const { span, total, idleSince, volume, before, parts, easy, longest, bests, goal, drift } =
    analytics;
  if (right === "performance") return { right, analytics };
  const basic = { span, total, idleSince, volume, before, parts };
  if (right === "advanced") {
    const describedEfforts = bests.filter(({ ever }) => isDescribed(ever)).length;
    return {
      right,
      analytics: { ...basic, easy, longest, bests, goal },
      offered: { withHeartRate, describedEfforts, steadyRuns: drift.total },
    };
  }
  const [longestRun] = longest;
  return {
    right,
    analytics: basic,
    offered: {
      goal: goal?.goal ?? null,
      longest: longestRun ? { meters: longestRun.meters, day: longestRun.day } : null,
      distances: bests.map(({ ever }) => ever.meters),
    },
  };
}
