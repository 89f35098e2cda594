import { type Day, parseDay } from "#values/day.ts";
import { readWords } from "#values/text/typed.ts";
import { type AuditKind, auditKinds } from "./change.ts";

/** The filters of the audit log. An empty text or `null` does not filter. */
export type AuditFilters = {
  /** In the name of what was changed. */
  words: string;
  /** A part of the mail address of the person who did it. */
  person: string;
  kind: AuditKind | null;
  /** The first and the last day, in UTC as the log writes its times. */
  from: Day | null;
  to: Day | null;
};

/** The filters of the audit log in an address; unknown values are ignored. */
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
