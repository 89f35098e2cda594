import { markAt, readableText, readMarks, textOf } from "./markup.ts";

const heading = /^\s{0,3}#{1,6}\s+/;

/**
 * A script without its tags and its Markdown, for excerpts and searching. A script of plain words stays
 * as it is.
 */
export function plainScript(script: string): string {
  return plainLines(script)
    .map(({ text }) => text)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A plain script on one line. Its headings end with a period, or they would run into the words below. */
export function plainScriptOnOneLine(script: string): string {
  return plainLines(script)
    .map(({ text, isHeading }) => (isHeading && !/[.!?…:]["”’)]?$/u.test(text) ? `${text}.` : text))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

function plainLines(script: string): { text: string; isHeading: boolean }[] {
  const marked = readMarks(script);
  return marked.text.split("\n").map((line) => {
    const withoutPauses = line.replace(
      /[ \t]?([\u{f0000}-\u{10ffff}])[ \t]?/gu,
      (whole, character) => (markAt(marked, character)?.kind === "pause" ? " " : whole),
    );
    const unquoted = withoutPauses.replace(/^\s*>[>\s]*/, "");
    const isHeading = heading.test(unquoted);
    const words = (isHeading ? unquoted.replace(/\s+#+\s*$/, "") : unquoted)
      .replace(heading, "")
      .replace(/^\s*[-*+]\s+/, "")
      .replace(/^\s*(?:[-*_=]{3,}|`{3,}[\w-]*|~{3,}[\w-]*)\s*$/, "");
    const text = readableText(textOf(marked, words)).trimEnd();
    return { text, isHeading: isHeading && text !== "" };
  });
}

/** How many notes to the author are left: `[Replace this]`, but no links. */
export function openNotes(script: string): number {
  return script.match(/\[[^\][\n]{2,}\](?!\()/g)?.length ?? 0;
}

/** Words that a narrator says in a minute. */
const wordsPerMinute = 150;

/** More pauses sound like a fault. */
export const mostPauses = 4;
export const longestPauseSeconds = 3;

type ScriptFigures = {
  pauses: number;
  words: number;
  seconds: number;
  /** `[notes]` that would be read aloud. */
  notes: number;
};

/** What a script comes to, as a hint while it is written. */
export function scriptFigures(script: string): ScriptFigures {
  const plain = plainScript(script);
  const words = plain.match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return {
    pauses: script.match(/<break\b/gi)?.length ?? 0,
    words,
    seconds: Math.round((words / wordsPerMinute) * 60),
    notes: openNotes(script),
  };
}

/** @example spokenMinutes(200) === "about 3½ minutes" */
export function spokenMinutes(seconds: number): string {
  const halves = Math.round(seconds / 30);
  if (halves === 0) return seconds === 0 ? "nothing to say yet" : "less than half a minute";
  if (halves === 1) return "about half a minute";
  const minutes = `${Math.floor(halves / 2)}${halves % 2 === 1 ? "½" : ""}`;
  return `about ${minutes} ${minutes === "1" ? "minute" : "minutes"}`;
}
