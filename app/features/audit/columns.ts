import { shorten } from "#values/text/shorten.ts";

/** Columns by their names. The names are constants and never come from a form. */
type Columns = Record<string, unknown>;

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
