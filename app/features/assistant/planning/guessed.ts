import type { ScoredKind } from "../intents/classifier.ts";
import {
  cautionLineFrom,
  type KindGuess,
  probabilityOf,
  topicOf,
  usualTopic,
} from "../intents/guess.ts";
import type { MessageKind } from "../intents/kinds.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import { answersBody, findTopic, topics } from "../knowledge/topics.ts";
import { asksUsual } from "./advice.ts";
import { type Asked, narrows, takesBack } from "./asked.ts";
import { onlyTells } from "./intent.ts";
import type { Intent } from "./intents.ts";
import type { RunnerMessage } from "./message.ts";
import type { Wanted } from "./parameters.ts";
import { raceQuestion } from "./race-question.ts";
import {
  finding,
  raceNouns,
  requesting,
  speaksOfOneself,
  speaksOfRunning,
  wishesToRun,
} from "./reading/cues.ts";
import { halfMarathonMeters, marathonMeters } from "./reading/lengths.ts";
import { followUpPace, hasTime, readPaces } from "./reading/paces.ts";
import { subjectsOf } from "./reading/race-subjects.ts";
import type { Talk } from "./talk.ts";
import { says } from "./words/phrasebook.ts";
import { wordsOfName } from "./words/sentence.ts";

/** What is known beside the message itself. */
export type Around = {
  /** Its kinds by the classifier. */
  scored: readonly ScoredKind[];
  /** The message as it was typed. */
  now: string;
  talk: Talk;
  /** What was searched for before. */
  wanted: Wanted;
  /** The message before, and what it wanted. */
  text: string | null;
  intent: Intent;
};

/** More races cannot be compared at once. */
const mostCompared = 3;

/** `I'm dead after the long run`: a usual question whose answer says what a doctor must see. */
export function isUsualOfBody({ text, body }: RunnerMessage): boolean {
  const topic = body.danger === null ? usualTopic(text) : null;
  return topic !== null && answersBody(topic);
}

/** A search for races gets the line only from here. */
const cautionLineOfRacesFrom = 0.6;

/** What buttons say that lead to a topic. */
const topicButtons = new Set(
  topics
    .flatMap(({ title, next }) => [title.en, title.es, ...next.en, ...next.es])
    .map((text) => wordsOfName(text).join(" ")),
);

const titles = new Map(
  topics.flatMap(({ id, title }) =>
    [title.en, title.es].map((text) => [wordsOfName(text).join(" "), id] as const),
  ),
);

/** The topic whose title a message is. */
export function topicTitled({ sentence }: RunnerMessage): string | null {
  return titles.get(wordsOfName(sentence.chunks.join(" ")).join(" ")) ?? null;
}

/** Whether a message is the label of a button. */
export function isTopicButton({ sentence }: RunnerMessage): boolean {
  return topicButtons.has(wordsOfName(sentence.chunks.join(" ")).join(" "));
}

/**
 * Whether an answer says to see a doctor, though it is about something else. The title of an article is
 * not a complaint.
 */
export function needsCautionLine(
  scored: readonly ScoredKind[],
  intent: Intent,
  message: RunnerMessage,
): boolean {
  const { kind } = intent;
  // `Can I give my bib to a friend if I can't go` is about the site.
  const isOfSite = intent.kind === "training" && isSiteGuide(intent.topic);
  // A usual question has an answer that names what a doctor must see.
  const isUsual = intent.kind === "training" && asksUsual(message, intent.topic);
  // Its article says itself whom to call when it is about more than running.
  const isOfBadDay = intent.kind === "training" && intent.topic === "bad-day";
  // Where danger is the likeliest, only an article about the body says so itself.
  const isFirst = scored[0]?.kind === "danger";
  const isAnswered = isFirst ? isUsual && isUsualOfBody(message) : isUsual || isOfSite;
  const isAnswer = isAnswered || isOfBadDay || isTopicButton(message);
  const isSaid = kind === "emergency" || kind === "caution" || isAnswer;
  // `A destination marathon in Mexico, preferably not crazy hot`: read as races, and nothing of anyone's
  // body. Who speaks of themselves may still mean theirs.
  const { places, days, lengths } = message.asked;
  const isPlain = kind === "search" && places.length > 0 && !speaksOfOneself(message.words);
  const isOfRaces = isPlain && (days !== null || lengths.length > 0);
  const least = isOfRaces ? cautionLineOfRacesFrom : cautionLineFrom;
  return !isSaid && probabilityOf("danger", scored) >= least;
}

