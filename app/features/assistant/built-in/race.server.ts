import { href } from "react-router";
import { findCourseFigures, findCourses } from "#features/courses/queries.server.ts";
import { markName } from "#features/courses/showing/course-words.ts";
import { mostCompared } from "#features/races/comparing/comparison.ts";
import { metersTo } from "#features/races/places/circle.server.ts";
import { fromUsCents, inUsCents } from "#features/races/price.ts";
import type { RaceCard } from "#features/races/race.ts";
import { kindWords, lastDayFor } from "#features/registrations/orders/changes/change.ts";
import { changeRulesOf } from "#features/registrations/orders/changes/queries.server.ts";
import { reviewsOf } from "#features/reviews/queries.server.ts";
import type { Services } from "#services/services.ts";
import { formatHeight, formatLength } from "#values/length.ts";
import { type Currency, formatAmount } from "#values/money.ts";
import { type AnswerEvent, type ChatTurn, lastAsked } from "../planning/answer.ts";
import type { Intent, RaceReference, RaceSubject } from "../planning/plan.ts";
import { tellingWords } from "../planning/telling-words.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import { foundRaces } from "../search/cards.server.ts";
import { recommendedRaces } from "../search/find-races.server.ts";
import type { RaceFacts } from "../search/race-facts.ts";
import { shortened } from "../search/shortened.ts";
import { answerComparison } from "./compare.server.ts";
import {
  askWhich,
  candidatesLimit,
  findMeant,
  showCard,
  tellUnlisted,
} from "./race-lookup.server.ts";
import { raceValues } from "./race-values.ts";
import { uncheckedLine } from "./understood.ts";
import { answerUnsure } from "./unsure.ts";
import {
  type AnswerLanguage,
  capitalized,
  formats,
  listed,
  placeIn,
  written,
} from "./words/formats.ts";
import { raceWords, registrationWords, usualSubjects } from "./words/race-words.ts";

type Needs = Pick<Services, "db" | "now">;
type Asked = Omit<Extract<Intent, { kind: "race" }>, "kind" | "subjects"> & {
  subjects: readonly RaceSubject[];
};

/** What a portrait tells beside the first sentence. */
const portrayed: readonly RaceSubject[] = [
  "distances",
  "price",
  "elevation",
  "registration",
  "rating",
];

/** Questions that are offered. */
const mostReplies = 2;

/** Answers each subject from what the race states; says plainly what is not stated. */
export async function* answerRace(
  services: Needs,
  turn: ChatTurn,
  { race, subjects, isUnread = false, from }: Asked,
): AsyncIterable<AnswerEvent> {
  const { language } = turn.plan;
  const words = raceWords[language];
  const meant = await findMeant(services, race);
  if (meant.kind === "unlisted") {
    if (subjects.some(isOfRules)) yield { kind: "text", text: `${words.changes.unlisted}\n\n` };
    return yield* tellUnlisted(meant, words.candidate, language);
  }
  if (meant.kind === "several")
    return yield* askWhich(meant.candidates, words.whichRace, words.candidate, language);
  const { facts } = meant;
  const unchecked = uncheckedLine(turn, "race");
  yield { kind: "text", text: `${openingOf(facts, turn)}\n\n${unchecked}` };
  const away = from === undefined ? null : awayFrom(facts, from, turn);
  if (away !== null) yield { kind: "text", text: `${away}\n\n` };
  if (isUnread && !unchecked) {
    const shown = await besidesFields(services, facts, language);
    const unread = shown.length > 0 ? words.unreadButShown(shown) : words.unread;
    yield { kind: "text", text: `${unread}\n\n` };
  }
  const told =
    subjects.length > 0
      ? withState(facts, subjects, turn)
      : isUnread
        ? []
        : stated(facts, portrayed, turn);
  for (const subject of told) {
    const sentence = await inSentences(services, { facts, subject }, language);
    yield { kind: "text", text: `${sentence ?? subjectText(facts, subject, turn)}\n\n` };
    const more = await onPage(services, { facts, subject }, turn);
    if (more) yield { kind: "text", text: `${more}\n\n` };
  }
  const money = subjects.includes("price") ? inOtherMoney(facts, turn) : "";
  if (money) yield { kind: "text", text: `${money}\n\n` };
  yield* showCard(services, facts);
  const page = href("/races/:id", { id: facts.id });
  yield { kind: "links", links: [{ label: words.openPage(facts.name), to: page }] };
  yield { kind: "options", options: waysOn(facts, told, turn) };
}

/** The most reviews that an answer quotes, and the most characters of each. */
const quoted = { reviews: 3, characters: 240 };

