import { type SQL, sql } from "drizzle-orm";

/** The races of a chunk: number, id and eighty random hexadecimal digits. */
export function numbers({ seed, from, to }: { seed: number; from: number; to: number }): SQL {
  const salted = sql`${seed}::text || ':' || n`;
  return sql`
    select n, ${idOf(sql`${salted}`)} as id,
      md5(${salted} || ':a') || md5(${salted} || ':b') || md5(${salted} || ':c') as chance
    from generate_series(${from}::int, ${to}::int) n
  `;
}

/** The `place`-th random number of a race, from 0 to below 1. */
export function roll(place: number): SQL {
  const start = sql.raw(String(1 + place * 8));
  return sql`(('x' || substr(chance, ${start}, 8))::bit(32)::bigint / 4294967296.0)`;
}

/** An index in a list of `size`; the first indexes are far more frequent than the last ones. */
export function skewed(chance: SQL, size: number): SQL {
  return sql`floor(power(${chance}, 3) * ${size}::int)::int`;
}

/** An id in the range of generated rows, the same for the same text. */
export function idOf(text: SQL): SQL {
  return sql`('5eed0000' || substr(md5(${text}), 9))::uuid`;
}

/** A list as rows, numbered from 0 in the column `at`. */
export function rowsOf(list: (string | object)[], columns: SQL): SQL {
  const rows = list.map((item, at) =>
    typeof item === "string" ? { at, word: item } : { at, ...item },
  );
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (at int, ${columns})
  `;
}
