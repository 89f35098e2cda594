import { followUpsTo } from "../intents/aspects.ts";
import type { ScoredKind } from "../intents/classifier.ts";
import {
  cautionFrom,
  elsewhereFrom,
  guessOf,
  probabilityOf,
  usualOfSiteFrom,
  usualTopic,
} from "../intents/guess.ts";
import { closestQuestions } from "../intents/question-search.ts";
import { type RankedTopic, rankedTopics, sideOf } from "../intents/topic-rank.ts";
import { searchTopics } from "../intents/topic-search.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import { findTopic, isPain, topics } from "../knowledge/topics.ts";
import { aspectOfTopic, besideNumbers, coveredBy, guideAfter } from "./advice.ts";
import { narrows } from "./asked.ts";
import { isDoubtful } from "./doubt.ts";
import {
  type Around,
  intentOfGuess,
  isTopicButton,
  isUsualOfBody,
  topicTitled,
} from "./guessed.ts";
import { asksToRunFarther, saysRaces } from "./intent.ts";
import type { Intent } from "./intents.ts";
import { kindOf } from "./kind-of.ts";
import type { RunnerMessage } from "./message.ts";
import { advising, easyRunning, finding, trainingHow } from "./reading/cues.ts";
import { shownByName } from "./reading/references.ts";
import type { Talk } from "./talk.ts";
import { says } from "./words/phrasebook.ts";

/**
 * What a message that names no danger and no complaint wants: the kind that all evidence speaks for, in the
 * way that the rules have read it where they agree.
 * @param read - what the rules make of the message
 */
export function decidedIntent(read: Intent, message: RunnerMessage, around: Around): Intent {
  const { scored, now, talk } = around;
  if (mayBeDanger(read, message, scored)) return { kind: "caution" };
  const titled = topicTitled(message);
  if (titled !== null) return { kind: "training", topic: titled };
  if (asksForBoston.test(message.folded)) return { kind: "training", topic: "boston-standards" };
  if (isTopicButton(message) && read.kind !== "other") return read;
  if (isSettled(read, message, talk)) return read;
  const surely = guideAfterTold(read, message, talk) ?? wordForWord(read, now, talk);
  if (surely !== null) return surely;
  // A guide is found by its own phrases only.
  if (isGuide(read)) return read;
  const likeliest = likeliestIntent(read, message, around);
  // A plan is made to measure where the message says how.
  if (likeliest.kind === "training" && isOfPlans(likeliest.topic)) return likeliest;
  return doubted(likeliest, message, around);
}

/** The intent; where it is a topic that is doubtful, the likeliest ones to choose from. */
export function doubted(intent: Intent, message: RunnerMessage, around: Around): Intent {
  if (intent.kind !== "training" || intent.others !== undefined) return intent;
  if (isTopicButton(message) || !isDoubtful(intent, message, around.talk)) return intent;
  return offering(intent, message, around);
}

export function isOfPlans(topic: string): boolean {
  return sideOf(topic) === "plan";
}

function offering(
  { topic }: Extract<Intent, { kind: "training" }>,
  message: RunnerMessage,
  around: Around,
): Intent {
  if (isSiteGuide(topic)) return { kind: "unsure", kinds: ["site-help", "advice"], topics: [] };
  const others = rankedFor(message, around, null)
    .map(({ id }) => id)
    .filter((id) => !isSiteGuide(id) && id !== around.talk.topic && id !== topic);
  const own = topic === around.talk.topic ? [] : [topic];
  return { kind: "which-topic", topics: [...own, ...others].slice(0, mostOffered) };
}

function rankedFor({ words }: RunnerMessage, around: Around, read: string | null): RankedTopic[] {
  const { now, text: before, talk, scored } = around;
  return rankedTopics({ text: now, before, told: talk.topic, read, words: words.length, scored });
}

/** What all evidence speaks for where nothing is settled. */
function likeliestIntent(read: Intent, message: RunnerMessage, around: Around): Intent {
  const { scored, now, talk, text: before, intent: last } = around;
  const isLost = last.kind === "beyond" ? last.subject === "elsewhere" : isUnread.has(last.kind);
  const kinds = answerable(read, scored);
  const ruled = kindOf(read);
  const isAgreed = read.kind !== "other" && (kinds[0]?.kind ?? ruled) === ruled;
  const guess = guessOf(kinds, now, before !== null && isLost);
  const isKept = isAgreed || (guess.kind === "unsure" && isUnderstood.has(read.kind));
  const chosen = isKept ? read : intentOfGuess(guess, message, around);
  const beside = chosen.kind === "pace" ? besideNumbers(chosen, message.folded) : null;
  if (beside !== null) return { kind: "training", topic: beside };
  if (talk.topic !== null && isBareOfPace(chosen, message, talk))
    return { kind: "training", topic: talk.topic };
  // The plan of the length that is named, or that was searched for.
  const isPlan = guess.kind === "plan" && !isAgreed && chosen.kind === "training";
  if (isPlan) return chosen;
  if (!ofTopics.has(chosen.kind) && !isOpenRegistration(chosen)) return chosen;
  const ranked = rankedFor(message, around, read.kind === "training" ? read.topic : null);
  return withTopic(chosen, ranked, message, around);
}

