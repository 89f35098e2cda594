import { shorten } from "#values/text/shorten.ts";

/** Columns by their names, which are ours and never come from a form. */
type Columns = Record<string, unknown>;

/** Letters of a text in the audit log: an entry says what changed, it is no copy. */
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

/** Only the columns that hold something. */
export function withoutEmpty(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
}
