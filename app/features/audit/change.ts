import { shorten } from "#values/text/shorten.ts";

/** An administrator's change, described independently of the changed object. */
export type AuditedChange = {
  /** A verb of the past: `created`, `changed`, `deleted`, `hid`. */
  action: string;
  /** One word for the kind of thing: `race`, `distance`, `registration`, `review`, `user`. */
  subjectType: string;
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
export type AuditEntry = Required<AuditedChange> & {
  id: string;
  /** `null` when the administrator's account is gone. */
  adminEmail: string | null;
  createdAt: Date;
};

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
  return after === "published" ? "published" : "unpublished";
}

type PublicationStatus = "draft" | "published";

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
