import { isOneOf, liveStatuses } from "#values/subscription-status.ts";
import type { Membership } from "../membership.ts";

/** An event in the life of a membership that its owner gets a letter about. */
export type Turn = "begun" | "changed" | "payment failed" | "cancelled" | "ended";

type State = Pick<Membership, "status" | "tier" | "interval" | "endsWithPeriod">;

/**
 * What has happened between two readings of the same subscription, in order. Reading the same state
 * again is not a turn.
 * @param before - `null` for a new subscription
 */
export function turnsOf(before: State | null, after: State): Turn[] {
  const wasLive = isOneOf(liveStatuses, before?.status);
  const isLive = isOneOf(liveStatuses, after.status);
  if (!isLive) return wasLive ? ["ended"] : [];
  const turns: Turn[] = [];
  if (!before || !wasLive) turns.push("begun");
  else if (before.tier !== after.tier || before.interval !== after.interval) turns.push("changed");
  if (after.status === "past_due" && before?.status !== "past_due") turns.push("payment failed");
  const wasEnding = wasLive && before?.endsWithPeriod;
  if (after.endsWithPeriod && !wasEnding) turns.push("cancelled");
  return turns;
}
