/** How much there is to lay out in a text of Markdown. */
type MarkdownSize = { lines: number; headings: number; cells: number };

/**
 * Counts line by line, without parsing, and rather too many than too few. The parser fills each row of a
 * table up to the width of its first: 8,000 letters become almost two million cells.
 */
export function markdownSize(text: string): MarkdownSize {
  const size = { lines: 0, headings: 0, cells: 0 };
  let columns = 0;
  let isBelowText = false;
  for (const line of text.split(/\r\n?|\n/)) {
    // Only spaces end a table; the marks of a quote do not.
    if (/^ *$/.test(line)) columns = 0;
    const bare = line.replace(/^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*/, "");
    if (bare !== "") size.lines += 1;
    if (/^#{1,6}(?:[ \t]|$)/.test(bare)) size.headings += 1;
    if (isBelowText && /^(?:=+|-+)[ \t]*$/.test(bare)) size.headings += 1;
    if (/^[ \t|:-]+$/.test(bare) && /[|:]/.test(bare)) {
      columns = Math.max(columns, line.match(/-+/g)?.length ?? 0);
    }
    size.cells += columns;
    isBelowText = bare !== "";
  }
  return size;
}
