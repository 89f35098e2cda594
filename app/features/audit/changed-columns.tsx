import { formatDay, formatFullMoment, parseDay } from "#values/day.ts";
import { columnWords } from "#values/text/column-words.ts";
import type { AuditEntry } from "./change.ts";

/** Longer values are cut. */
const shownLength = 120;

/** The old and the new value of each changed column, with the reason that was given: a line each. */
export function ChangedColumns({ entry: { before, after, reason } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <>
      {reason && <span className="record-part">“{reason}”</span>}
      {names.map((name) => (
        <span key={name} className="record-part">
          <span className="text-muted">{columnWords(name, "en")}</span>{" "}
          {before && name in before && <del>{shown(before[name])}</del>}{" "}
          {after && name in after && <ins className="no-underline">{shown(after[name])}</ins>}
        </span>
      ))}
    </>
  );
}

/** As JSON has a date with its time. */
const isTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" && parseDay(value) !== null) return formatDay(value, "en");
  if (typeof value === "string" && isTimestamp.test(value)) {
    return formatFullMoment(new Date(value), "en");
  }
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
    return shown(value.join(", "));
  }
  if (value === null || value === undefined || value === "") return "—";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