/** What the page shows of a subject besides what the organizer states: measured courses and reviews. */
async function onPage(
  services: Needs,
  { facts, subject }: { facts: RaceFacts; subject: RaceSubject },
  { plan: { language }, unit }: ChatTurn,
): Promise<string> {
  const words = raceWords[language];
  if (subject === "rating") {
    const { reviews } = await reviewsOf(services, "race", facts.id, { page: 1 });
    const told = reviews.flatMap(({ rating, comment }) => (comment ? [{ rating, comment }] : []));
    const lines = told
      .slice(0, quoted.reviews)
      .map(
        ({ rating, comment }) =>
          `- ${words.review(rating, written(shortened(comment, quoted.characters)))}`,
      );
    return lines.length > 0 ? `${words.reviewsSay}\n\n${lines.join("\n")}` : "";
  }
  if (subject !== "elevation" && subject !== "course" && subject !== "services") return "";
  const figures = await findCourseFigures(services, facts.id);
  const drawn =
    subject === "services" && figures.length > 0 ? await findCourses(services, facts.id) : [];
  const lines = figures.flatMap(({ distanceId, distance, climb, descent, highest }) => {
    const heights = [
      climb !== null && words.climb(formatHeight(climb, unit)),
      descent !== null && words.descent(formatHeight(descent, unit)),
      highest !== null && words.highest(formatHeight(highest, unit)),
    ].filter((height) => height !== false);
    const marks = drawn.find((one) => one.distanceId === distanceId)?.drawing.marks ?? [];
    const stations = marks
      .filter(({ kind }) => kind === "aid")
      .map((mark) => `${written(markName(mark, language))} (${formatLength(mark.at, unit)})`);
    const told = subject === "services" ? stations : heights;
    return told.length > 0 ? `- ${written(distance)}: ${told.join(", ")}` : [];
  });
  const title = subject === "services" ? words.aidStations : words.measured;
  return lines.length > 0 ? `**${title}**\n\n${lines.join("\n")}` : "";
}

/** What the page shows that these answers do not read, by its name. */
async function besidesFields(
  { db }: Needs,
  { id, description, rating }: RaceFacts,
  language: AnswerLanguage,
): Promise<string> {
  const { shown } = raceWords[language];
  const courses = await findCourseFigures({ db }, id);
  const names = [
    description !== null && shown.description,
    courses.length > 0 && shown.course,
    rating !== null && shown.reviews,
  ].filter((name) => name !== false);
  return names.length > 0 ? listed(names, formats[language].and) : "";
}

/** How far a race is from a place, in a straight line; `null` where no such place is known. */
function awayFrom(
  { position, name }: RaceFacts,
  from: string,
  { plan: { language }, unit }: ChatTurn,
): string | null {
  const meters = metersTo(position, from);
  if (meters === null) return null;
  const length = formatLength(Math.round(meters / 1000) * 1000, unit);
  return raceWords[language].away(written(name), length, written(from));
}

/** Where nobody has stated how many places are left, the state of the registration is what is known. */
function withState(
  facts: RaceFacts,
  subjects: readonly RaceSubject[],
  turn: ChatTurn,
): readonly RaceSubject[] {
  const isUnknown =
    subjects.includes("places-left") && stated(facts, ["places-left"], turn).length === 0;
  const more: RaceSubject[] = [];
  if (isUnknown || subjects.includes("sold-out")) more.push("registration");
  if (subjects.includes("preparation")) more.push("date");
  if (subjects.includes("difficulty"))
    more.push(...stated(facts, ["distances", "elevation", "time-limit"], turn));
  return [...new Set<RaceSubject>([...subjects, ...more])];
}

function isOfRules(subject: RaceSubject): boolean {
  return subject === "changes" || subject === "sold-out";
}

/** Answers that are sentences: what the organizer allows, and what makes a race hard. `null` for other subjects. */
async function inSentences(
  { db }: Needs,
  { facts, subject }: { facts: RaceFacts; subject: RaceSubject },
  language: AnswerLanguage,
): Promise<string | null> {
  const { soldOut, changes, whatIsHard } = raceWords[language];
  const { isHere } = facts.registration;
  switch (subject) {
    case "difficulty":
      return whatIsHard;
    case "sold-out":
      return isHere ? soldOut.here : soldOut.elsewhere;
    case "changes": {
      if (!isHere) return changes.elsewhere;
      const { rules, currency } = await changeRulesOf({ db }, facts.id);
      if (rules.length === 0) return changes.none;
      const lines = rules.map((rule) => {
        const fee =
          rule.feeMinor > 0 && currency !== null
            ? `${formatAmount(rule.feeMinor, currency)} ${currency}`
            : null;
        const day = formats[language].day(lastDayFor(rule, facts.startDate));
        return changes.way(kindWords[rule.kind][language], day, fee);
      });
      return changes.here(lines.join("\n"));
    }
    default:
      return null;
  }
}

