import { href } from "react-router";
import { uncheckedIn } from "#features/races/reading/unchecked.ts";
import type { Services } from "#services/services.ts";
import { addDays } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { racesInAnswer } from "../conversation/limits.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import { isAbroad } from "../planning/reading/abroad.ts";
import { specifiedPlaces } from "../planning/reading/place-names.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import { countRacesFor, findRacesFor, recommendedRaces } from "../search/find-races.server.ts";
import type { FoundList, NearMiss } from "../search/found-list.ts";
import { nearMisses } from "../search/near-misses.server.ts";
import { raceFactsOf } from "../search/race-lookup.server.ts";
import { rankedBy } from "./best-of.server.ts";
import { isAsking, nextUnasked } from "./follow-ups.ts";
import { changesLine, uncheckedLine, unusedLine } from "./understood.ts";
import { asked } from "./words/asked-words.ts";
import { formats, listed, written } from "./words/formats.ts";
import { raceWords } from "./words/race-words.ts";
import { searchWords } from "./words/search-words.ts";

type Needs = Pick<Services, "db" | "now">;

/** Why a search failed, as ERR-41 tells it. */
const failure = {
  en: "the race directory cannot be reached right now.",
  es: "por el momento no se puede consultar el directorio de carreras.",
};

/** Says what it understood, then the races that fit, or what would find some. */
export async function* answerSearch(services: Needs, asking: ChatTurn): AsyncIterable<AnswerEvent> {
  const { language, params } = asking.plan;
  if (asking.plan.isHere && !wasAskedWhere(asking)) return yield* askWhere(asking);
  if (asking.plan.unknownPlaces?.areAll) return yield* askKnownPlace(asking);
  const climb = await byClimb(services, asking).catch(() => null);
  const turn = climb ? withoutClimb(asking) : asking;
  yield { kind: "text", text: `**${asked[language](params, turn.unit)}**\n\n` };
  const leftOut = `${changesLine(turn)}${regionLine(turn)}${byCarLine(turn)}${placesLeftOut(turn)}${abroadLine(turn)}${unknownPlacesLine(turn)}${uncheckedLine(turn, "list")}${unusedLine(turn)}`;
  if (leftOut) yield { kind: "text", text: leftOut };
  const found =
    climb?.found ??
    (await recommendedRaces(services, params, language, turn.unit).catch(() => null));
  if (found === null) return yield* tellFailure(turn);
  if (found.races.length === 0) return yield* tellNothing(services, turn, found);
  const sentences = climb?.sentence ?? foundSentences(turn, found);
  yield { kind: "text", text: `${sentences}\n\n` };
  yield { kind: "text", text: await eachPlace(services, turn, found).catch(() => "") };
  yield { kind: "races", search: params, races: found.races, total: found.total };
  yield { kind: "links", links: [{ label: listLabel(turn, found), to: found.list }] };
  const question = isAsking(turn) ? nextUnasked(turn) : null;
  if (question) yield { kind: "text", text: question.text };
  yield { kind: "options", options: question?.options ?? waysOn(turn, found) };
}

/** How many races are put in order by their climb. */
const mostByClimb = racesInAnswer.most;

/** What the order by climb answers, as the conditions are called. */
const ofClimb = new Set([
  "flat courses",
  "recorridos planos",
  "fast courses",
  "recorridos rápidos",
  "hills",
  "cuestas",
  "climb",
  "desnivel",
  "how hard it is",
  "la dificultad",
]);

function withoutClimb({ plan, ...turn }: ChatTurn): ChatTurn {
  const unchecked = (plan.unchecked ?? []).filter((condition) => !ofClimb.has(condition));
  return { ...turn, plan: { ...plan, unchecked } };
}

/**
 * `Flat fast marathons`: the next races by the climb that they state, and for how many it is known; `null`
 * where the message asks for no such order or fewer than two state it.
 */
