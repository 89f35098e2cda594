import type { Utterance } from "#features/assistant/conversation/utterance.ts";
import { cautionFrom, sureFrom } from "#features/assistant/intents/guess.ts";
import type { MessageKind } from "#features/assistant/intents/kinds.ts";
import { committedClassifier, scoredKinds } from "#features/assistant/intents/weights.server.ts";
import type { Intent } from "#features/assistant/planning/intents.ts";
import { kindOf } from "#features/assistant/planning/kind-of.ts";
import { plan } from "#features/assistant/planning/plan.ts";
import { testPlaces } from "../../tests/planning/places.ts";
import { play, printMeasure, readTalks } from "./conversations.ts";
import {
  evaluationFile,
  type LabelledSentence,
  readTable,
  talksEvaluationFile,
  trainingHash,
} from "./table.ts";

/** How a reader reads a sentence: the likeliest kind, and the kinds that it offers where it asks back. */
type Reading = { kind: MessageKind; offered: readonly MessageKind[] };
type Reader = (sentence: LabelledSentence) => Reading;

const today = "2026-11-20";

const readers: Record<string, Reader> = {
  rules: (sentence) => readingOf(planned(sentence, false)),
  decided: (sentence) => readingOf(planned(sentence, true)),
};

/** Prints how many sentences each reader gets right, by set and by kind, and how conversations go. */
export function printEvaluation(): void {
  const { table } = committedClassifier();
  if (table !== trainingHash()) console.log("The weights are older than the tables of sentences.");
  const sentences = readTable(evaluationFile);
  const groups: [string, LabelledSentence[]][] = [
    ...Map.groupBy(sentences, ({ set }) => set),
    ["with talk", sentences.filter(({ before }) => before !== null)],
    ["all", sentences],
  ];
  const rows = groups.map(([name, group]) => ({
    name,
    sentences: group.length,
    ...Object.fromEntries(
      Object.entries(readers).map(([reader, read]) => [reader, share(group, read)]),
    ),
    "asks back": group.filter((one) => readers.decided?.(one).offered.length).length,
  }));
  console.table(rows);
  printMeasure("conversations", play(readTalks(talksEvaluationFile), scoredKinds));
  console.log(`Sure from ${sureFrom}, caution from ${cautionFrom}.`);
}

/** The share of sentences that the rules and both together get right. */
export function evaluate(sentences: readonly LabelledSentence[]): Record<"rules" | "both", number> {
  const shareOf = (isGuessing: boolean) =>
    sentences.filter((one) => one.kinds.includes(readingOf(planned(one, isGuessing)).kind)).length /
    sentences.length;
  return { rules: shareOf(false), both: shareOf(true) };
}

function share(sentences: readonly LabelledSentence[], read: Reader): string {
  const right = sentences.filter((one) => one.kinds.includes(read(one).kind)).length;
  return `${right} (${((100 * right) / sentences.length).toFixed(1)} %)`;
}

export function planned({ text, before }: LabelledSentence, isGuessing: boolean): Intent {
  const context = { today, places: testPlaces, race: null } as const;
  const said = before === null ? [] : spoken(before, isGuessing);
  const conversation: Utterance[] = [...said, { author: "user", text, races: [] }];
  return plan(conversation, isGuessing ? { ...context, classify: scoredKinds } : context).intent;
}

/** A message with an answer to it: a search has shown two races. */
function spoken(text: string, isGuessing: boolean): Utterance[] {
  const { kind } = planned({ set: "", language: "", kinds: [], text, before: null }, isGuessing);
  const shown = kind === "search" ? [race("a", "Bridge Marathon"), race("b", "Lake Half")] : [];
  return [
    { author: "user", text, races: [] },
    {
      author: "assistant",
      text: "",
      races: kind === "race" ? [race("a", "Bridge Marathon")] : shown,
    },
  ];
}

function race(id: string, name: string) {
  return { id, name };
}

function readingOf(intent: Intent): Reading {
  if (intent.kind !== "unsure") return { kind: kindOf(intent), offered: [] };
  const [kind = "out-of-scope"] = intent.kinds;
  return { kind, offered: intent.kinds };
}
