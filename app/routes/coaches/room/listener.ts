import type { DeviceProblem } from "./room-state.ts";

/** The part of the browser's speech recognition that this product uses; TypeScript has no types for it. */
type Recognition = {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};
type RecognitionResult = {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};
type RecognitionMaker = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  }
}

export type ListenerEvents = {
  /** The text recognized so far. */
  onHeard: (text: string) => void;
  /** All that was said. */
  onSaid: (text: string) => void;
  /** Nothing is heard any more; `null` where that was wanted. */
  onDeaf: (problem: DeviceProblem | null) => void;
};

export type Listener = { finish(): void; abort(): void };

export function canListen(): boolean {
  return Boolean(window.SpeechRecognition ?? window.webkitSpeechRecognition);
}

const problems: Readonly<Record<string, DeviceProblem>> = {
  "not-allowed": "microphone-refused",
  "service-not-allowed": "microphone-refused",
  "audio-capture": "no-microphone",
  "no-speech": "nothing-heard",
  network: "recognition-unreachable",
};

/** Listens until the runner is silent; `null` where the browser cannot. */
export function listen(tag: string, { onHeard, onSaid, onDeaf }: ListenerEvents): Listener | null {
  const Maker = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Maker) return null;
  const recognition = new Maker();
  let heard = "";
  let problem: DeviceProblem | null = null;
  let isAborted = false;
  recognition.lang = tag;
  recognition.interimResults = true;
  recognition.continuous = false;
  recognition.onresult = ({ results }) => {
    heard = Array.from(results, (result) => result[0]?.transcript ?? "")
      .join(" ")
      .trim();
    onHeard(heard);
  };
  recognition.onerror = ({ error }) => {
    if (error !== "aborted") problem = problems[error] ?? "recognition-failed";
  };
  recognition.onend = () => {
    if (isAborted) return onDeaf(null);
    if (heard !== "" && !problem) return onSaid(heard);
    onDeaf(problem ?? "nothing-heard");
  };
  try {
    recognition.start();
  } catch {
    onDeaf("recognition-failed");
    return null;
  }
  return {
    finish: () => recognition.stop(),
    abort() {
      isAborted = true;
      recognition.abort();
    },
  };
}
