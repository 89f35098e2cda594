import { csvHead, csvLine } from "#values/csv.ts";
import { formatWeekday } from "#values/day.ts";
import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { sessionName, stepsText } from "../messages.ts";
import type { StoredSession } from "../rules/plan.ts";

/** A plan as a spreadsheet reads it: one line for each session. */
export function trainingCsv(sessions: readonly StoredSession[], unit: LengthUnit): string {
  const head = csvHead(["week", "day", "weekday", "session", unit, "minutes", "steps", "state"]);
  const per = unit === "km" ? 1000 : metersPerMile;
  const lines = sessions.map(({ day, kind, meters, seconds, steps, reason, state }) =>
    csvLine([
      String(reason.week),
      day,
      formatWeekday(day),
      sessionName({ kind, reason }).en,
      (meters / per).toFixed(1),
      String(Math.round(seconds / 60)),
      stepsText(steps, unit),
      state,
    ]),
  );
  return head + lines.join("");
}
