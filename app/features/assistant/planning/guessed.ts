import type { ScoredKind } from "../intents/classifier.ts";
import {
  adviceFor,
  cautionFrom,
  cautionLineFrom,
  guessableKinds,
  guessOf,
  guideFor,
  type KindGuess,
  likelyTopic,
  overrulingFrom,
  overrulingNamesFrom,
  overrulingPhrasesFrom,
  probabilityOf,
  usualTopic,
} from "../intents/guess.ts";
import type { MessageKind } from "../intents/kinds.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import { answersBody, findTopic, topics } from "../knowledge/topics.ts";
import { asksUsual } from "./advice.ts";
import { type Asked, narrows } from "./asked.ts";
import {
  asksToRunFarther,
  goesOnShortly,
  onlyTells,
  requestsRaces,
  saysRaces,
  strayIn,
  wishesBesideResult,
} from "./intent.ts";
import type { Intent, RaceReference } from "./intents.ts";
import { kindOf } from "./kind-of.ts";
import type { RunnerMessage } from "./message.ts";
import type { Wanted } from "./parameters.ts";
import {
  advising,
  easyRunning,
  raceNouns,
  speaksOfOneself,
  speaksOfRunning,
  trainingHow,
} from "./reading/cues.ts";
import { halfMarathonMeters, marathonMeters } from "./reading/lengths.ts";
import { followUpPace, hasTime, readPaces } from "./reading/paces.ts";
import { subjectsOf } from "./reading/race-subjects.ts";
import { pointsAtRace } from "./reading/references.ts";
import type { Talk } from "./talk.ts";
import { says } from "./words/phrasebook.ts";
import { wordsOfName } from "./words/sentence.ts";

