import { usualFrom, usualTopic } from "../intents/guess.ts";
import { passageAbout } from "../intents/passages.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import { answersBody, topics } from "../knowledge/topics.ts";
import type { Intent } from "./intents.ts";
import type { RunnerMessage } from "./message.ts";
import { requesting } from "./reading/cues.ts";
import type { Talk } from "./talk.ts";
import { says } from "./words/phrasebook.ts";

/** Whether a message asks a usual question of a topic, which has its own short answer. */
export function asksUsual({ text }: RunnerMessage, topic: string): boolean {
  return usualTopic(text) === topic;
}

/**
 * What a message wants once the usual questions and the topic of the talk are known: a usual question is
 * answered wherever nothing surer was read, and a short message after advice goes on with it.
 */
export function adviceInTalk(intent: Intent, message: RunnerMessage, talk: Talk): Intent {
  const usual = usualIntent(intent, message, talk);
  if (usual !== null) return usual;
  return isFollowUp(message, talk) ? (onToldTopic(intent, message, talk) ?? intent) : intent;
}

/** How alike a message must be to a usual question where the rules have read something else. */
const overruling = 0.72;

function usualIntent(intent: Intent, message: RunnerMessage, talk: Talk): Intent | null {
  if (talk.focus !== null || talk.shown.length > 0) return null;
  const topic = usualTopic(message.text, usualAbove(intent, message));
  return topic === null ? null : { kind: "training", topic };
}

/** From which likeness on a usual question outweighs what was read; never from 1 on. */
function usualAbove(intent: Intent, message: RunnerMessage): number {
  const never = 2;
  const { asked, words } = message;
  switch (intent.kind) {
    case "which-topic":
    case "unsure":
    case "other":
    case "chat":
      return usualFrom;
    case "caution":
    case "emergency":
      return overruling;
    case "training":
      return isSiteGuide(intent.topic) ? 0.85 : usualFrom;
    case "search":
    case "generic":
      return asked.places.length > 0 || says(requesting, words) ? never : overruling;
    case "pace":
      return intent.known !== null || intent.targetSeconds !== null ? never : overruling;
    case "race":
      return "name" in intent.race ? overruling : never;
    case "which-race":
    case "compare":
    case "beyond":
    case "site-pages":
      return overruling;
    default:
      return never;
  }
}

/** Longer messages say what they are about. */
const longestFollowUp = 11;

function isFollowUp({ words, asked }: RunnerMessage, { topic, shown, focus }: Talk): boolean {
  if (topic === null || focus !== null || shown.length > 0) return false;
  const isOfRaces = asked.places.length > 0 || says(requesting, words);
  return words.length <= longestFollowUp && !isOfRaces;
}

/** How much of a message the topic of before must cover to be meant where something else was read. */
const certainShare = 0.5;
const likelyShare = 0.3;

function onToldTopic(intent: Intent, message: RunnerMessage, { topic }: Talk): Intent | null {
  const told = topics.find(({ id }) => id === topic);
  if (!told) return isLost.has(intent.kind) && topic !== null ? { kind: "training", topic } : null;
  if (intent.kind === "training" && intent.topic === told.id) return null;
  const kept: Intent = { kind: "training", topic: told.id };
  if (isLost.has(intent.kind)) return kept;
  const passage = ["en", "es"] as const;
  const share = Math.max(
    ...passage.map((language) => passageAbout(told, message.text, language)?.share ?? 0),
  );
  switch (intent.kind) {
    case "emergency":
      return intent.sign === "unclear" && answersBody(told.id) && share >= certainShare
        ? kept
        : null;
    case "training":
      return !isSiteGuide(intent.topic) && share >= certainShare ? kept : null;
    case "generic":
    case "race":
      return share >= likelyShare ? kept : null;
    default:
      return null;
  }
}

/** What is said where nothing was understood: after advice, the advice goes on. */
const isLost = new Set<Intent["kind"]>([
  "which-topic",
  "unsure",
  "other",
  "site-pages",
  "which-race",
]);