async function byClimb(
  services: Needs,
  turn: ChatTurn,
): Promise<{ found: Awaited<ReturnType<typeof recommendedRaces>>; sentence: string } | null> {
  const { language, params, unchecked = [] } = turn.plan;
  if (params.offset || !unchecked.some((condition) => ofClimb.has(condition))) return null;
  const all = { ...params, limit: mostByClimb };
  const found = await recommendedRaces(services, all, language, turn.unit);
  const ids = found.races.map(({ race }) => race.id);
  const ranking = rankedBy(await raceFactsOf(services, ids, mostByClimb), turn);
  if (!ranking) return null;
  const shown = ranking.races.slice(0, params.limit ?? racesInAnswer.usual);
  const races = shown.flatMap(({ id }) => found.races.find(({ race }) => race.id === id) ?? []);
  const counts = { total: found.total, looked: ids.length, known: ranking.known };
  const sentence = `${searchWords[language].byClimb(counts)} ${ranking.sentence}`;
  return { found: { ...found, races }, sentence };
}

/** The most places whose races are counted one by one. */
const mostCounted = 4;

/** How many races each place has, where several are searched; empty for one place and for a region. */
async function eachPlace(
  { db, now }: Needs,
  { plan: { params, language } }: ChatTurn,
  { areClosed }: { areClosed: boolean },
): Promise<string> {
  const { places = [], region } = params;
  if (region !== undefined || places.length < 2 || places.length > mostCounted) return "";
  const is_open = params.is_open ?? (areClosed ? undefined : true);
  const counts: string[] = [];
  for (const place of places) {
    const one = { ...params, places: [place], ...(is_open !== undefined && { is_open }) };
    const total = await countRacesFor(db, one, now());
    const all = total > 0 ? total : await countRacesFor(db, { ...params, places: [place] }, now());
    const closed = all > total ? searchWords[language].closedOf(all) : "";
    counts.push(`${written(formats[language].country(place))}: ${total}${closed}`);
  }
  return `${counts.join(" · ")}\n\n`;
}

/** Says which cities of the message are outside of our countries. */
function abroadLine({ plan: { language, abroad = [], params } }: ChatTurn): string {
  const isCity = params.city !== undefined && isAbroad(fold(params.city));
  const names = [...new Set([...abroad, ...(isCity ? [params.city ?? ""] : [])])];
  if (names.length === 0) return "";
  const { and } = formats[language];
  const named = listed(
    names.map((name) => `**${written(name)}**`),
    and,
  );
  return `${searchWords[language].abroad(named)}\n\n`;
}

/** A search that fails leaves the list of races. */
async function* tellFailure({ plan: { language, params } }: ChatTurn): AsyncIterable<AnswerEvent> {
  const { failed, list } = searchWords[language];
  yield { kind: "search-failed", search: params, reason: failure[language] };
  yield { kind: "text", text: failed };
  yield { kind: "links", links: [{ label: list, to: href("/races") }] };
}

async function* tellNothing(
  services: Needs,
  turn: ChatTurn,
  found: FoundList,
): AsyncIterable<AnswerEvent> {
  const { language, params } = turn.plan;
  const words = searchWords[language];
  const isOver = found.total > 0;
  const isHome = specifiedPlaces.some(({ name }) => name === params.country);
  const isForeign = params.country !== undefined && !isHome;
  if (isForeign && !isOver) yield { kind: "text", text: `${words.onlyHome}\n\n` };
  yield { kind: "text", text: isOver ? words.noMore : words.nothing };
  const ways = isOver
    ? []
    : await nearMisses(services, params, params.is_open ?? true).catch(() => []);
  if (ways.length > 0) {
    const lines = ways.map((way) => `- ${lineOf(way, language)}`);
    yield { kind: "text", text: `\n\n${lines.join("\n")}` };
  }
  const closest = await closestRaces(services, turn, ways).catch(() => []);
  const [cheapest] = params.sort_by === "price" ? closest : [];
  const order = cheapest ? firstSentence(cheapest, params, language) : "";
  if (closest.length > 0)
    yield { kind: "text", text: `\n\n${[order, words.closest].filter(Boolean).join(" ")}` };
  yield { kind: "races", search: params, races: closest, total: found.total };
  const [other] = turn.plan.otherPlaces ?? [];
  const elsewhere = other === undefined ? [] : [words.inPlace(formats[language].country(other))];
  const replies = [...elsewhere, ...ways.map((way) => replyFor(way, language))].slice(0, 4);
  yield { kind: "options", options: replies.length > 0 ? replies : words.otherSearches };
  yield { kind: "links", links: [{ label: words.list, to: found.list }] };
}

/** Days around those that were asked for, in which other races are close. */
const closeDays = 45;

