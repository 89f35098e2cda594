import type postgres from "postgres";

/** A text that comes as often as this will come again. */
const timesToPrepare = 5;

/** Texts that each connection keeps prepared; those that come later are sent anew each time. */
const mostPrepared = 200;

/** Texts whose coming is counted at the same time. */
const mostCounted = 1000;

/** Longer ones are written for one occasion, such as an import. */
const longestText = 10_000;

/**
 * Which statements to keep prepared on a connection. A statement with parameters takes two trips to
 * the server, one to learn their types and one to run it; a prepared one takes a single trip. The
 * filters of a search make texts without end, so only a bounded number is kept.
 */
export function preparedTexts(): (text: string) => boolean {
  const prepared = new Set<string>();
  const counts = new Map<string, number>();
  return (text) => {
    if (prepared.has(text)) return true;
    if (prepared.size >= mostPrepared || text.length > longestText) return false;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < timesToPrepare) {
      if (counts.size >= mostCounted) counts.clear();
      counts.set(text, count);
      return false;
    }
    counts.delete(text);
    prepared.add(text);
    return true;
  };
}

/** Lets a driver prepare what the query builder asks for often. Plans are made anew each time. */
export function prepareFrequent(sql: postgres.Sql): void {
  const { unsafe } = sql;
  const isPrepared = preparedTexts();
  sql.unsafe = (text, values, options) =>
    unsafe(text, values, {
      ...options,
      prepare:
        Boolean(options?.prepare) ||
        (values !== undefined && values.length > 0 && isPrepared(text)),
    });
}
