/** Characters of an organizer's text in an answer. */
const longestText = 300;

/**
 * A text of our tables as a part of an answer: on one line, and without marks that Markdown would
 * read. A longer text is cut.
 */
export function written(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const short = line.length > longestText ? `${line.slice(0, longestText).toWellFormed()}…` : line;
  return short.replace(/[\\`*_[\]<>|~#]/g, "\\$&");
}

/** `a`, `a and b`, `a, b and c` */
export function listed(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join();
  return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
