import { fold } from "#values/text/fold.ts";
import { topics } from "../../knowledge/topics.ts";

let known: ReadonlySet<string> | null = null;

/** Every word of the knowledge base: as it stands there, it is no misspelt word. */
export function articleWords(): ReadonlySet<string> {
  known ??= new Set(
    topics.flatMap(({ title, answer, next }) =>
      [title, answer]
        .flatMap(({ en, es }) => [en, es])
        .concat(next.en, next.es)
        .flatMap(wordsIn),
    ),
  );
  return known;
}

function wordsIn(text: string): string[] {
  return fold(text).match(/[a-z]+/g) ?? [];
}
