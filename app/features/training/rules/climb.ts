import { flatForClimb } from "#features/pace/climb.ts";
import type { PlannedSession } from "./plan.ts";

/** What a session costs: its meters, and flat ones for those that it climbs. */
export function loadOf({ meters, reason }: Pick<PlannedSession, "meters" | "reason">): number {
  return meters + flatForClimb * (reason.climb ?? 0);
}
