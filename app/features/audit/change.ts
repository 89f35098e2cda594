import { type Day, parseDay } from "#values/day.ts";
import { readWords } from "#values/text/clean.ts";
import { shorten } from "#values/text/shorten.ts";

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

/** The kinds of things that are changed. */
export const auditKinds = [
  "answer to a review",
  "assistant",
  "blog post",
  "check-in desk",
  "claim",
  "coach",
  "discount code",
  "distance",
  "entry category",
  "entry changes",
  "entry form",
  "expert",
  "expert application",
  "extra",
  "inquiry",
  "invitation",
  "key",
  "message",
  "order",
  "organizer",
  "partner offer",
  "payment",
  "payment account",
  "podcast",
  "prices",
  "question",
  "race",
  "race guide",
  "race import",
  "race message",
  "registration",
  "registrations",
  "result",
  "result claim",
  "review",
  "start list",
  "suggestion",
  "team",
  "team rules",
  "user",
  "waiting list",
  "waiting runner",
] as const;

export type AuditKind = (typeof auditKinds)[number];

/** An administrator's change, described independently of the changed object. */
export type AuditedChange = {
  /** A verb of the past: `created`, `changed`, `deleted`, `hid`. */
  action: string;
  subjectType: AuditKind;
  /** Left out where the change is about many things, as in an import. */
  subjectId?: string | null;
  /** What the thing is called: `Lima Marathon 2027`. */
  subjectName: string;
  /** The columns that changed, with their old values; personal data only where the change is about it. */
  before?: Record<string, unknown> | null;
  /** The same columns with their new values. */
  after?: Record<string, unknown> | null;
  /** Why, in the administrator's own words. */
  reason?: string | null;
};

/** An entry of the audit log. */
export type AuditEntry = Required<Omit<AuditedChange, "subjectType">> & {
  id: string;
  subjectType: string;
  /** `null` when the account is gone, and for what a job did. */
  adminEmail: string | null;
  createdAt: Date;
};

/** The beginning of the action of a change that a job makes. */
export const automatically = "automatically";

/** Who made a change. */
export function actorOf({ adminEmail, action }: Pick<AuditEntry, "adminEmail" | "action">): string {
  if (adminEmail) return adminEmail;
  return action.startsWith(automatically) ? "this site" : "a former account";
}

type Columns = Record<string, unknown>;

/**
 * What of a row changed: `{ before: { city: "Lima" }, after: { city: "Cusco" } }`, or `null` when
 * nothing did. Values are compared as JSON.
 */
export function difference(
  before: Columns,
  after: Columns,
): Required<Pick<AuditedChange, "before" | "after">> | null {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (changed.length === 0) return null;
  const only = (row: Columns) =>
    Object.fromEntries(changed.map((name) => [name, row[name] ?? null]));
  return { before: only(before), after: only(after) };
}

/** What was done to something that readers see once it is published. */
export function publicationAction(before: PublicationStatus, after: PublicationStatus): string {
  if (before === after) return "changed";
  return after === "draft" ? "unpublished" : after;
}

type PublicationStatus = "draft" | "scheduled" | "published";

/** The longest text in the audit log: an entry shows a change and is not a copy. */
const recordedLetters = 300;

/** Columns for the audit log, with long texts cut. */
export function recorded(columns: Columns): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === "string" ? shorten(value, recordedLetters) : value,
    ]),
  );
}

/** Only the columns with a value. */
export function withoutEmpty(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
}

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
