import { z } from "zod";
import { isTimeout, jsonOf, type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import type { SpeechSettings } from "./config.ts";
import { readFrames } from "./mp3.ts";
import {
  checkLength,
  piecesOf,
  type Speech,
  type SpeechLine,
  type Spoken,
  speechProblem,
} from "./speech.ts";

const timeoutMs = 180_000;

/** Base64 of half an hour of sound, and its times. */
const mostBytes = 32 * 1024 * 1024;

/** Mono, 64 kilobits in each second. */
const outputFormat = "mp3_44100_64";

/** What the model allows in a request. */
const mostCharacters = 10_000;

/** Pauses of talk come by themselves: only longer ones are asked for. */
const shortestBreakMs = 800;
const paragraphMs = 500;

const longestRefusal = 200;

/** The voice of a provider through version 1 of ElevenLabs' interface. */
export function elevenLabs(
  { apiKey, baseUrl, model, voice }: SpeechSettings,
  fetch: typeof globalThis.fetch,
  timeout = timeoutMs,
): Speech {
  const path = `/v1/text-to-speech/${encodeURIComponent(voice.id)}/with-timestamps`;
  const address = `${baseUrl}${path}?output_format=${outputFormat}`;

  async function ask(text: string, signal: AbortSignal) {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "xi-api-key": apiKey,
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      body: JSON.stringify({ text, model_id: model }),
      // A redirect would carry the key to another place.
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    return {
      status: response.status,
      body: await jsonOf(response, { service: "speech", mostBytes }),
    };
  }

  return {
    engine: "elevenlabs",
    voice,
    // Breaks that are added between lines count as well.
    mostCharacters: mostCharacters / 2,
    async speak(lines, signal) {
      const { text, places } = textFor(lines);
      checkLength(lines, mostCharacters / 2);
      try {
        return spokenOf(await ask(text, signal), places);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ServiceProblem) throw error;
        throw speechProblem(isTimeout(error) ? "timeout" : "unavailable", nameOf(error));
      }
    },
  };
}

/** Where a line stands in the text, counted in characters as the provider counts them. */
type Place = { start: number; end: number };

/** @throws ServiceProblem for a refusal, and for an answer without sound */
function spokenOf({ status, body }: { status: number; body: unknown }, places: Place[]): Spoken {
  if (status < 200 || status > 299) {
    const said = (readSpeechRefusal(body) ?? `status ${status}`).slice(0, longestRefusal);
    throw speechProblem(kindOf(status), new Error(said));
  }
  const { mp3, alignment } = readSound(body);
  const frames = readFrames(mp3);
  if (!frames) throw speechProblem("unavailable", new Error("The answer is no MP3."));
  const { bytes, seconds } = frames;
  return { mp3: bytes, seconds, lines: timesOf(places, alignment, seconds) };
}

function textFor(lines: readonly SpeechLine[]): { text: string; places: Place[] } {
  let text = "";
  let length = 0;
  const places: Place[] = [];
  const add = (words: string) => {
    text += words;
    length += [...words].length;
  };
  for (const { ssml, pauseAfter } of lines) {
    const start = length;
    const pieces = piecesOf(ssml).map((piece) =>
      "words" in piece ? piece.words : breakOf(piece.silenceMs),
    );
    add(pieces.join(" "));
    places.push({ start, end: length });
    if (pauseAfter >= shortestBreakMs) add(` ${breakOf(pauseAfter)} `);
    else add(pauseAfter >= paragraphMs ? "\n\n" : " ");
  }
  return { text: text.trimEnd(), places };
}

function breakOf(ms: number): string {
  return `<break time="${ms / 1000}s" />`;
}

/**
 * When each line is heard. Where the provider tells no times of its characters, or of others, the time
 * is shared by length.
 */
function timesOf(places: Place[], alignment: Alignment | null, seconds: number): Spoken["lines"] {
  const length = places.at(-1)?.end ?? 0;
  const isKnown =
    alignment !== null &&
    alignment.characters.length >= length &&
    alignment.starts.length >= length &&
    alignment.ends.length >= length;
  let before = 0;
  return places.map(({ start, end }) => {
    const begins = isKnown ? alignment.starts[start] : (start / length) * seconds;
    const ends = isKnown ? alignment.ends[end - 1] : (end / length) * seconds;
    const line = { start: within(before, begins, seconds), end: within(before, ends, seconds) };
    line.end = Math.max(line.start, line.end);
    before = line.end;
    return line;
  });
}

function within(least: number, value = least, most = least): number {
  return Math.min(most, Math.max(least, value));
}

function kindOf(status: number): ProblemKind {
  if (status === 401 || status === 403) return "auth";
  // Out of characters, or too many requests at once.
  if (status === 402 || status === 429) return "rate";
  const isRefused = status >= 400 && status < 500;
  return isRefused && status !== 408 && status !== 409 ? "invalid" : "unavailable";
}

/** The library's message may repeat the answer: of a failure only the name is kept. */
function nameOf(error: unknown): Error {
  return new Error(error instanceof Error ? error.name : "failed", {
    cause: error instanceof TypeError ? error : undefined,
  });
}

const times = z.array(z.number().min(0).max(36_000)).max(20_000);

const answer = z.object({
  audio_base64: z.base64().min(1),
  alignment: z
    .object({
      characters: z.array(z.string().max(20)).max(20_000),
      character_start_times_seconds: times,
      character_end_times_seconds: times,
    })
    .nullish()
    .catch(null),
});

const refusal = z.object({
  detail: z.union([
    z.string(),
    z.object({ status: z.string().nullish(), message: z.string().nullish() }),
  ]),
});

/** When each character is heard. */
type Alignment = { characters: string[]; starts: number[]; ends: number[] };

/** @throws z.ZodError if the answer holds no sound */
function readSound(body: unknown): { mp3: Buffer; alignment: Alignment | null } {
  const { audio_base64, alignment } = answer.parse(body);
  return {
    mp3: Buffer.from(audio_base64, "base64"),
    alignment: alignment
      ? {
          characters: alignment.characters,
          starts: alignment.character_start_times_seconds,
          ends: alignment.character_end_times_seconds,
        }
      : null,
  };
}

/** The provider's words about a refused call. */
function readSpeechRefusal(body: unknown): string | null {
  const detail = refusal.safeParse(body).data?.detail;
  if (typeof detail !== "object") return detail ?? null;
  return detail.status || detail.message || null;
}
