import { formatDuration } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { pacesFor } from "#features/training/paces/paces.ts";
import type { ChatTurn } from "../planning/answer.ts";
import { readPaces } from "../planning/reading/paces.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import { nameOfLength } from "./pace.ts";
import { paceWords } from "./words/pace-words.ts";
import { trainingWords } from "./words/training-words.ts";

/** Shorter results and goals tell no paces of training. */
const shortestRun = 1600;

/** The paces of training by the result or the goal that the conversation named last; empty without one. */
export function knownPaces({ conversation, plan: { language }, unit, today }: ChatTurn): string[] {
  const said = conversation.filter(({ author }) => author === "user").toReversed();
  const runs = said.flatMap(({ text }) => {
    const read = readPaces(wordsOfName(text));
    if (!read) return [];
    const { known, targetMeters: meters, targetSeconds: seconds } = read;
    return known ?? (meters !== null && seconds !== null ? { meters, seconds } : []);
  });
  const run = runs.find(({ meters }) => meters > shortestRun);
  if (!run) return [];
  const { byEffort, isKnown } = pacesFor({
    result: { ...run, day: today },
    begins: today,
    level: "intermediate",
    injuryWeeks: null,
    age: null,
    goal: { meters: run.meters, seconds: null },
  });
  if (!isKnown) return [];
  const pace = (seconds: number) => formatPace({ meters: 1000, seconds }, unit);
  const middle = ({ fastest, slowest }: { fastest: number; slowest: number }) =>
    pace((fastest + slowest) / 2);
  const { easy, threshold, interval } = byEffort;
  return [
    trainingWords[language].paces({
      run: `${formatDuration(run.seconds)} (${nameOfLength(run.meters, { language, unit })})`,
      easy: `${pace(easy.fastest)}–${pace(easy.slowest)} ${paceWords[language].pacePer[unit]}`,
      tempo: middle(threshold),
      interval: middle(interval),
    }),
  ];
}
