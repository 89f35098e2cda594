import type { ChatTurn } from "../planning/answer.ts";
import { formats } from "./words/formats.ts";
import { searchWords } from "./words/search-words.ts";
import { listed, written } from "./words/written.ts";

/**
 * Says which conditions of the message our tables do not tell, in a paragraph; empty if there are none.
 * @param where - what the answer is about
 */
export function uncheckedLine(
  { plan: { language, unchecked = [] } }: ChatTurn,
  where: "list" | "question" | "race",
): string {
  if (unchecked.length === 0) return "";
  const names = unchecked.map((name) => `**${name}**`);
  return `${searchWords[language].unchecked[where](listed(names, formats[language].or))}\n\n`;
}

/** Names the words of the message that the search did not use, in a paragraph; empty if there are none. */
export function unusedLine({ plan: { language, unused = [] } }: ChatTurn): string {
  if (unused.length === 0) return "";
  const names = unused.map((words) => `**${written(words)}**`);
  return `${searchWords[language].unused(listed(names, formats[language].and))}\n\n`;
}
