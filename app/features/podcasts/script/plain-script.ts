import { textOf } from "./inline.ts";
import { markAt, readableText, readMarks } from "./markup.ts";

/**
 * A script without its tags and its Markdown, for excerpts and searching. A script of plain words stays
 * as it is.
 */
export function plainScript(script: string): string {
  const marked = readMarks(script);
  const lines = marked.text.split("\n").map((line) => {
    const withoutPauses = line.replace(
      /[ \t]?([\u{f0000}-\u{10ffff}])[ \t]?/gu,
      (whole, character) => (markAt(marked, character)?.kind === "pause" ? " " : whole),
    );
    const words = withoutPauses
      .replace(/^\s*>[>\s]*/, "")
      .replace(/^\s{0,3}#{1,6}\s+/, "")
      .replace(/^\s*[-*+]\s+/, "")
      .replace(/^\s*(?:[-*_=]{3,}|`{3,}[\w-]*|~{3,}[\w-]*)\s*$/, "");
    return readableText(textOf(marked, words)).trimEnd();
  });
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
