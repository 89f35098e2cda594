import type pg from "pg";

/** The rows themselves, and how many rows a write has changed. */
export type Rows = Record<string, unknown>[] & { readonly count: number };

/** A statement as the query builder asks it. */
export type Statement = {
  text: string;
  values?: readonly unknown[];
  rowMode?: "array";
};

/** The driver: all connections together, or one of them. */
export type Driver = {
  query(statement: string | Statement, values?: readonly unknown[]): Promise<Rows>;
};

/**
 * The driver's answer as its rows; the query builder finds them below `rows`. Several statements at
 * once have several answers, whose rows come as one list.
 */
export function rowsOf(answer: pg.QueryResult | pg.QueryResult[]): Rows {
  const answers = Array.isArray(answer) ? answer : [answer];
  const last = answers.at(-1);
  const rows: Record<string, unknown>[] =
    answers.length > 1 ? answers.flatMap((one) => one.rows) : (last?.rows ?? []);
  const answered = Object.assign(rows, { count: last?.rowCount ?? 0, rows });
  return Object.defineProperties(answered, hidden);
}

/** They are not enumerable, so comparisons and copies ignore them. */
const hidden = { count: { enumerable: false }, rows: { enumerable: false } };

/** Whether a statement looks read-only; a statement that begins with `with` may still write. */
export function isRead(text: string): boolean {
  return /^\s*(?:select|with)\b/i.test(text);
}