/** What is known beside the message itself. */
type Around = {
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

/**
 * What a message wants after the classifier was asked: the rules decide wherever they understand,
 * unless the classifier is nearly certain of something else.
 */
export function guessedIntent(
  understood: Intent,
  message: RunnerMessage,
  { scored, now, talk, wanted, text: before, intent: last }: Around,
): Intent {
  // Words of the body are read by rules alone: no guess is nearer to what hurts.
  if (message.body.complaint !== null) return understood;
  // A body that may be in danger gets no article below the doctor's line, if danger is the likeliest.
  const isLikeliest = scored[0]?.kind === "danger" && isAdvice.has(understood.kind);
  const isDanger = probabilityOf("danger", scored) >= (isLikeliest ? cautionLineFrom : cautionFrom);
  if (isDanger && !isTopicButton(message) && !isUsualOfBody(message)) return { kind: "caution" };
  if (understood.kind !== "other" && !isOverruled(understood, message, scored, talk))
    return understood;
  if (understood.kind === "other" && says(trainingHow, message.words)) {
    const topic = trainingFor(message, { talk, wanted, now });
    if (topic) return { kind: "training", topic };
  }
  const isLost = last.kind === "beyond" ? last.subject === "elsewhere" : isUnread.has(last.kind);
  const isAgain = before !== null && isLost;
  const guess = guessOf(scored, now, isAgain);
  return intentOfGuess(guess, message, { text: now, talk, wanted });
}

/** `I'm dead after the long run`: a usual question whose answer says what a doctor must see. */
function isUsualOfBody({ text, body }: RunnerMessage): boolean {
  const topic = body.danger === null ? usualTopic(text) : null;
  return topic !== null && answersBody(topic);
}

/** A search for races gets the line only from here. */
const cautionLineOfRacesFrom = 0.6;

/** What an article answers, or would be offered for. */
const isAdvice = new Set<Intent["kind"]>(["training", "which-topic", "unsure", "other"]);

/** After these a message that is not understood leads to a question. */
const isUnread = new Set<Intent["kind"]>(["other", "unsure"]);

/** What buttons say that lead to a topic. */
const topicButtons = new Set(
  topics
    .flatMap(({ title, next }) => [title.en, title.es, ...next.en, ...next.es])
    .map((text) => wordsOfName(text).join(" ")),
);

/** How to train for what is wanted: a trail, an ultra, a distance; else the article whose text fits best. */
function trainingFor(
  message: RunnerMessage,
  { talk, wanted, now }: { talk: Talk; wanted: Wanted; now: string },
): string | null {
  const type = message.asked.types.find((one) => one !== "Road") ?? wanted.type;
  if (talk.topic === null && type === "Trail") return "first-trail";
  if (talk.topic === null && type === "Ultra") return "first-ultra";
  const found = adviceFor(now);
  const isTip = message.words.some((word) => /^(?:tips?|consejos?)$/.test(word));
  const plan = isTip ? null : planFor(message, talk, wanted);
  if (plan?.kind === "training") return plan.topic;
  return "topic" in found ? found.topic : (found.topics[0] ?? null);
}

/** Shorter words that no rule has read say nothing. */
const shortestUnread = 3;

/** Whether a message is the label of a button. */
export function isTopicButton({ sentence }: RunnerMessage): boolean {
  return topicButtons.has(wordsOfName(sentence.chunks.join(" ")).join(" "));
}

function isOverruled(
  understood: Intent,
  message: RunnerMessage,
  [first]: readonly ScoredKind[],
  talk: Talk,
): boolean {
  const { shown, topic } = talk;
  const kind = kindByRules(understood);
  const { rest } = message.asked;
  if (!first || kind === null || kind === first.kind) return false;
  const isSettled = asksToRunFarther(message) || says(easyRunning, message.words);
  if (understood.kind === "training" && isSettled) return false;
  // `And the marathon?` after a pace, and a result with the length that it is to predict.
  const isWholePace =
    understood.kind === "pace" && understood.known !== null && understood.targetMeters !== null;
  if (isWholePace || (understood.kind === "pace" && talk.pace)) return false;
  if (understood.kind === "training" && first.kind === "search" && onlyTells(message, talk))
    return false;
  // `Which of them are still open?` after a search.
  if (understood.kind === "search" && message.asked.isOpen && talk.isAboutRaces) return false;
  // `How many days before should I arrive?` goes on with what was told.
  const goesOn = understood.kind === "training" && understood.topic === topic;
  if (goesOn && first.kind === "race-facts") return false;
  if (understood.kind === "race" && namesOne(understood.race, shown, message)) return false;
  // `How would I train for it?` points at the race, and asks what its page tells.
  const isPointed =
    understood.kind === "race" && talk.focus !== null && pointsAtRace(message.words);
  if (isPointed && understood.subjects.length > 0) return false;
  // `How many weeks would I have to prepare?` is counted from its day.
  const isCounted = understood.kind === "race" && understood.subjects.includes("preparation");
  if (isCounted) return false;
  // With one race there is nothing to compare.
  if (understood.kind === "race" && first.kind === "compare" && shown.length < 2) return false;
  // A name that rules have found is hardly ever wrong: `altitude training for Cusco race`.
  if (understood.kind === "race" && "name" in understood.race)
    return first.kind === "advice" && first.probability >= overrulingNamesFrom;
  // Out of scope, only a search that does not mention a race can be recognized: `the capital of France`.
  const { lengths, types } = message.asked;
  const isOfRaces = lengths.length + types.length > 0 || saysRaces(message.words);
  const isBeyond = first.kind === "out-of-scope" && kind === "search" && !isOfRaces;
  if (!isBeyond && !guessableKinds.includes(first.kind)) return false;
  // A search that was read to its last word is right.
  if (kind === "search" && rest.every((word) => word.length < shortestUnread)) return false;
  if (kind === "search" && (isElliptic(message) || wishesBesideResult(message))) return false;
  if (kind === "search" && shown.length > 0 && goesOnShortly(message.words)) return false;
  if (kind === "search" && first.kind !== "compare" && namesWhereAndWhat(message))
    return message.asked.days === null && first.probability >= overrulingPhrasesFrom;
  // `Do you have kids races?` asks for races, and not how the site works.
  // What narrows a list, or speaks of distances alone, compares no races.
  const isNarrowing = kind === "search" && shown.length > 0;
  if (first.kind === "compare" && (isNarrowing || (kind === "advice" && shown.length < 2)))
    return false;
  const isOfMany = message.words.some((word) => raceNouns.has(word));
  if (kind === "search" && first.kind === "site-help" && isOfMany)
    return first.probability >= overrulingNamesFrom;
  // Without races to compare, the cheapest 10K of a country is looked for.
  const isOneOfMany = kind === "search" && asksForBest(message.asked) && namesRaces(message.asked);
  if (isOneOfMany && shown.length < 2) return false;
  // The topic of a phrase is as good as any guess; a plan is often read where advice is meant.
  const isPhrase = readByPhrase.has(understood.kind);
  if (kind === "search" && requestsRaces(message))
    return first.probability >= overrulingPhrasesFrom;
  if (!isPhrase) return first.probability >= overrulingFrom;
  if (understood.kind === "training" && (first.kind === "plan" || isTopicButton(message)))
    return false;
  return first.probability >= overrulingPhrasesFrom;
}

/** Intents that the rules find by phrases of their own. */
const readByPhrase = new Set<Intent["kind"]>(["training", "race", "beyond", "complaint"]);

/** A place with days, a length or a type, and no word that asks how: races, whatever else the words are like. */
function namesWhereAndWhat({ words, asked }: RunnerMessage): boolean {
  const isWhat = asked.days !== null || asked.lengths.length + asked.types.length > 0;
  return asked.places.length > 0 && isWhat && !says(advising, words) && !says(trainingHow, words);
}

/** `How about Arizona?`, `primero las más baratas`: a place or an order, and no other telling word. */
function isElliptic({ words, asked }: RunnerMessage): boolean {
  const isQuestion = /^(which|cual|que|what)$/.test(words[0] ?? "") && asked.places.length === 0;
  const isSomething = asked.places.length > 0 || asksForBest(asked);
  return isSomething && !isQuestion && words.length <= 5 && strayIn(asked).length === 0;
}

/** Whether the whole name of a race that was shown stands in the message. */
function namesOne(race: RaceReference, shown: Talk["shown"], { words }: RunnerMessage): boolean {
  const sentence = ` ${words.join(" ")} `;
  return shown.some(
    ({ id, name }) =>
      "id" in race && race.id === id && sentence.includes(` ${wordsOfName(name).join(" ")} `),
  );
}

/** What the rules took a message for, where they may be wrong. */
function kindByRules(intent: Intent): MessageKind | null {
  switch (intent.kind) {
    case "training":
      // A guide to the site is found by its own phrases only.
      return isSiteGuide(intent.topic) ? null : kindOf(intent);
    case "registration":
      return intent.race ? null : kindOf(intent);
    case "race":
      return kindOf(intent);
    case "search":
    case "generic":
    case "pace":
    case "site":
    case "expert":
    case "beyond":
    case "complaint":
      return kindOf(intent);
    default:
      return null;
  }
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
  const isAnswer = isOfSite || isUsual || isOfBadDay || isTopicButton(message);
  const isSaid = kind === "emergency" || kind === "caution" || isAnswer;
  // `A destination marathon in Mexico, preferably not crazy hot`: read as races, and nothing of anyone's
  // body. Who speaks of themselves may still mean theirs.
  const { places, days, lengths } = message.asked;
  const isPlain = kind === "search" && places.length > 0 && !speaksOfOneself(message.words);
  const isOfRaces = isPlain && (days !== null || lengths.length > 0);
  const least = isOfRaces ? cautionLineOfRacesFrom : cautionLineFrom;
  return !isSaid && probabilityOf("danger", scored) >= least;
}

function intentOfGuess(
  guess: KindGuess,
  message: RunnerMessage,
  { text, talk, wanted }: { text: string; talk: Talk; wanted: Wanted },
): Intent {
  switch (guess.kind) {
    case "unsure":
      return onSameTopic(message, text, talk, guess.topics) ?? guess;
    case "search":
      if (onlyTells(message, talk)) return offered(text);
      // `What if I'm last?` after a list names nothing to search by.
      if (says(advising, message.words) && !narrows(message.asked)) return advice(text);
      // A search, once the conversation has named anything to search by.
      return { kind: "generic" };
    case "race-facts":
      return sameSubject(text, talk) ?? aboutRace(message, talk);
    case "compare":
      return comparison(talk);
    case "registration-help":
      if (isSiteGuide(talk.topic ?? "")) return siteHelp(text, talk.topic);
      if (says(advising, message.words) && !talk.focus) return advice(text);
      return { kind: "registration", race: talk.focus };
    case "advice":
      return onSameTopic(message, text, talk) ?? advice(text);
    case "plan":
      return planFor(message, talk, wanted);
    case "pace":
      return paceOfGuess(message, talk);
    case "site-help":
      return siteHelp(text);
    case "small-talk":
      return { kind: "chat" };
    case "out-of-scope":
      return { kind: "beyond", subject: "elsewhere" };
    default:
      return unread(message, text);
  }
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
  const topic = likelyTopic(text);
  if (topic !== null) return { kind: "training", topic };
  return speaksOfOneself(words) && speaksOfRunning(words) ? offered(text) : { kind: "other" };
}

/** Without any race, `and how much water?` after advice asks for more advice. */
function sameSubject(text: string, talk: Talk): Intent | null {
  const { focus, shown, topic } = talk;
  if (focus !== null || shown.length > 0 || topic === null) return null;
  return isSiteGuide(topic) ? siteHelp(text, topic) : advice(text);
}

/** Longer messages say what they are about. */
const longestAddition = 5;

/**
 * A few words after advice or a guide go on with it: `and from Strava?`, `gloves?`.
 * @param topics - other topics whose text fits, for messages of an unsure kind
 */
function onSameTopic(
  { words }: RunnerMessage,
  text: string,
  { topic, shown }: Talk,
  topics?: readonly string[],
): Intent | null {
  if (topic === null || shown.length > 0 || words.length > longestAddition) return null;
  // Two words are too few to name another guide.
  if (isSiteGuide(topic)) return siteHelp(words.length > 2 ? text : "", topic);
  const [other] = topics ?? [];
  return topics === undefined ? null : { kind: "training", topic: other ?? topic };
}

/** @param before - the guide that was told last, where the message goes on from it */
function siteHelp(text: string, before: string | null = null): Intent {
  const topic = guideFor(text) ?? before;
  return topic === null ? { kind: "site-pages" } : { kind: "training", topic };
}

function asksForBest({ prices, ratings, isSoonest }: Asked): boolean {
  const isBest = ratings.some(({ kind }) => kind === "best");
  return isSoonest || isBest || prices.some(({ kind }) => kind === "cheap");
}

function namesRaces({ lengths, places, types }: Asked): boolean {
  return lengths.length + places.length + types.length > 0;
}

/** Without a race to ask about, `what is the cheapest 10k in Canada?` looks for one. */
function aboutRace({ words, asked, text }: RunnerMessage, { focus, shown }: Talk): Intent {
  const subjects = subjectsOf(words);
  // `A race where I can bring my dog, near Calgary`.
  if (asked.places.length > 0 && anyOne.test(words.join(" "))) return { kind: "search" };
  if (focus) return { kind: "race", race: focus, subjects };
  const article = subjects.length === 0 && !namesRaces(asked) ? adviceFor(text) : null;
  if (article && "topic" in article) return { kind: "training", topic: article.topic };
  const isSearch =
    subjects.length === 0 && asksForBest(asked) && (namesRaces(asked) || shown.length > 0);
  // `I can't stop thinking about my first race` asks for no fact of one.
  if (!isSearch && subjects.length === 0 && speaksOfOneself(words)) return advice(text);
  return isSearch ? { kind: "search" } : { kind: "which-race", isComparison: false, subjects };
}

const anyOne =
  /^(?:\S+ ){0,3}?(?:a|any|some|un|una|algun|alguna) (?:\S+ )?(?:race|marathon|half|run|carrera|maraton|media)\b/;

function comparison({ shown }: Talk): Intent {
  const races = shown.slice(0, mostCompared).map(({ id }) => ({ id }));
  return races.length > 1
    ? { kind: "compare", races }
    : { kind: "which-race", isComparison: true, subjects: [] };
}

/** What somebody may want who tells of a run or a place: advice, or races there. */
function offered(text: string): Intent {
  const found = adviceFor(text);
  const topics = "topic" in found ? [found.topic] : found.topics;
  return { kind: "unsure", kinds: ["advice", "search"], topics };
}

/** The topic whose text fits, else several. */
function advice(text: string): Intent {
  const found = adviceFor(text);
  return "topic" in found
    ? { kind: "training", topic: found.topic }
    : { kind: "which-topic", topics: found.topics };
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