export function intentOfGuess(
  guess: KindGuess,
  message: RunnerMessage,
  { now: text, talk, wanted, scored }: Pick<Around, "now" | "talk" | "wanted" | "scored">,
): Intent {
  switch (guess.kind) {
    case "unsure":
      return guess;
    case "search":
      // `My marathon is in May in Lima and I have not started`.
      if (onlyTells(message, talk))
        return { kind: "unsure", kinds: ["advice", "search"], topics: [] };
      // A search, once the conversation has named anything to search by.
      return (talk.isAboutRaces || speaksOfRaces(message)) && scored[0]?.kind !== "danger"
        ? { kind: "generic" }
        : { kind: "unsure", kinds: kindsBeside(scored, "search"), topics: [] };
    case "race-facts":
      return factOf(message, talk) ?? aboutRace(message, talk);
    case "compare":
      return comparison(message, talk);
    case "registration-help":
      return { kind: "registration", race: talk.focus };
    case "advice":
      return { kind: "which-topic", topics: [] };
    case "plan":
      return planFor(message, talk, wanted);
    case "pace":
      return paceOfGuess(message, talk);
    case "site-help":
      return { kind: "site-pages" };
    case "small-talk":
      return { kind: "chat" };
    case "out-of-scope":
      return { kind: "beyond", subject: "elsewhere" };
    default:
      return unread(message, text);
  }
}

/** Whether any word asks for races: `my dashboard shows 0 runs` only sounds like it. */
function speaksOfRaces({ words, asked }: RunnerMessage): boolean {
  return (
    narrows(asked) ||
    takesBack(asked) ||
    asked.isMore ||
    asked.count !== null ||
    words.some((word) => raceNouns.has(word) && !/^runs?$/.test(word)) ||
    says(requesting, words) ||
    says(finding, words) ||
    wishesToRun(words)
  );
}

/** The likeliest kinds that a button may offer, and this one. */
function kindsBeside(scored: readonly ScoredKind[], kind: MessageKind): MessageKind[] {
  const [other] = scored.filter((one) => one.kind !== kind && isOffered(one.kind));
  return other ? [other.kind, kind] : [kind];
}

function isOffered(kind: MessageKind): boolean {
  return kind !== "danger" && kind !== "out-of-scope" && kind !== "small-talk";
}

/** With the run that the message tells of, where it does. */
function paceOfGuess({ words }: RunnerMessage, { pace }: Talk): Intent {
  const named = readPaces(words);
  const after = pace && !(named && hasTime(named)) ? followUpPace(words, pace) : null;
  const { known, targetMeters, targetSeconds } = after ?? named ?? nothingOfPaces;
  return { kind: "pace", known, targetMeters, targetSeconds };
}

const nothingOfPaces = { known: null, targetMeters: null, targetSeconds: null };

/** No kind is likely: still an article may fit, and a story of a run gets one offered. */
function unread({ words }: RunnerMessage, text: string): Intent {
  const topic = topicOf(text, "likely");
  if (topic !== null) return { kind: "training", topic };
  const isStory = speaksOfOneself(words) && speaksOfRunning(words);
  return isStory ? { kind: "unsure", kinds: ["advice", "search"], topics: [] } : { kind: "other" };
}

/** The race and the subjects, where the rules find them. */
function factOf(message: RunnerMessage, talk: Talk): Intent | null {
  const question = raceQuestion(message, talk);
  return question?.kind === "race" || question?.kind === "which-race" ? question : null;
}

function namesRaces({ lengths, places, types }: Asked): boolean {
  return lengths.length + places.length + types.length > 0;
}

/** The race that was spoken of or shown; else the one that the message describes. */
function aboutRace({ words, asked }: RunnerMessage, { focus, shown }: Talk): Intent {
  const subjects = subjectsOf(words);
  if (focus) return { kind: "race", race: focus, subjects };
  const [only, another] = shown;
  if (only && !another) return { kind: "race", race: { id: only.id }, subjects };
  const isOfShown = another !== undefined && !namesRaces(asked);
  return { kind: "which-race", isComparison: false, subjects, ...(isOfShown && { isOfShown }) };
}

function comparison({ asked }: RunnerMessage, { shown }: Talk): Intent {
  if (asked.places.length > 1) return { kind: "which-race", isComparison: true, subjects: [] };
  const races = shown.slice(0, mostCompared).map(({ id }) => ({ id }));
  return races.length > 1
    ? { kind: "compare", races }
    : { kind: "which-race", isComparison: true, subjects: [] };
}

/** The plans of the knowledge base; a search writes its distance so. */
const plans: readonly [meters: number, topic: string, distance: string][] = [
  [5000, "plan-5k", "5K"],
  [10_000, "plan-10k", "10K"],
  [halfMarathonMeters, "plan-half", "Half Marathon"],
  [marathonMeters, "plan-marathon", "Marathon"],
];

/** The plan of the distance that is named; after a plan, how to choose and change one. */
function planFor({ asked, folded }: RunnerMessage, { topic, pace }: Talk, before: Wanted): Intent {
  const [length] = asked.lengths;
  const wanted = length?.kind === "exact" ? length.meters : pace?.targetMeters;
  const named = plans.find(([meters]) => meters === wanted);
  if (named) return { kind: "training", topic: named[1] };
  // `How do I train for one in 4 months?` after a search for marathons.
  const searched = plans.find(([, , distance]) => distance === before.length.distance);
  if (searched && !length) return { kind: "training", topic: searched[1] };
  const told = findTopic(folded);
  if (told) return { kind: "training", topic: told.id };
  if (topic?.startsWith("plan-")) return { kind: "training", topic: "choosing-plan" };
  return { kind: "which-topic", topics: plans.map(([, plan]) => plan) };
}
