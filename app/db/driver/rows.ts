import pg from "pg";

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

type Reader = (text: string) => unknown;

const asText: Reader = (text) => text;
const asTruth: Reader = (text) => text === "t";
const asMoment: Reader = (text) => new Date(text);

/** The numbers that PostgreSQL has for its types, those of their lists beside them. */
const kinds: [reader: Reader, type: number, list: number][] = [
  [asTruth, 16, 1000],
  // A bigint is a count here; money is far below where numbers stop being exact.
  [Number, 20, 1016],
  [Number, 21, 1005],
  [Number, 23, 1007],
  [Number, 26, 1028],
  [Number, 700, 1021],
  [Number, 701, 1022],
  [JSON.parse, 114, 199],
  [JSON.parse, 3802, 3807],
  [asMoment, 1184, 1185],
  [asText, 25, 1009],
  [asText, 1042, 1014],
  [asText, 1043, 1015],
  [asText, 18, 1002],
  [asText, 19, 1003],
  [asText, 1082, 1182],
  [asText, 1700, 1231],
  [asText, 2950, 2951],
];

const readBytes: Reader = pg.types.getTypeParser(17);
/** The driver's table of types has no array types; 1009 is `text[]`. */
const readTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(1009 as never);

const readers = new Map<number, Reader>([[17, readBytes]]);
for (const [reader, type, list] of kinds) {
  readers.set(type, reader);
  readers.set(list, (text) => readTexts(text).map((one) => (one === null ? null : reader(one))));
}

/**
 * How values are read, the same for the query builder and for hand-written SQL: a date stays
 * `YYYY-MM-DD`, a moment is a `Date`, a bigint is a number, and types without a reader here are text.
 */
export const readsValues = {
  getTypeParser: (type: number) => readers.get(type) ?? asText,
};

/**
 * A value as it is sent: a moment is the same in every time zone.
 * @throws {TypeError} for `undefined`, which the driver would silently send as null
 */
export function sentValue(value: unknown, place: number): unknown {
  if (value === undefined) throw new TypeError(`The value of $${place + 1} is undefined.`);
  return value instanceof Date ? value.toISOString() : value;
}
