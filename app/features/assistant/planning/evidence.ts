import { usualTopic } from "../intents/guess.ts";
import { closestQuestion } from "../intents/question-search.ts";
import { sideOf } from "../intents/topic-rank.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import { isPain, topicPoints } from "../knowledge/topics.ts";
import { narrows, takesBack } from "./asked.ts";
import type { Intent } from "./intents.ts";
import { kindOf } from "./kind-of.ts";
import type { RunnerMessage } from "./message.ts";
import { beyondSubject } from "./reading/beyond.ts";
import { findComparing } from "./reading/comparing.ts";
import {
  advising,
  finding,
  namesRaces,
  planning,
  raceNouns,
  requesting,
  speaksOfOneself,
  speaksOfOwnRace,
  tellsOfPastRace,
  trainingHow,
  wishesToRun,
} from "./reading/cues.ts";
import { followUpPace, hasNumbers, hasTime, readPaces } from "./reading/paces.ts";
import { readTelling, subjectsOf } from "./reading/race-subjects.ts";
import { countsPlaces, pointsAtRace, pointsAtSeveral } from "./reading/references.ts";
import { findRegistering } from "./reading/registering.ts";
import type { Talk } from "./talk.ts";
import { isKnownWord } from "./vocabulary.ts";
import { says } from "./words/phrasebook.ts";

/**
 * What speaks for one kind of message or another, besides its words: what the rules make of it, what it
 * names, and what the talk is about. The classifier weighs each of these names.
 * @param last - what the message before wanted
 */
export function evidenceOf(
  read: Intent,
  message: RunnerMessage,
  talk: Talk,
  last: Intent | null,
): string[] {
  const about = talkAbout(talk);
  const rule = ruleName(read, talk);
  const slots = slotsOf(message);
  const known = knowledgeOf(message, talk);
  const length = lengthOf(message);
  return [
    `rule ${kindOf(read)}`,
    `rule ${rule}`,
    `rule ${kindOf(read)} talk ${about}`,
    `talk ${about}`,
    `talk ${about} ${length}`,
    ...(last ? [`last ${kindOf(last)}`, `last ${kindOf(last)} rule ${kindOf(read)}`] : []),
    `length ${length}`,
    ...slots.flatMap((slot) => [`slot ${slot}`, `slot ${slot} talk ${about}`]),
    ...known.flatMap((one) => [one, `${one} rule ${kindOf(read)}`]),
    ...(talk.topic === null ? [] : [`told ${talk.topic}`]),
    ...(read.kind === "training" ? [`read ${read.topic}`] : []),
    ...(talk.pace && followUpPace(message.words, talk.pace) ? ["slot pace goes on"] : []),
  ];
}

/** What a message may go on with. */
function talkAbout({ shown, focus, topic, pace, plan, week, own }: Talk): string {
  if (own) return "own";
  if (plan || week) return "plan";
  if (pace) return "pace";
  if (topic !== null && isSiteGuide(topic)) return "guide";
  if (topic !== null) return isPain(topic) ? "pain" : "advice";
  if (focus) return shown.length > 1 ? "race of list" : "race";
  return shown.length > 1 ? "list" : "nothing";
}

function ruleName(read: Intent, { topic, focus }: Talk): string {
  switch (read.kind) {
    case "training":
      return `training ${isSiteGuide(read.topic) ? "guide" : ""} ${read.topic === topic ? "told" : ""}`;
    case "race": {
      const isFocus = "id" in read.race && focus && "id" in focus && focus.id === read.race.id;
      const subjects = read.subjects.length > 0 ? "asked" : "whole";
      return `race ${"name" in read.race ? "named" : isFocus ? "focus" : "shown"} ${subjects}`;
    }
    case "registration":
      return `registration ${read.race ? "race" : "none"}`;
    case "pace":
      return `pace ${read.known ? "known" : ""} ${read.targetMeters ? "target" : ""}`;
    case "beyond":
      return `beyond ${read.subject}`;
    default:
      return read.kind;
  }
}

function slotsOf(message: RunnerMessage): string[] {
  const { words, asked, text, body } = message;
  const paces = readPaces(words);
  const stray = asked.rest.filter((word) => /^\p{L}{3,}$/u.test(word) && !isKnownWord(word));
  const present: Readonly<Record<string, boolean>> = {
    place: asked.places.length > 0,
    places: asked.places.length > 1,
    "unknown place": asked.unknownPlace !== null,
    abroad: asked.abroad.length > 0,
    days: asked.days !== null,
    weekdays: asked.weekdays !== null,
    length: asked.lengths.length > 0,
    lengths: asked.lengths.length > 1,
    type: asked.types.length > 0,
    price: asked.prices.length > 0,
    rating: asked.ratings.length > 0,
    here: asked.isHere,
    nearest: asked.isNearest,
    open: asked.isOpen,
    soonest: asked.isSoonest,
    count: asked.count !== null,
    more: asked.isMore,
    refining: asked.isRefining,
    clearing: asked.isClearing,
    climb: asked.hasClimb,
    denied: takesBack(asked),
    narrows: narrows(asked),
    counted: countsPlaces(words),
    it: pointsAtRace(words),
    them: pointsAtSeveral(words),
    telling: readTelling(words).length > 0,
    registering: findRegistering(words) !== null,
    comparing: findComparing(words).length > 0,
    requesting: says(requesting, words),
    finding: says(finding, words),
    advising: says(advising, words),
    planning: says(planning, words),
    training: says(trainingHow, words),
    oneself: speaksOfOneself(words),
    "own race": speaksOfOwnRace(words),
    "past race": tellsOfPastRace(words),
    wishing: wishesToRun(words),
    races: words.some((word) => raceNouns.has(word)),
    race: namesRaces(words),
    numbers: paces !== null && hasNumbers(paces),
    time: paces !== null && hasTime(paces),
    question: text.includes("?"),
    stray: stray.length > 0,
    body: body.complaint !== null,
  };
  const subjects = subjectsOf(words);
  const outside = beyondSubject(words);
  return [
    ...Object.keys(present).filter((name) => present[name]),
    ...subjects.map((subject) => `subject ${subject}`),
    ...(subjects.length > 0 ? ["subject"] : []),
    ...(outside ? [`beyond ${outside}`] : []),
  ];
}

/** Likenesses are told in steps: every step that is reached is a name. */
const steps = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** How near the articles and guides are. */
function knowledgeOf({ text, folded }: RunnerMessage, { topic }: Talk): string[] {
  const closest = closestQuestion(text);
  const side = closest && sideOf(closest.question.topic);
  const reached = steps.filter((step) => (closest?.likeness ?? 0) >= step);
  const [named] = topicPoints(folded);
  return [
    ...reached.map((step) => `usual ${side} ${step}`),
    ...(closest && closest.likeness >= 0.4 && closest.question.topic === topic
      ? ["usual told"]
      : []),
    ...(named ? [`phrase ${sideOf(named.topic.id)} ${named.points >= 6 ? "long" : "short"}`] : []),
    ...(usualTopic(text) === null ? [] : ["usual"]),
  ];
}

function lengthOf({ words }: RunnerMessage): string {
  if (words.length <= 2) return "few";
  if (words.length <= 5) return "short";
  return words.length <= 10 ? "usual" : "long";
}