/** The time that Boston asks for, and no races that count for it. */
const asksForBoston =
  /^(?!.*\b(?:races?|carreras?|courses?|marathons|maratones|lottery|sorteo)\b)(?=.*\bboston\b).*\b(?:bq|qualify|qualifies|qualifying|clasific(?:o|a|ar|aria|an)|marcas? (?:para|de|en|piden (?:en|para)) boston)\b/;

/** `For a half?`, `how long will it take`: after advice a few words without a time or a pace go on with it. */
function isBareOfPace(intent: Intent, { words }: RunnerMessage, { pace, run }: Talk): boolean {
  if (intent.kind !== "pace" || words.length > longestBare || pace !== null || run !== null)
    return false;
  const isEmpty = [intent.known, intent.targetMeters, intent.targetSeconds].every(
    (value) => value === null,
  );
  return isEmpty && !words.some((word) => ofPaces.test(word));
}

const longestBare = 6;
const ofPaces = /^(?:paces?|fast\w*|speed|splits?|ritmos?|rapid[ao]|veloc\w+|parcial(?:es)?)$/;

/** Readings that no likelihood outweighs. */
function isSettled(read: Intent, message: RunnerMessage, talk: Talk): boolean {
  const { words, folded, asked } = message;
  if (read.kind === "joke") return true;
  if (read.kind === "search") {
    // `Which of them are still open?` after a list, and a search that was read to its last word.
    const isWhole = narrows(asked) && asked.rest.every((word) => word.length < shortestUnread);
    return isWhole || isDescribed(message) || (asked.isOpen && talk.isAboutRaces);
  }
  // `Ayúdame a encontrar mi próxima carrera.`
  if (read.kind === "generic")
    return words.length <= longestRequest && says(finding, words) && saysRaces(words);
  const isOfRace = read.kind === "race" || read.kind === "registration";
  if (isOfRace && shownByName(words, talk.shown).length > 0) return true;
  if (read.kind !== "training") return false;
  // Whether to run with a pain.
  const isAfterPain = talk.topic !== null && isPain(talk.topic) && read.topic !== talk.topic;
  // The plan of the length that is named.
  const isOfLength = read.topic.startsWith("plan-") && asked.lengths.length === 1;
  if (isAfterPain || isOfLength) return true;
  // `And gels?`
  const isTitle = words.length <= longestTitle && findTopic(folded)?.id === read.topic;
  return isTitle || asksToRunFarther(message) || says(easyRunning, words);
}

const longestTitle = 3;
const longestRequest = 7;

/** `lol ok im broke thats why. cheapest half in canada`: a place with a length, a type or a price. */
function isDescribed({ asked, words }: RunnerMessage): boolean {
  const { places, lengths, types, prices } = asked;
  const named = [lengths, types, prices].filter((list) => list.length > 0).length;
  return places.length > 0 && named > 1 && !says(advising, words) && !says(trainingHow, words);
}

/** Shorter words that no rule has read say nothing. */
const shortestUnread = 3;

function guideAfterTold(read: Intent, message: RunnerMessage, { topic }: Talk): Intent | null {
  return topic === null ? null : guideAfter(read, message, topic);
}

/** A usual question nearly as it is written; beside races a few words may speak of them. */
function wordForWord(read: Intent, text: string, { focus, shown }: Talk): Intent | null {
  const topic = usualTopic(text, isGuide(read) ? usualOfSiteFrom : nearlyWordForWord);
  const isAboutRaces = focus !== null || shown.length > 0;
  const isMeant = topic !== null && (!isAboutRaces || isSiteGuide(topic));
  return isMeant ? { kind: "training", topic } : null;
}

const nearlyWordForWord = 0.8;

function isGuide(intent: Intent): boolean {
  return intent.kind === "training" && isSiteGuide(intent.topic);
}

/** A body that may be in danger gets no article below the doctor's line, if danger is the likeliest. */
function mayBeDanger(read: Intent, message: RunnerMessage, scored: readonly ScoredKind[]): boolean {
  const isFirst = scored[0]?.kind === "danger" && isAdvice.has(read.kind);
  const isDanger = probabilityOf("danger", scored) >= (isFirst ? cautionFirstFrom : cautionFrom);
  return isDanger && !isTopicButton(message) && !isUsualOfBody(message);
}

/** Below it a danger that is only the likeliest of many kinds is a line beside the answer. */
const cautionFirstFrom = 0.55;

/**
 * The kinds that may be answered. A danger that is not likely is none of them, and what the rules understand
 * is not ours only where that is nearly certain.
 */
function answerable(read: Intent, scored: readonly ScoredKind[]): readonly ScoredKind[] {
  const isElsewhere =
    read.kind === "other" || probabilityOf("out-of-scope", scored) >= elsewhereFrom;
  return scored.filter(({ kind }) => kind !== "danger" && (isElsewhere || kind !== "out-of-scope"));
}

