import { type SQL, sql } from "drizzle-orm";
import { shorten } from "#values/text/shorten.ts";

/** Columns by their names, which are ours and never come from a form. */
type Columns = Record<string, unknown>;

/** Letters of a text in the audit log: an entry says what changed, it is no copy. */
const recordedLetters = 300;

/** `city = 'Lima', country = 'Peru'` */
export function assignments(columns: Columns): SQL {
  const pairs = Object.entries(columns).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
  );
  return sql.join(pairs, sql`, `);
}

/** `(city, country) values ('Lima', 'Peru')` */
export function insertion(columns: Columns): SQL {
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const values = Object.values(columns).map((value) => sql`${value}`);
  return sql`(${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`;
}

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
