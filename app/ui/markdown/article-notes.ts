import { flatten } from "./markdown-tree.ts";

/** More footnotes than this are shown as they were typed: each number in the text looks for its own. */
const footnoteLimit = 300;

const definition = /\[\^(?=[^\]\n]{1,200}\]:)/g;

/**
 * Keeps footnotes few and flat before the parser, which calls itself for each text inside of one, sees
 * them: a line begins one footnote at most, and what follows on it is nested as little as elsewhere.
 */
export function boundFootnotes(source: string): string {
  let count = 0;
  return source
    .split("\n")
    .map((line) => {
      let place = -1;
      const single = line.replace(definition, (mark, at: number) => {
        if (place >= 0 || count >= footnoteLimit) return "\\[^";
        place = at;
        count += 1;
        return mark;
      });
      if (place < 0) return single;
      const begin = single.indexOf("]:", place) + 2;
      return single.slice(0, begin) + single.slice(begin).replace(/^([ \t]*)(.*)$/, bounded);
    })
    .join("\n");
}

function bounded(_whole: string, blanks: string, text: string): string {
  return blanks.slice(0, 4) + flatten(text);
}

/** The anchor of a footnote. */
export function noteAnchor(id: string): string {
  return `fn-${id}`;
}

/** The anchor of a footnote's number in the text; the same footnote may have several. */
export function referenceAnchor(id: string, index: number): string {
  return index > 0 ? `fnref-${id}-${index + 1}` : `fnref-${id}`;
}