/** The most races that an answer shows instead of those that it did not find. */
const closestLimit = 3;

/** Conditions on the place. Without one, races may be anywhere: they come close only in the same country. */
const ofPlaces: readonly NearMiss["subject"][] = ["near", "city", "state", "country"];

/** The races that fit without the condition that is easiest to miss; with other dates, the nearest. */
async function closestRaces(
  services: Needs,
  { plan: { language, params }, unit }: ChatTurn,
  ways: readonly NearMiss[],
): Promise<FoundList["races"]> {
  const inCountry = (way: NearMiss) =>
    !ofPlaces.includes(way.subject) || way.params.country !== undefined;
  const [way] = ways
    .filter(inCountry)
    .toSorted((one, other) => placeOf(one.subject) - placeOf(other.subject));
  if (!way) return [];
  const { start_date_from: from, start_date_to: to } = params;
  const asked = from ?? to;
  const isDated = way.subject === "dates" && asked !== undefined;
  const around = isDated
    ? {
        start_date_from: addDays(asked, -closeDays),
        start_date_to: addDays(to ?? asked, closeDays),
      }
    : {};
  const limit = isDated ? racesInAnswer.most : closestLimit;
  const find = (more: SearchParameters) =>
    recommendedRaces(services, { ...way.params, ...more, limit }, language, unit);
  const close = await find(around);
  const { races } = close.races.length > 0 || !isDated ? close : await find({});
  if (!isDated || params.sort_by === "price") return races.slice(0, closestLimit);
  const apart = ({ race }: FoundList["races"][number]) =>
    Math.abs(Date.parse(race.startDate) - Date.parse(asked));
  return races.toSorted((one, other) => apart(one) - apart(other)).slice(0, closestLimit);
}

const closestFirst: readonly NearMiss["subject"][] = ["wider", "dates", "distance", "price"];

function placeOf(subject: NearMiss["subject"]): number {
  const at = closestFirst.indexOf(subject);
  return at < 0 ? closestFirst.length : at;
}

function lineOf({ subject, total, params }: NearMiss, language: "en" | "es"): string {
  const words = searchWords[language];
  if (subject !== "wider") return words.without[subject](total);
  return words.wider(total, params.within_km ?? 0, written(centerOf(params, language)));
}

/** What a runner would type to loosen a search. */
function replyFor({ subject, params }: NearMiss, language: ChatTurn["plan"]["language"]): string {
  const words = searchWords[language];
  if (subject === "wider")
    return words.widerReply(params.within_km ?? 0, centerOf(params, language));
  if (subject === "name" || subject === "open") return asked[language](params, "km");
  if (subject === "city" || subject === "state" || subject === "country") {
    return words.anywhere(params.country ? formats[language].country(params.country) : null);
  }
  return words.loosen[subject];
}

/** The place in the middle, or several. */
function centerOf({ near, places = [] }: SearchParameters, language: "en" | "es"): string {
  return near ?? places.join(language === "en" ? " or " : " o ");
}

/** Nobody knows where a runner is: an answer asks for it once. */
function* askWhere({ plan: { language } }: ChatTurn): Iterable<AnswerEvent> {
  const { where, wherePlaces } = searchWords[language];
  yield { kind: "text", text: where };
  yield { kind: "options", options: wherePlaces };
}

/** Races of everywhere are no answer to a place that nobody knows: an answer asks for another one. */
function* askKnownPlace(turn: ChatTurn): Iterable<AnswerEvent> {
  const { whereElse, anywhere } = searchWords[turn.plan.language];
  yield { kind: "text", text: `${unknownPlacesLine(turn)}${whereElse}` };
  yield { kind: "options", options: [anywhere(null)] };
}

/** Names the places of the message that nobody knows. */
function unknownPlacesLine({ plan: { language, unknownPlaces } }: ChatTurn): string {
  if (!unknownPlaces) return "";
  const names = unknownPlaces.names.map((name) => `**${written(name)}**`);
  const named = listed(names, formats[language].or);
  return `${searchWords[language].unknownPlaces(named)}\n\n`;
}

function wasAskedWhere({ conversation, plan: { language } }: ChatTurn): boolean {
  const { where } = searchWords[language];
  return conversation.some(({ author, text }) => author === "assistant" && text.includes(where));
}