/** What an article answers, or would be offered for. */
const isAdvice = new Set<Intent["kind"]>(["training", "which-topic", "unsure", "other"]);

/** These readings stand where no kind is likely. */
const isUnderstood = new Set<Intent["kind"]>(["training", "search", "generic"]);

/** After these a message that is not understood leads to a question. */
const isUnread = new Set<Intent["kind"]>(["other", "unsure"]);

const ofTopics = new Set<Intent["kind"]>(["training", "which-topic", "site-pages", "unsure"]);

function isOpenRegistration(intent: Intent): boolean {
  return intent.kind === "registration" && (intent.race === null || "id" in intent.race);
}

/** Topics below this probability are offered instead of told. */
const toldFrom = 0.25;

const asksMeaning = /^(?:what (?:do|did) you mean|que quieres decir|a que te refieres)\b/;

/** The share of a guide among the guides from which it is told. */
const guideFrom = { "site-pages": 0.25, registration: 0.35 } as const;
const mostOffered = 3;

/** Whether anything in a topic is like a message: the likeliest one of all may still be about something else. */
function isAlike(id: string, text: string): boolean {
  const [best, next] = searchTopics(text);
  const isClear = best?.id === id && best.score >= alike.score;
  return (isClear && (next?.score ?? 0) < best.score * alike.next) || asksLike(id, text);
}

function asksLike(id: string, text: string): boolean {
  const asked = closestQuestions(text).find(({ question }) => question.topic === id);
  return (asked?.likeness ?? 0) >= alike.likeness;
}

const alike = { score: 8, next: 0.95, likeness: 0.38 };

/**
 * The topic after the one that was told, where that one has nothing to say to the message: it would only be
 * told again.
 */
function besidesTold(
  [best, ...others]: readonly RankedTopic[],
  { text }: RunnerMessage,
  { topic: id }: Talk,
): string | null {
  const told = best?.id === id ? topics.find((one) => one.id === id) : undefined;
  if (!told || isPain(told.id)) return null;
  const speaksOfIt = followUpsTo(told.id, text).length > 0 || coveredBy(told, text) >= leastCovered;
  if (speaksOfIt) return null;
  const next = others.find((one) => one.probability >= leastBeside && asksLike(one.id, text));
  return next?.id ?? null;
}

const leastCovered = 0.2;
const leastBeside = 0.12;

/** The likeliest guide to the site, and its share of the likelihood of all guides. */
function likeliestGuide(ranked: readonly RankedTopic[]): { id: string; share: number } | null {
  const guides = ranked.filter(({ id }) => isSiteGuide(id));
  const [best] = guides;
  const sum = guides.reduce((total, { probability }) => total + probability, 0);
  return best ? { id: best.id, share: best.probability / sum } : null;
}

function withTopic(
  intent: Intent,
  ranked: readonly RankedTopic[],
  message: RunnerMessage,
  { talk }: Around,
): Intent {
  const [best] = ranked;
  if (!best) return intent;
  const offered = ranked
    .slice(0, mostOffered)
    .map(({ id }) => id)
    .filter((id) => !isSiteGuide(id));
  const told = (id: string): Intent => {
    const aspect = aspectOfTopic(intent, message, talk);
    const continues = aspect?.kind === "training" && aspect.topic === id;
    return { kind: "training", topic: id, ...(continues && { continues }) };
  };
  switch (intent.kind) {
    case "unsure": {
      const isAdvice = intent.kinds.includes("advice") && !isSiteGuide(best.id);
      const isTold = isAdvice && best.probability >= toldFrom;
      if (isTold) return told(best.id);
      // `Consejos de entrenamiento`: too short to be anything else than a wish for some article.
      const isShort = message.words.length <= longestTitle && offered.length > 0;
      const isOpen = isShort && intent.kinds.includes("advice");
      return isOpen ? { kind: "which-topic", topics: offered } : { ...intent, topics: offered };
    }
    case "registration":
    case "site-pages": {
      const guide = likeliestGuide(ranked);
      // How to register is told with the facts of the race, which the answer asks for.
      const isOfPlace = message.asked.places.length > 0;
      const isOfRace =
        intent.kind === "registration" && (isOfPlace || guide?.id === "site-register");
      const isSure = guide !== null && !isOfRace && guide.share >= guideFrom[intent.kind];
      return isSure ? { kind: "training", topic: guide.id } : intent;
    }
    default: {
      const other = besidesTold(ranked, message, talk);
      if (other !== null) return { kind: "training", topic: other };
      if (best.probability < toldFrom && offered.length > 1) {
        const others = offered.filter((id) => id !== best.id);
        return isAlike(best.id, message.text)
          ? { kind: "training", topic: best.id, others }
          : { kind: "which-topic", topics: offered };
      }
      // Articles explain words as well, but none has been told that this could be about.
      if (talk.topic === null && asksMeaning.test(message.folded))
        return { kind: "which-topic", topics: offered };
      return told(best.id);
    }
  }
}
