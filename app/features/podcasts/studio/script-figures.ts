import { openNotes, plainScript } from "../script/plain-script.ts";

/** Words that a narrator says in a minute. */
const wordsPerMinute = 150;

/** More pauses sound like a fault. */
export const mostPauses = 4;
export const longestPauseSeconds = 3;

export type ScriptFigures = {
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