/** Says how far a drive was taken to be. */
function byCarLine({ plan: { language, params, isByCar } }: ChatTurn): string {
  if (!isByCar || params.within_km === undefined) return "";
  return `${searchWords[language].byCar(params.within_km)}\n\n`;
}

/** Names the places of a region. */
function regionLine({ plan: { language, params, changed } }: ChatTurn): string {
  const { places = [], region } = params;
  if (region === undefined || !changed.includes("places")) return "";
  return `${searchWords[language].region(places.map(written).join(", "))}\n\n`;
}

/**
 * What the search before has not checked: conditions of the whole conversation, and races that take no
 * registrations.
 */
export async function* answerLeftOut(services: Needs, turn: ChatTurn): AsyncIterable<AnswerEvent> {
  const { language, params } = turn.plan;
  const words = searchWords[language];
  const said = turn.conversation.filter(({ author }) => author === "user");
  const conditions = [
    ...new Set(said.flatMap(({ text }) => uncheckedIn(wordsOfName(text), language))),
  ];
  const { and } = formats[language];
  yield { kind: "text", text: `${words.leftOut.search(asked[language](params, turn.unit))}\n\n` };
  if (conditions.length > 0) {
    const names = conditions.map((name) => `**${name}**`);
    yield { kind: "text", text: `${words.leftOut.unchecked(listed(names, and))}\n\n` };
  } else yield { kind: "text", text: `${words.leftOut.nothing} ` };
  const [all, open] = await Promise.all(
    [params, { ...params, is_open: true }].map((one) => findRacesFor(services, one, language)),
  );
  const closed = params.is_open ? 0 : (all?.total ?? 0) - (open?.total ?? 0);
  const isShown = closed > 0 && (open?.total ?? 0) > 0;
  yield { kind: "text", text: isShown ? words.leftOut.closed(closed) : words.leftOut.none };
  yield { kind: "links", links: [{ label: words.list, to: all?.list ?? href("/races") }] };
}

/** Says which places of the message were left out. */
function placesLeftOut({ plan: { language, otherPlaces = [] } }: ChatTurn): string {
  if (otherPlaces.length === 0) return "";
  const { country, and } = formats[language];
  const names = otherPlaces.map((place) => `**${written(country(place))}**`);
  return `${searchWords[language].otherPlaces(listed(names, and))}\n\n`;
}

function foundSentences(
  { plan: { language, params } }: ChatTurn,
  found: FoundList & { areClosed: boolean },
): string {
  const words = searchWords[language];
  const { races, total } = found;
  const [first] = races;
  const offset = params.offset ?? 0;
  const sentences = [words.found({ shown: races.length, total, offset })];
  if (found.areClosed) sentences.push(words.closed(total));
  if (first && total > 1 && offset === 0) sentences.push(firstSentence(first, params, language));
  return sentences.filter(Boolean).join(" ");
}

function firstSentence(
  { race, price: asked }: FoundList["races"][number],
  params: SearchParameters,
  language: ChatTurn["plan"]["language"],
): string {
  const { first } = searchWords[language];
  const format = formats[language];
  const name = written(race.name);
  if (params.sort_by === "price") {
    const price = format.price(asked);
    return price ? first.price(name, price) : "";
  }
  if (params.sort_by === "rating" || params.sort_by_date === false) {
    return race.rating ? first.rating(name, race.rating.average.toFixed(1)) : "";
  }
  return first.date(name, format.day(race.startDate));
}

function listLabel({ plan: { language } }: ChatTurn, { total }: FoundList): string {
  const { list, listOf } = searchWords[language];
  return total > 1 ? listOf(total) : list;
}

/** Replies that go on from a list of races, or from the only one. */
function waysOn(
  { plan: { language, params, otherPlaces = [] } }: ChatTurn,
  { races, total }: FoundList,
): string[] {
  const words = searchWords[language];
  const [other] = otherPlaces;
  const { register, ask } = raceWords[language];
  if (total === 1 && other === undefined) return [register, ask.price, ask["start-time"]];
  const hasMore = (params.offset ?? 0) + races.length < total;
  return [
    other !== undefined && words.inPlace(formats[language].country(other)),
    hasMore && words.more,
    races.length > 1 && words.compare,
    total > 1 && params.sort_by !== "price" && words.cheapest,
    total > 1 && params.sort_by === "price" && words.best,
  ].filter((reply) => reply !== false);
}
