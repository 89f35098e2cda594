import { useEffect, useReducer, useRef, useState } from "react";
import { href, useHref } from "react-router";
import { readEvents } from "#features/assistant/asking/read-events.ts";
import type { ChatEvent } from "#features/assistant/threads/chat-event.ts";
import {
  type CoachRoom,
  type SayProblem,
  type SayRefusal,
  sayProblems,
} from "#features/coaches/room/room.ts";
import { spokenSentences } from "#features/coaches/room/spoken.ts";
import {
  languageOfBrowser,
  languageOfText,
  type RoomLanguage,
  tagOf,
} from "#features/coaches/room/spoken-language.ts";
import { useLang } from "#ui/language/language.tsx";
import { useTimer } from "#ui/timer.ts";
import { readApiError } from "#values/web/api-error.ts";
import { type DeviceProblem, isBusy, moodOf, nextRoom, openedRoom } from "./room-state.ts";
import { openSpeaker, type Speaker } from "./speaker.ts";
import type { MouthShape } from "./voice.ts";

/** What the browser of the runner can do; nothing until the page is alive. */
export type RoomAbilities = { listens: boolean; speaks: boolean };

/**
 * A session with the built-in coach: what is said and answered, and the devices that say and hear it.
 * @param onMouth - called often: the portrait is moved without a rendering
 */
export function useRoom(room: CoachRoom, onMouth: (shape: MouthShape) => void) {
  const [state, dispatch] = useReducer(nextRoom, room, ({ messages, isOver }) =>
    openedRoom(messages, isOver),
  );
  const [abilities, setAbilities] = useState<RoomAbilities | null>(null);
  const lang = useLang();
  const sayAddress = useHref(href("/coach-sessions/:id/say", { id: room.id }));
  const [language, setLanguage] = useState<RoomLanguage>(lang);
  const [isMuted, setMuted] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const speaker = useRef<Speaker | null>(null);
  const listener = useRef<Listener | null>(null);
  const running = useRef<AbortController | null>(null);
  const moveMouth = useRef(onMouth);
  moveMouth.current = onMouth;
  const isOver = state.phase === "over";

  // biome-ignore lint/correctness/useExhaustiveDependencies: the devices are opened once
  useEffect(() => {
    const opened = openSpeaker({
      onSentence: (sentence) => dispatch({ kind: "saying", sentence }),
      onMouth: (shape) => moveMouth.current(shape),
      onBlocked: () => setBlocked(true),
    });
    speaker.current = opened;
    setAbilities({ listens: canListen(), speaks: opened.hasVoices });
    setLanguage(lang === "es" ? "es" : languageOfBrowser(navigator.languages));
    if (!room.isOver && room.messages.length === 0) greet(opened);
    const hush = () => {
      listener.current?.abort();
      opened.stop();
    };
    // In the background the coach keeps speaking but does not listen.
    const look = () => document.hidden && listener.current?.abort();
    window.addEventListener("pagehide", hush);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("pagehide", hush);
      document.removeEventListener("visibilitychange", look);
      hush();
      running.current?.abort();
    };
  }, []);

  useTimer(room.isOver ? null : room.secondsLeft * 1000, end);

  const answer = state.messages.at(-1);
  const isArriving = isBusy(state);
  const place = state.messages.length;
  const isFresh = useRef(false);
  useEffect(() => {
    if (!answer || answer.isUser || !isFresh.current) return;
    const spoken = languageOfText(answer.content, language);
    const sentences = spokenSentences(answer.blocks, spoken, !isArriving);
    speaker.current?.say(`answer ${place}`, sentences, spoken);
    if (isArriving) return;
    isFresh.current = false;
    setLanguage(spoken);
  }, [answer, isArriving, place, language]);

  function greet(to: Speaker) {
    setBlocked(false);
    const { greeting, language: spoken } = room.opening;
    to.say(`greeting ${performance.now()}`, spokenSentences([greeting], spoken), spoken);
  }

  function end() {
    listener.current?.abort();
    running.current?.abort();
    speaker.current?.stop();
    dispatch({ kind: "over" });
  }

  /** @returns whether it was taken: if it was not, its words go back to the input */
  async function ask(text: string): Promise<boolean> {
    if (isBusy(state) || isOver) return false;
    listener.current?.abort();
    speaker.current?.stop();
    setBlocked(false);
    isFresh.current = true;
    dispatch({ kind: "asked", text });
    const controller = new AbortController();
    running.current = controller;
    const outcome = await sayStream(sayAddress, text, controller.signal, (event) => {
      if (controller.signal.aborted) return;
      dispatch({ kind: "event", event });
    });
    if (controller.signal.aborted) return true;
    if (outcome === "ended") {
      dispatch({ kind: "ended" });
      return true;
    }
    if (outcome !== "unreachable" && outcome.problem === "over") {
      end();
      return true;
    }
    const trouble =
      outcome === "unreachable"
        ? ({ kind: "unreachable" } as const)
        : ({ kind: "refused", refusal: outcome } as const);
    dispatch({ kind: "failed", trouble });
    return false;
  }

  function hear() {
    speaker.current?.stop();
    dispatch({ kind: "listening" });
    listener.current = listen(tagOf(language, navigator.languages), {
      onHeard: (text) => dispatch({ kind: "heard", text }),
      onSaid(text) {
        listener.current = null;
        ask(text);
      },
      onDeaf(problem) {
        listener.current = null;
        dispatch({ kind: "deaf", trouble: problem && { kind: "device", problem } });
      },
    });
  }

  return {
    state,
    mood: moodOf(state),
    abilities,
    language,
    isMuted,
    isBlocked,
    ask,
    hear,
    finishHearing: () => listener.current?.finish(),
    hush: () => speaker.current?.stop(),
    repeatGreeting: () => speaker.current && greet(speaker.current),
    mute(muted: boolean) {
      setMuted(muted);
      speaker.current?.mute(muted, state.caption, language);
    },
    setRate: (rate: number) => speaker.current?.setRate(rate),
    setLanguage,
    complain: (problem: DeviceProblem) =>
      dispatch({ kind: "trouble", trouble: { kind: "device", problem } }),
    dismiss: () => dispatch({ kind: "trouble", trouble: null }),
  };
}

export type RoomTools = ReturnType<typeof useRoom>;

/** How what was said was taken: answered by events, refused, or not heard at all. */
type SayOutcome = "ended" | "unreachable" | SayRefusal;

/** Says something in a session, and hands on what is answered, piece by piece. */
async function sayStream(
  address: string,
  text: string,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<SayOutcome> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ text }),
    signal,
  }).catch(() => null);
  if (!response) return "unreachable";
  if (!response.ok || !response.body) {
    const error = readApiError(await response.json().catch(() => null));
    return error && isSayProblem(error.code)
      ? { problem: error.code, message: error.message }
      : "unreachable";
  }
  await readEvents(response.body, onEvent).catch(() => undefined);
  return "ended";
}

function isSayProblem(code: string): code is SayProblem {
  return sayProblems.some((problem) => problem === code);
}

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

type ListenerEvents = {
  /** The text recognized so far. */
  onHeard: (text: string) => void;
  /** All that was said. */
  onSaid: (text: string) => void;
  /** Nothing is heard any more; `null` where that was wanted. */
  onDeaf: (problem: DeviceProblem | null) => void;
};

type Listener = { finish(): void; abort(): void };

function canListen(): boolean {
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
function listen(tag: string, { onHeard, onSaid, onDeaf }: ListenerEvents): Listener | null {
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
