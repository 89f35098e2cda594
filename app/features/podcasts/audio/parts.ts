import type { SpeechLine } from "#services/speech/speech.ts";
import type { Lang } from "#values/say.ts";
import { type Cue, disclosureSaidIn } from "../reading/podcast.ts";
import { spokenLines } from "../script/spoken-lines.ts";

/** A line of the script with its place; the disclosure has the place −1. */
export type PartLine = SpeechLine & { line: number };

/** The length of a part in characters: about a minute and a half of sound. */
const partCharacters = 1500;

const disclosurePause = 900;

/**
 * The lines of a recording in parts that are spoken one at a time: the same script always has the same
 * parts, so an interrupted recording continues after the last stored one.
 */
export function partsOf(script: string, lang: Lang): PartLine[][] {
  const disclosure = { line: -1, ssml: disclosureSaidIn(lang), pauseAfter: disclosurePause };
  const lines: PartLine[] = [disclosure, ...spokenLines(script).map(toPartLine)];
  const parts: PartLine[][] = [];
  let length = partCharacters;
  for (const line of lines) {
    if (length + line.ssml.length > partCharacters) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(line);
    length += line.ssml.length;
  }
  return parts;
}

/** The cues of parts that are heard one after the other. */
export function joinCues(parts: readonly { seconds: number; cues: readonly Cue[] }[]): Cue[] {
  let before = 0;
  return parts.flatMap(({ seconds, cues }) => {
    const moved = cues.map(({ line, start, end }) => ({
      line,
      start: rounded(before + start),
      end: rounded(before + end),
    }));
    before += seconds;
    return moved;
  });
}

function toPartLine({ ssml, pauseAfter }: SpeechLine, line: number): PartLine {
  return { line, ssml, pauseAfter };
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
