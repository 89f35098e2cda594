import { fold } from "#values/text/fold.ts";

/** What of an entry a row can be matched by. */
export type MatchableEntry = {
  id: string;
  bib: number;
  name: string;
  /** Letters and digits of it; empty where the race does not ask for one. */
  document: string;
  isOfDistance: boolean;
};

type MatchableRow = { bib: string; name: string; document: string };

type MatchedBy = "bib" | "document" | "name";
type Match = { entryId: string; by: MatchedBy } | null;

/**
 * The entry of each row, in the order of `rows`: by the number of the document; by the bib number, unless the
 * names have no word in common, because timers give out numbers of their own; by a name that one row and one
 * entry have. An entry is matched once. `isOther` marks rows whose bib number belongs to another name.
 */
export function matchesOf(
  rows: readonly MatchableRow[],
  entries: readonly MatchableEntry[],
): { match: Match; isOther: boolean }[] {
  const taken = new Set<string>();
  const take = (entry: MatchableEntry | undefined, by: MatchedBy): Match => {
    if (!entry || taken.has(entry.id)) return null;
    taken.add(entry.id);
    return { entryId: entry.id, by };
  };
  const own = entries.filter(({ isOfDistance }) => isOfDistance);
  const byBib = new Map(own.map((entry) => [String(entry.bib), entry]));
  const byDocument = once(own, ({ document }) => document);
  const found: { match: Match; isOther: boolean }[] = rows.map((row) => ({
    match: take(byDocument.get(documentKey(row.document)), "document"),
    isOther: false,
  }));
  rows.forEach((row, at) => {
    const own = found[at];
    const entry = byBib.get(row.bib.replace(/^0+(?=\d)/, ""));
    if (!own || own.match || !entry) return;
    if (row.name === "" || entry.name === "" || shareWord(row.name, entry.name)) {
      own.match = take(entry, "bib");
    } else own.isOther = true;
  });
  // Keys of names take longer than all else here, and most files have a bib number in each row.
  if (found.some(({ match }) => match === null)) {
    const byName = once(own, ({ name }) => nameKey(name));
    for (const [key, row] of once([...rows.entries()], ([, { name }]) => nameKey(name))) {
      const open = found[row[0]];
      if (open && !open.match) open.match = take(byName.get(key), "name");
    }
  }
  return found.map((each) => (each.match ? { ...each, isOther: false } : each));
}

/** A document's letters and digits. */
export function documentKey(document: string): string {
  return fold(document).replace(/[^a-z0-9]/g, "");
}

/** The words of a name in any order: files write surnames first, or in capitals. */
function nameKey(name: string): string {
  const words = nameWords(name);
  return words.length < 2 ? "" : words.sort().join(" ");
}

export function nameWords(name: string): string[] {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** Files abbreviate names: words of one letter do not count. `sharesWord` is the same for the database. */
export function shareWord(one: string, other: string): boolean {
  const words = new Set(nameWords(one));
  return nameWords(other).some((word) => words.has(word));
}

/** By a key that exactly one of them has. */
function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const found = new Map<string, Item>();
  const twice = new Set<string>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === "") continue;
    if (found.has(key)) twice.add(key);
    found.set(key, item);
  }
  for (const key of twice) found.delete(key);
  return found;
}
