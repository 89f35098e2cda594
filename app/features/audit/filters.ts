import { type Day, parseDay } from "#values/day.ts";
import { readWords } from "#values/text/typed.ts";
import { type AuditKind, auditKinds } from "./change.ts";

/** What the audit log is asked for. Empty texts and `null` ask for nothing. */
export type AuditFilters = {
  /** Of the name of what was changed. */
  words: string;
  /** A part of the mail address of the person who did it. */
  person: string;
  kind: AuditKind | null;
  /** The first and the last day, in UTC as the log writes its times. */
  from: Day | null;
  to: Day | null;
};

/** The filters of the audit log in an address; what it does not know is left out. */
export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const kind = params.get("kind");
  return {
    words: readWords(params),
    person: readWords(params, "person"),
    kind: auditKinds.find((known) => known === kind) ?? null,
    from: parseDay(params.get("from") ?? ""),
    to: parseDay(params.get("to") ?? ""),
  };
}
