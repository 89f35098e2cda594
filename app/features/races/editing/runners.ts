import type { Day } from "#values/day.ts";
import type { RaceDetails } from "./details.ts";

/** What those who are registered for a race have to know. */
export type RaceNews =
  | { kind: "cancelled" }
  | { kind: "moved"; from: Day }
  /** It had been cancelled, and takes place all the same; then on the day that it tells. */
  | { kind: "back" };

type Told = Pick<RaceDetails, "race_status" | "start_date">;

/** What a change means for runners; `null` when it means nothing, or the race is over anyway. */
export function newsOf(before: Told, after: Told, today: Day): RaceNews | null {
  const isOver = before.start_date < today && after.start_date < today;
  if (isOver) return null;
  if (before.race_status === "cancelled") {
    const isBack = after.race_status !== "cancelled" && after.start_date >= today;
    return isBack ? { kind: "back" } : null;
  }
  if (after.race_status === "cancelled") return { kind: "cancelled" };
  if (after.start_date === before.start_date) return null;
  return { kind: "moved", from: before.start_date };
}
