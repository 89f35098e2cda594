/**
 * The words of a Markdown text in one line, for places that show no formatting: descriptions of
 * links, calendars, search engines. Marks are dropped, never interpreted.
 *
 * @example plainText("## Course\nTwo **passes**, [map](https://…)") === "Course Two passes, map"
 */
export function plainText(markdown: string): string {
  return markdown
    .slice(0, readLimit)
    .replace(/\r\n?/g, "\n")
    .replace(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, "")
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, "")
    .replace(/!?\[([^[\]\n]*)\]\([^()\s]*(?:\s"[^"\n]*")?\)/g, "$1")
    .replace(/(\*\*|__|~~|`+)(?=\S)/g, "")
    .replace(/(?<=\S)(\*\*|__|~~|`+)/g, "")
    .replace(/(?<![\w*])\*(\S[^*\n]*)\*(?![\w*])/g, "$1")
    .replace(/(?<![\w_])_(\S[^_\n]*)_(?![\w_])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** No place that shows the result needs more characters than this. */
const readLimit = 5000;
