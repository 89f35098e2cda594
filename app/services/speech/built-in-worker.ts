import { setPriority } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
// The only file that loads this package: its license is the GPL, and it may be missing.
import loadEspeak from "@echogarden/espeak-ng-emscripten";
import { createMp3Encoder } from "wasm-media-encoders";
import type { Lang } from "#values/say.ts";
import { piecesOf, type SpeechLine, type Spoken } from "./speech.ts";

export type VoiceOrder =
  | { kind: "speak"; id: number; lines: readonly SpeechLine[]; lang: Lang }
  | { kind: "stop"; id: number };
export type VoiceNotice =
  | { kind: "line"; id: number }
  | { kind: "spoken"; id: number; mp3: Uint8Array; lines: Spoken["lines"] }
  | { kind: "failed"; id: number; message: string };

/** Of the United States and of Latin America. */
const voices: Record<Lang, string> = { en: "en-us", es: "es-419" };

/** Words in a minute: slower than talk, as in a broadcast. */
const wordsPerMinute = 160;
const kilobitsPerSecond = 64;
/** Samples by which the sound of an MP3 comes later: of the encoder and of every decoder. */
const delay = 576 + 529;
/** Quieter samples at the ends of a sentence are silence, of a scale to 32,768. */
const quiet = 60;
/** Pages come first. The number is that of one thread on Linux, and of the whole process elsewhere. */
const niceness = 5;

const parent = parentPort;
if (!parent) throw new Error("The voice runs in a worker thread only.");
if (process.platform === "linux") setPriority(niceness);

const tell = (notice: VoiceNotice, transfer: ArrayBuffer[] = []) =>
  parent.postMessage(notice, transfer);
const { eSpeakNGWorker } = await loadEspeak();
const voice = new eSpeakNGWorker();
speakLike("en");
const { samplerate } = voice;
const encoder = await createMp3Encoder();
const stopped = new Set<number>();
let last = Promise.resolve();

parent.on("message", (order: VoiceOrder) => {
  if (order.kind === "stop") stopped.add(order.id);
  else last = last.then(() => answer(order));
});

async function answer({ id, lines, lang }: Extract<VoiceOrder, { kind: "speak" }>) {
  try {
    speakLike(lang);
    const spoken = await speak(id, lines);
    if (!spoken) return;
    tell({ kind: "spoken", id, ...spoken }, [spoken.mp3.buffer]);
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    tell({ kind: "failed", id, message });
  } finally {
    stopped.delete(id);
  }
}

function speakLike(lang: Lang) {
  voice.set_voice(voices[lang], "", 0, 0, 0);
  voice.rate = wordsPerMinute;
}

/** `null` once it is told to stop. */
async function speak(id: number, lines: readonly SpeechLine[]) {
  encoder.configure({ sampleRate: samplerate, channels: 1, bitrate: kilobitsPerSecond });
  const pieces: Uint8Array[] = [];
  const places: Spoken["lines"] = [];
  let position = 0;
  const add = (samples: Float32Array) => {
    position += samples.length;
    // The encoder answers with its own memory, which the next call overwrites.
    if (samples.length > 0) pieces.push(encoder.encode([samples]).slice());
  };
  for (const { ssml, pauseAfter } of lines) {
    // Lets an order to stop in.
    await turn();
    if (stopped.has(id)) return null;
    const start = position;
    for (const piece of piecesOf(ssml)) {
      add("words" in piece ? said(piece.words) : silence(piece.silenceMs));
    }
    places.push({ start: secondsAt(start), end: secondsAt(position) });
    add(silence(pauseAfter));
    tell({ kind: "line", id });
  }
  pieces.push(encoder.finalize().slice());
  return { mp3: joined(pieces), lines: places };
}

function secondsAt(position: number): number {
  return (position + delay) / samplerate;
}

function silence(ms: number): Float32Array {
  return new Float32Array(Math.round((ms * samplerate) / 1000));
}

/** The sound of some words, without the silence around them. */
function said(words: string): Float32Array {
  const pieces: Int16Array[] = [];
  voice.synthesize(words, (samples) => {
    if (samples) pieces.push(samples.slice());
    return false;
  });
  let samples = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let length = 0;
  for (const piece of pieces) {
    for (const sample of piece) samples[length++] = sample / 32_768;
  }
  const isLoud = (sample: number) => Math.abs(sample) * 32_768 > quiet;
  const end = samples.findLastIndex(isLoud) + 1;
  samples = samples.subarray(Math.max(0, samples.findIndex(isLoud)), end);
  return samples;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
