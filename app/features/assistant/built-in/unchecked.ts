import type { ChatTurn } from "../planning/answer.ts";
import { formats } from "./words/formats.ts";
import { searchWords } from "./words/search-words.ts";
import { listed } from "./words/written.ts";

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
