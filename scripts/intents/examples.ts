import type { ClassifiedMessage, MessageKind } from "#features/assistant/intents/kinds.ts";
import { kindOf } from "#features/assistant/planning/kind-of.ts";
import { type PlanContext, plan } from "#features/assistant/planning/plan.ts";
import { placeSize } from "#features/races/places/place-names.server.ts";
import { friday, utterances } from "../../tests/planning/conversation.ts";
import { testPlaces } from "../../tests/planning/places.ts";
import { sentences } from "../../tests/planning/sentences.ts";
import { play, readTalks, type TalkLine } from "./conversations.ts";
import { type LabelledSentence, readTable, talksFile, trainingFile } from "./table.ts";

/** A sentence with what the rules and the talk before it say of it, and how much it counts. */
export type Example = LabelledSentence & { weight: number; topic?: string };

type Classify = NonNullable<PlanContext["classify"]>;

/** A conversation counts more than a sentence that was made up alone. */
const weightOfTalk = 4;

/** Everything that the classifier learns from, in a fixed order. */
export function allExamples(): Example[] {
  return [...fromTable(), ...fromTalks(readTalks(talksFile)), ...fromRepository()];
}

/** Conversations as they go on where each message before was understood. */
export function fromTalks(lines: readonly TalkLine[]): Example[] {
  const talks = Map.groupBy(lines, ({ conversation, set }) => `${set} ${conversation}`);
  return [...talks.values()].flatMap((talk) => {
    const kinds = new Map(talk.map((line) => [line.text, kindsOf(line)]));
    const heard = listening(({ text }) => kinds.get(text)?.[0]);
    play(talk, heard.classify);
    return talk.map((line) => ({
      set: line.set,
      language: line.language,
      kinds: kindsOf(line),
      before: line.before,
      text: line.text,
      topic: hasTopic(line) ? line.topic : "",
      evidence: heard.evidence.get(line.text) ?? [],
      weight: weightOfTalk,
    }));
  });
}

/** Whether a line names the article or the guide that answers it. */
export function hasTopic({ topic, kinds }: TalkLine): boolean {
  const isOfTopics = kinds.some((kind) => kindsOfTopics.has(kind));
  return isOfTopics && topic !== "" && topic !== "none";
}

const kindsOfTopics = new Set(["advice", "plan", "site-help"]);

/** What the runner's own pages tell is a question about the site to the classifier. */
function kindsOf({ kinds }: TalkLine): MessageKind[] {
  return kinds.map((kind) => (kind === "own" ? "site-help" : kind) as MessageKind);
}

function fromTable(): Example[] {
  const table = readTable(trainingFile);
  const known = new Map(table.map(({ text, kinds }) => [text, kinds[0]]));
  return table.map((sentence) => {
    const { text, before } = sentence;
    const heard = listening((message) => known.get(message.text));
    const said = before === null ? [] : [before, known.get(before) === "search" ? twoRaces : []];
    plan(utterances([...said, text]), { ...context, classify: heard.classify });
    return { ...sentence, evidence: heard.evidence.get(text) ?? [], weight: 1 };
  });
}

const twoRaces = ["Bridge Marathon", "Lake Half"];
const context = { today: friday, places: testPlaces, race: null, sizeOf: placeSize } as const;

/** The conversations that the tests of the planner prove. */
function fromRepository(): Example[] {
  return sentences.flatMap(({ said, intent }) => {
    const messages = said.filter((one) => typeof one === "string");
    const text = messages.at(-1) ?? "";
    const heard = listening(() => undefined);
    plan(utterances(said), { ...context, classify: heard.classify });
    const evidence = heard.evidence.get(text) ?? [];
    const before = messages.at(-2) ?? null;
    return intent.kind === "other"
      ? []
      : {
          set: "tests",
          language: "en",
          kinds: [kindOf(intent)],
          before,
          text,
          evidence,
          weight: 1,
        };
  });
}

/** A classifier that is sure of a known kind, else of that of the rules, and keeps the evidence. */
function listening(kindFor: (message: ClassifiedMessage) => MessageKind | undefined) {
  const evidence = new Map<string, readonly string[]>();
  const classify: Classify = (message) => {
    // Later turns plan a message again, with less of the talk before it.
    if (!evidence.has(message.text)) evidence.set(message.text, message.evidence ?? []);
    const ruled = message.evidence?.[0]?.replace("rule ", "") as MessageKind | undefined;
    const kind = kindFor(message) ?? ruled ?? "out-of-scope";
    return [{ kind, probability: 0.95 }];
  };
  return { classify, evidence };
}
