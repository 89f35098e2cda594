import type { Lang } from "#values/say.ts";
import { type ProblemKind, ServiceProblem } from "../providers/problem.ts";

/** Words, or silence in milliseconds. */
type SpeechPiece = { words: string } | { silenceMs: number };

const brk = /<break time="(\d{1,5})ms"\/>/g;

const entities: Record<string, string> = { "&amp;": " and ", "&lt;": " ", "&gt;": " " };

/** One line that is spoken without an interruption: a sentence or a heading. */
export type SpeechLine = {
  /** The words, and nothing but the tags `<break time="…ms"/>`, with everything else escaped. */
  ssml: string;
  /** Silence after the line, in milliseconds. */
  pauseAfter: number;
};

/** Sound of some lines: an MP3 of a constant bit rate without tags, so that parts can be joined. */
export type Spoken = {
  mp3: Uint8Array;
  /** The length of the sound. */
  seconds: number;
  /** Where each line begins and ends, in seconds from the beginning of this part. */
  lines: { start: number; end: number }[];
};

/** Turns text into sound, with one configured narrator. */
export type Speech = {
  engine: "built-in" | "elevenlabs";
  voice: { id: string; name: string };
  /** The most characters of SSML in one call. */
  mostCharacters: number;
  /**
   * @param lang - of the words; multilingual voices detect it
   * @throws ServiceProblem of the service `speech`
   */
  speak(lines: readonly SpeechLine[], signal: AbortSignal, lang?: Lang): Promise<Spoken>;
};

export function speechProblem(kind: ProblemKind, cause: unknown): ServiceProblem {
  return new ServiceProblem("speech", kind, cause);
}

/** @throws ServiceProblem for no lines, and for more than one call may have */
export function checkLength(lines: readonly SpeechLine[], most: number): void {
  const characters = lines.reduce((sum, { ssml }) => sum + ssml.length, 0);
  if (characters > 0 && characters <= most) return;
  throw speechProblem("invalid", new Error(`${characters} characters at once`));
}

/**
 * What a line of a script asks for. Words are freed of every character that any engine could read as
 * markup, so that even a line that nothing has checked is only read aloud.
 */
export function piecesOf(ssml: string): SpeechPiece[] {
  const pieces: SpeechPiece[] = [];
  let end = 0;
  const addWords = (text: string) => {
    const words = wordsOf(text);
    if (/[\p{L}\p{N}]/u.test(words)) pieces.push({ words });
  };
  for (const match of ssml.matchAll(brk)) {
    addWords(ssml.slice(end, match.index));
    pieces.push({ silenceMs: Number(match[1]) });
    end = match.index + match[0].length;
  }
  addWords(ssml.slice(end));
  return pieces;
}

function wordsOf(text: string): string {
  return text
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? " ")
    .replace(/[<>&[\]{}\\]|\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
