import { readFrames } from "#services/speech/mp3.ts";
import type { Speech, SpeechLine } from "#services/speech/speech.ts";
import { silentMp3 } from "../providers/speech.ts";

const secondsOfLine = 0.5;

/** A narrator that is silent for half a second per line. `failWith` decides for each call. */
export function aSpeech(changed: Partial<Speech> = {}) {
  const calls: SpeechLine[][] = [];
  let fault: (call: number) => Error | null = () => null;
  const speech: Speech = {
    engine: "built-in",
    voice: { id: "silent", name: "Silent" },
    mostCharacters: 10_000,
    async speak(lines, signal) {
      signal.throwIfAborted();
      calls.push([...lines]);
      const wrong = fault(calls.length);
      if (wrong) throw wrong;
      const frames = readFrames(silentMp3(lines.length * secondsOfLine));
      if (!frames) throw new Error("no sound");
      return {
        mp3: frames.bytes,
        seconds: frames.seconds,
        lines: lines.map((_, place) => ({
          start: place * secondsOfLine,
          end: (place + 1) * secondsOfLine,
        })),
      };
    },
    ...changed,
  };
  return {
    speech,
    calls,
    /** @param next - what the call of this number throws */
    failWith(next: typeof fault) {
      fault = next;
    },
  };
}

/** A script of so many sentences of about 100 characters, each another one. */
export function aLongScript(sentences: number): string {
  return Array.from(
    { length: sentences },
    (_, n) =>
      `Sentence ${n} tells of a road that goes up for a while and comes down again behind the bridge.`,
  ).join(" ");
}