/** A race that a message only describes, `the half in Guadalajara`: the one that fits, or a question. */
export async function* answerDescribedRace(
  services: Needs,
  turn: ChatTurn,
  intent: Extract<Intent, { kind: "which-race" }>,
): AsyncIterable<AnswerEvent> {
  const { language, params } = turn.plan;
  if (intent.isOfShown) {
    const { whichOfThese, candidate } = raceWords[language];
    return yield* askWhich(await shownCards(services, turn), whichOfThese, candidate, language);
  }
  if (intent.isNotShown) return yield* answerNotShown(services, turn, intent.subjects);
  const compared = intent.isComparison ? await comparedRaces(services, turn) : [];
  if (compared.length > 1) return yield* answerComparison(services, turn, { races: compared });
  const [alone] = compared;
  if (alone) return yield* answerOneOfPlaces(services, turn, alone);
  const isDescribed = !intent.isComparison && Object.keys(params).length > 0;
  const found = isDescribed
    ? await recommendedRaces(services, params, language, turn.unit).catch(() => null)
    : null;
  const [first, another] = found?.races ?? [];
  const hinted = first || intent.isComparison ? null : await hintedRace(services, turn);
  if (hinted) return yield* answerRace(services, turn, { ...intent, race: hinted });
  if (!first && found) return yield* answerUnknown(language);
  if (!first) return yield* answerUnsure(turn, intent);
  if (!another) {
    return yield* answerRace(services, turn, { race: { id: first.race.id }, ...intent });
  }
  const { whichOfThese, candidate } = raceWords[language];
  const candidates = (found?.races ?? []).slice(0, candidatesLimit).map(({ race }) => race);
  yield* askWhich(candidates, whichOfThese, candidate, language);
}

/** The cards of the list that a message counts in: an answer about one race does not replace it. */
async function shownCards(services: Needs, turn: ChatTurn): Promise<RaceCard[]> {
  const lists = turn.conversation.filter(({ races }) => races.length > 0);
  const shown = (lists.findLast(({ races }) => races.length > 1) ?? lists.at(-1))?.races ?? [];
  const refs = shown.map(({ id }) => ({ id, why: [] }));
  return (await foundRaces(services, refs)).map(({ race }) => race);
}

/** `The third one` of a list of two: says how many were shown, and shows them again, or tells of the only one. */
async function* answerNotShown(
  services: Needs,
  turn: ChatTurn,
  subjects: readonly RaceSubject[],
): AsyncIterable<AnswerEvent> {
  const { language } = turn.plan;
  const cards = await shownCards(services, turn);
  const { onlyShown, candidate } = raceWords[language];
  const [only, another] = cards;
  if (only && !another) {
    yield { kind: "text", text: `${onlyShown(1)}\n\n` };
    const isUnread = subjects.length === 0;
    return yield* answerRace(services, turn, { race: { id: only.id }, subjects, isUnread });
  }
  yield* askWhich(cards.slice(0, candidatesLimit), onlyShown(cards.length), candidate, language);
}

/** Of the places that were to be compared, only one has such a race. */
async function* answerOneOfPlaces(
  services: Needs,
  turn: ChatTurn,
  race: RaceReference,
): AsyncIterable<AnswerEvent> {
  const { language, params } = turn.plan;
  const { or } = formats[language];
  const places = (params.places ?? []).map((place) => written(place));
  yield { kind: "text", text: `${raceWords[language].onlyOneOf(listed(places, or))}\n\n` };
  yield* answerRace(services, turn, { race, subjects: [] });
}

function* answerUnknown(language: AnswerLanguage): Iterable<AnswerEvent> {
  yield { kind: "text", text: raceWords[language].unknownRace };
  yield { kind: "options", options: registrationWords[language].options.unknown };
}

/** The race that has all telling words of a question in its name: `cuánto desnivel tiene el ultra de la Fe`. */
async function hintedRace(services: Needs, turn: ChatTurn): Promise<RaceReference | null> {
  const name = tellingWords(wordsOfName(lastAsked(turn))).join(" ");
  const meant = name === "" ? null : await findMeant(services, { name });
  return meant?.kind === "one" ? { id: meant.facts.id } : null;
}

