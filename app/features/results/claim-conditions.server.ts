import { type SQL, sql } from "drizzle-orm";

/** The condition that a version or claim `one` and another, `other`, are of the same distance of a race. */
export const isOfDistance = (one: "i" | "o", other: "c" | "own") => {
  const [a, b] = [sql.raw(one), sql.raw(other)];
  return sql`${a}.race_id = ${b}.race_id and (${a}.distance_id = ${b}.distance_id
    or ${a}.distance_id is null and ${b}.distance_id is null and ${a}.distance = ${b}.distance)`;
};

/** The condition that a version `i` is of the distance of a claim `c`. */
export const isOfClaim = isOfDistance("i", "c");

/** The version of the distance of a claim `c` that was published most recently, other than one. */
export const latestVersion = (other: SQL) => sql`(
  select i.id from race_result_imports i
  where ${isOfClaim} and i.state <> 'draft' and i.id is distinct from ${other}
  order by i.state = 'published' desc, i.published_at desc limit 1)`;

/**
 * The condition that a claim `c` has a row of the version that was published most recently, other than one. Only such
 * a claim outlives its account: without a name, any name would fit a claim that lost its row.
 */
export const holdsLatestRow = (other = sql`null::uuid`) => sql`exists (
  select from race_results h where h.claim_id = c.id and h.import_id = ${latestVersion(other)})`;

/** The words of a name, one a row, as `word`: those of one letter do not count. */
export const wordsOfName = (name: SQL) =>
  sql`unnest(string_to_array(bare_words(${name}), ' ')) word where char_length(word) > 1`;

/** What remains of the words of a deleted runner's name in a claim `c`: too little to tell whose it was. */
export const markOf = sql`left(encode(sha256(convert_to(c.id::text || word, 'UTF8')), 'hex'), 4)`;

/** The marks of the words of the name of a claim `c`. */
export const nameMarks = sql`coalesce((
  select string_agg(distinct ${markOf}, ' ')
  from ${wordsOfName(sql`c.name`)}), '')`;
