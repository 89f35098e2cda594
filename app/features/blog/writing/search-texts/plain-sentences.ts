import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { markdownWords } from "#ui/markdown/markdown-words.ts";

/** Only so much of a text is read: what comes later seldom names the subject. */
const readLetters = 30_000;

/** Lines that are not the author's prose: headings, tables, notes and quotations. */
const noProse = /^\s*(?:#{1,6}\s|\||>|\[\^[^\]]+\]:|(?:-{3,}|\*{3,})\s*$)/;

/** The sentences of a Markdown text, without its marks, headings, tables and footnotes. */
export function plainSentences(markdown: string): string[] {
  const prose = markdown
    .slice(0, readLetters)
    .split("\n")
    .filter((line) => !noProse.test(line))
    .map((line) => line.replace(/\[\^[^\]]+\]/g, ""))
    .join("\n");
  return prose.split(/\n{2,}/).flatMap((block) => {
    const words = markdownWords(parseMarkdown(block));
    // A list is no sentence.
    return /^\s*(?:[-*+]|\d+[.)])\s/.test(block) ? [] : sentencesIn(words);
  });
}

function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d“"¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]["”’)]?$/.test(sentence));
}
