import type { ClockTime, Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { placeText } from "#values/text/place-text.ts";
import type { RaceRecord } from "../../race-columns.server.ts";

/** The news about a race for its registered runners. */
export type RaceNews =
  | { kind: "cancelled" }
  /** The day, the start time or the place changed: the previous value of each. */
  | { kind: "moved"; from?: Day; fromTime?: ClockTime | null; fromPlace?: string }
  /** The cancelled race takes place after all. */
  | { kind: "back" };

/** The columns of `races` whose changes are news for runners. */
export const whenAndWhere = [
  "race_status",
  "start_date",
  "start_time",
  "address",
  "city",
  "state_province",
  "country",
] as const satisfies (keyof RaceRecord)[];

/** The parts of a race that decide whether a change is news for its runners. */
export type WhenAndWhere = Pick<RaceRecord, (typeof whenAndWhere)[number]>;

/** The news of a change for runners; `null` without news and after the race. */
export function newsOf(before: WhenAndWhere, after: WhenAndWhere, today: Day): RaceNews | null {
  const isOver = before.start_date < today && after.start_date < today;
  if (isOver) return null;
  if (before.race_status === "cancelled") {
    const isBack = after.race_status !== "cancelled" && after.start_date >= today;
    return isBack ? { kind: "back" } : null;
  }
  if (after.race_status === "cancelled") return { kind: "cancelled" };
  const moved = {
    ...(after.start_date !== before.start_date && { from: before.start_date }),
    ...(after.start_time !== before.start_time && { fromTime: before.start_time }),
    ...(isElsewhere(before, after) && { fromPlace: placeLine(before) }),
  };
  return Object.keys(moved).length > 0 ? { kind: "moved", ...moved } : null;
}

/** The news of a distance's new start for its runners. */
export function newsOfStart(
  race: WhenAndWhere,
  { before, after }: Record<"before" | "after", ClockTime | null>,
  today: Day,
): RaceNews | null {
  const from = before ?? race.start_time;
  if (race.start_date < today || race.race_status === "cancelled") return null;
  return from === (after ?? race.start_time) ? null : { kind: "moved", fromTime: from };
}

type Where = Pick<WhenAndWhere, "address" | "city" | "state_province" | "country">;

/** `Av. Larco 400, Lima, Lima Province, Peru`, as it is kept; letters translate the country. */
export function placeLine({ address, city, state_province, country }: Where): string {
  return [address, placeText({ city, state: state_province, country }, "en")]
    .filter(Boolean)
    .join(", ");
}

/** Whether a place changed. Another spelling or a first value does not count. */
function isElsewhere(before: Where, after: Where): boolean {
  return (["address", "city", "state_province", "country"] as const).some((part) => {
    const [was, is] = [fold(before[part] ?? ""), fold(after[part] ?? "")];
    return was !== is && was !== "" && is !== "";
  });
}
