import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import { useSay } from "#ui/language/language.tsx";
import { markdownWords } from "#ui/markdown/markdown-words.ts";
import { useRepeat } from "#ui/timer.ts";
import type { Say, Words } from "#values/say.ts";

/** Where a sentence ends: after its mark and the space that follows, or with the last letter of a text. */
const sentenceEnd = /[.!?…:](?=["”»)\]]*\s)["”»)\]]*\s+/g;

/** One sentence is not read aloud in pieces, unless it has none of the marks. */
const longestUnended = 400;

/** How long a screen reader is left alone between two readings. */
const calmMs = 1200;

/** Earlier readings are dropped: they have been heard. */
const kept = 3;

/**
 * Tells a screen reader of an answer that arrives: whole sentences, a few at a time. The conversation
 * itself is not live, because each piece would be read.
 */
export function SpokenAnswer({
  answer,
  place,
  isArriving,
}: {
  answer: ChatMessage | null;
  /** Of the answer in the conversation: its id is known late. */
  place: number;
  isArriving: boolean;
}) {
  const say = useSay();
  const [said, setSaid] = useState<readonly { key: number; text: string }[]>([]);
  const heard = useRef<{ place: number; upTo: number; isWhole: boolean }>({
    place: -1,
    upTo: 0,
    isWhole: true,
  });
  // An answer may be whole before anything of it was read.
  useEffect(() => {
    const { current } = heard;
    const isNew = current.isWhole || current.place !== place;
    if (isArriving && isNew) heard.current = { place, upTo: 0, isWhole: false };
  }, [isArriving, place]);
  const isUnheard = isArriving || !heard.current.isWhole;
  useRepeat(isUnheard ? calmMs : null, () => {
    if (!answer) return;
    const before = heard.current;
    const from = before.place === place && !before.isWhole ? before.upTo : 0;
    const { said: text, upTo } = nextSentences(
      wordsOf(answer, !isArriving, say),
      from,
      !isArriving,
    );
    heard.current = { place, upTo, isWhole: !isArriving };
    if (text) setSaid((all) => [...all, { key: upTo, text }].slice(-kept));
    else if (!isArriving) setSaid((all) => [...all]);
  });
  return (
    <div aria-live="polite" className="sr-only">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

function racesCounted(count: number): Words {
  return count === 1
    ? { en: "One race", es: "Una carrera" }
    : { en: `${count} races`, es: `${count} carreras` };
}

function wordsOf({ blocks, races, options }: ChatMessage, isWhole: boolean, say: Say): string {
  const words = markdownWords(blocks);
  // The mark at its end may be none of the answer's own: the last block still grows.
  if (!isWhole) return words.replace(/[.,]$/, "");
  const names = races.map(({ race }) => race.name).join(", ");
  const found = names && ` ${say(racesCounted(races.length))}: ${names}.`;
  const replies =
    options.length > 0
      ? ` ${say({ en: "Replies", es: "Respuestas" })}: ${options.join(", ")}.`
      : "";
  return `${words}${found}${replies}`;
}

/**
 * The whole sentences of a growing text that have not been read aloud yet.
 * @param from - how many letters have been
 * @param isWhole - whether nothing more will come: then the rest counts as a sentence
 * @returns the sentences in one text, and how many letters have been read after them
 */
export function nextSentences(
  text: string,
  from: number,
  isWhole: boolean,
): { said: string; upTo: number } {
  const rest = text.slice(from);
  const ends = [...rest.matchAll(sentenceEnd)].map((end) => end.index + end[0].length);
  const cut = rest.length > longestUnended ? rest.lastIndexOf(" ") + 1 : 0;
  const length = isWhole ? rest.length : (ends.at(-1) ?? cut);
  return { said: rest.slice(0, length).trim(), upTo: from + length };
}