/** The next race of each place: `compare the Honolulu and Houston marathons`. */
async function comparedRaces(
  services: Needs,
  { plan: { language, params } }: ChatTurn,
): Promise<RaceReference[]> {
  const { places = [], ...others } = params;
  const found = await Promise.all(
    places
      .slice(0, mostCompared)
      .map((place) =>
        recommendedRaces(
          services,
          { ...others, places: [place], limit: candidatesLimit },
          language,
        ),
      ),
  ).catch(() => []);
  const byPlace = found.map(({ races }) => races.map(({ race }) => race));
  const has = ({ distances }: RaceCard, meters: number | null | undefined) =>
    distances.some((one) => one.meters !== null && one.meters === meters);
  const shared = byPlace[0]
    ?.flatMap(({ distances }) => distances)
    .find(({ meters }) => byPlace.every((races) => races.some((race) => has(race, meters))));
  // Races over the same distance can be compared best.
  return byPlace.flatMap((races) => {
    const fits = races.find((race) => has(race, shared?.meters));
    const race = fits ?? races[0];
    return race ? [{ id: race.id }] : [];
  });
}

/** Questions that the race can answer, and how to go on from it. */
function waysOn(facts: RaceFacts, told: readonly RaceSubject[], turn: ChatTurn): string[] {
  const words = raceWords[turn.plan.language];
  const others = usualSubjects.filter((subject) => !told.includes(subject));
  const questions = stated(facts, others, turn).map((subject) => words.ask[subject]);
  const isOpen = facts.registration.state === "open";
  return [...questions.slice(0, mostReplies), isOpen ? words.register : words.racesIn(facts.city)];
}

/** The race in a sentence, with a warning where it does not take place any more. */
function openingOf(facts: RaceFacts, { plan: { language } }: ChatTurn): string {
  const words = raceWords[language];
  const tell = facts.isPast ? words.pastPortrait : words.portrait;
  const sentence = tell({
    name: written(facts.name),
    type: written(formats[language].type(facts.type)),
    place: placeIn(facts, language),
    day: formats[language].fullDay(facts.startDate),
  });
  if (facts.status === "cancelled") return `${words.warning.cancelled} ${sentence}`;
  return facts.isPast ? `${sentence} ${words.warning.past}` : sentence;
}

/** The prices in the currency that the question names, where the race has another one. */
function inOtherMoney(facts: RaceFacts, turn: ChatTurn): string {
  const { language } = turn.plan;
  const currency = currencyNamed(lastAsked(turn));
  if (currency === null) return "";
  const lines = facts.distances.flatMap(({ name, price }) => {
    if (price.kind !== "amount" || price.currency === currency) return [];
    const minor = Math.round(fromUsCents(inUsCents(price.minor, price.currency), currency) / 100);
    return [`${written(name)} ${formatAmount(minor * 100, currency)} ${currency}`];
  });
  return lines.length > 0 ? raceWords[language].roughly(lines.join(", ")) : "";
}

const currencies: readonly (readonly [RegExp, Currency])[] = [
  [/\b(?:us dollars?|usd|american (?:dollars?|money)|d[oó]lares(?! canad)|us\$)/i, "USD"],
  [/\b(?:canadian (?:dollars?|money)|cad|d[oó]lares canad\w+)/i, "CAD"],
  [/\b(?:soles|pen)\b/i, "PEN"],
  [/\b(?:pesos|mxn)\b/i, "MXN"],
  [/\bdollars\b/i, "USD"],
];

function currencyNamed(text: string): Currency | null {
  return currencies.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Those of the subjects that the race states something about. */
function stated<Subject extends RaceSubject>(
  facts: RaceFacts,
  subjects: readonly Subject[],
  { plan: { language }, unit }: ChatTurn,
): Subject[] {
  return subjects.filter((subject) => raceValues(facts, subject, { language, unit }).length > 0);
}

/** `**Time limit:** 6 hours`; a list where the distances differ. */
function subjectText(
  facts: RaceFacts,
  subject: RaceSubject,
  { plan: { language }, unit }: ChatTurn,
): string {
  const words = raceWords[language];
  const values = raceValues(facts, subject, { language, unit });
  const [first] = values;
  if (!first) return words.missing[subject];
  const title = words.title[subject];
  if (values.every(({ value }) => value === first.value)) return `**${title}:** ${first.value}`;
  const lines = values.map(({ distance, value }) => `- ${capitalized(distance ?? "")}: ${value}`);
  return `**${title}**\n\n${lines.join("\n")}`;
}
