import type { Database } from "#db/database.ts";
import { countMatches, type Search } from "./conditions.server.ts";
import { correctedWords } from "./spelling.server.ts";

/**
 * The words to search for instead when nothing has those that were typed: all of them as the races
 * spell them, else as many of them as some race has together. `null` where nothing was misspelt, or
 * where nothing helps.
 */
export async function suggestedWords(db: Database, search: Search): Promise<string[] | null> {
  const words = await correctedWords(db, search.words);
  if (words.join() === search.words.join()) return null;
  for (const candidates of [[words], withoutOne(words), words.map((word) => [word])]) {
    const found = await Promise.all(
      candidates.map(async (words) => ({
        words,
        total: await countMatches(db, { ...search, words }),
      })),
    );
    const best = found.reduce((a, b) => (b.total > a.total ? b : a));
    if (best.total > 0) return best.words;
  }
  return null;
}

/** The words, each time without another one of them. */
function withoutOne(words: string[]): string[][] {
  return words.length < 2 ? [words] : words.map((_, at) => words.toSpliced(at, 1));
}
