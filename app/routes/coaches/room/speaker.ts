import { type RoomLanguage, tagOf } from "#features/coaches/room/spoken-language.ts";
import { chooseVoice, type MouthShape, mouthOf, readingMs, shapeMs, steadyMouth } from "./voice.ts";

/** What a speaker tells while it speaks. */
export type SpeakerEvents = {
  /** The sentence that is said now; `null` when all is said. */
  onSentence: (sentence: string | null) => void;
  onMouth: (shape: MouthShape) => void;
  /** The browser does not let a page speak before it was pressed. */
  onBlocked: () => void;
};

/** A browser that does not begin or end a sentence in this time will not. */
const startMs = 2500;
const longestFactor = 4;

/** The browser tells about words only for some voices: without them the mouth moves steadily. */
const wordsLateMs = 450;

/**
 * Says sentences one after the other: with a voice of the browser, or in silence at the pace of a
 * reader where it has none, is muted or fails. Each sentence is an utterance of its own, because
 * browsers cut off long ones.
 */
export function openSpeaker({ onSentence, onMouth, onBlocked }: SpeakerEvents) {
  const synthesis = "speechSynthesis" in window ? window.speechSynthesis : null;
  const queue: { sentence: string; language: RoomLanguage }[] = [];
  let text = { key: "", taken: 0 };
  let isMuted = false;
  let rate = 1;
  let isFailing = false;
  /** Ends what is being said, without going on. */
  let halt: (() => void) | null = null;

  function next(): void {
    halt = null;
    onMouth("rest");
    const said = queue.shift();
    onSentence(said?.sentence ?? null);
    if (said) speak(said.sentence, said.language);
  }

  function speak(sentence: string, language: RoomLanguage): void {
    const voices = synthesis?.getVoices() ?? [];
    const voice = chooseVoice(voices, language);
    const isSilent = !synthesis || isMuted || isFailing || (voices.length > 0 && !voice);
    if (isSilent) showOnly(sentence);
    else sayAloud(synthesis, sentence, { voice, language });
  }

  function showOnly(sentence: string): void {
    const mouth = moveMouth(steadyMouth, shapeMs * 1.6);
    const timer = setTimeout(end, readingMs(sentence) / rate);
    halt = () => {
      clearTimeout(timer);
      mouth();
    };
    function end() {
      mouth();
      next();
    }
  }

  function sayAloud(
    voices: SpeechSynthesis,
    sentence: string,
    { voice, language }: { voice: SpeechSynthesisVoice | null; language: RoomLanguage },
  ): void {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? tagOf(language, navigator.languages);
    utterance.rate = rate;
    let mouth = () => {};
    let isOver = false;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (work: () => void, ms: number) => timers.add(setTimeout(work, ms));
    function close() {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      mouth();
    }
    function giveUp() {
      if (isOver) return;
      close();
      isFailing = true;
      voices.cancel();
      showOnly(sentence);
    }
    const neverBegins = setTimeout(giveUp, startMs);
    timers.add(neverBegins);
    utterance.onstart = () => {
      clearTimeout(neverBegins);
      later(giveUp, (readingMs(sentence) * longestFactor) / rate);
      later(() => {
        mouth = moveMouth(steadyMouth, shapeMs * 1.2);
      }, wordsLateMs);
    };
    utterance.onboundary = ({ name, charIndex }) => {
      if (isOver || (name && name !== "word")) return;
      const word = /^[\p{L}\p{N}'’-]+/u.exec(sentence.slice(charIndex))?.[0];
      if (!word) return;
      for (const timer of timers) if (timer !== neverBegins) clearTimeout(timer);
      later(giveUp, (readingMs(sentence) * longestFactor) / rate);
      mouth();
      mouth = moveMouth([...mouthOf(word), "rest"], shapeMs / rate, true);
    };
    utterance.onend = () => {
      if (isOver) return;
      close();
      next();
    };
    utterance.onerror = ({ error }) => {
      if (isOver) return;
      if (error !== "not-allowed") return giveUp();
      close();
      queue.length = 0;
      onBlocked();
      next();
    };
    halt = () => {
      close();
      voices.cancel();
    };
    voices.speak(utterance);
  }

  /** @returns what stops it */
  function moveMouth(shapes: readonly MouthShape[], ms: number, isOnce = false): () => void {
    let place = 0;
    const step = () => {
      if (isOnce && place >= shapes.length) return clearInterval(timer);
      onMouth(shapes[place % shapes.length] ?? "rest");
      place += 1;
    };
    const timer = setInterval(step, ms);
    step();
    return () => clearInterval(timer);
  }

  return {
    hasVoices: synthesis !== null,
    /**
     * Says the sentences of a text that were not said yet: a text that grows is given again.
     * @param key - of the text; another one takes the place of what is still to be said
     */
    say(key: string, sentences: readonly string[], language: RoomLanguage): void {
      if (key !== text.key) {
        queue.length = 0;
        text = { key, taken: 0 };
      }
      const fresh = sentences.slice(text.taken);
      text = { key, taken: Math.max(text.taken, sentences.length) };
      queue.push(...fresh.map((sentence) => ({ sentence, language })));
      if (!halt && queue.length > 0) next();
    },
    stop(): void {
      queue.length = 0;
      halt?.();
      next();
    },
    /** The current speech continues silently, or aloud from the next sentence. */
    mute(muted: boolean, current: string | null, language: RoomLanguage): void {
      isMuted = muted;
      if (!muted) isFailing = false;
      if (!muted || !current || !halt) return;
      halt();
      speak(current, language);
    },
    setRate(value: number): void {
      rate = value;
    },
  };
}

export type Speaker = ReturnType<typeof openSpeaker>;
