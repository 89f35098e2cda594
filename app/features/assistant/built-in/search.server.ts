import { href } from "react-router";
import type { Services } from "#services/services.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import { specifiedPlaces } from "../planning/reading/place-names.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { recommendedRaces } from "../search/find-races.server.ts";
import type { FoundList, NearMiss } from "../search/found-list.ts";
import { nearMisses } from "../search/near-misses.server.ts";
import { isAsking, nextUnasked } from "./follow-ups.ts";
import { uncheckedLine } from "./unchecked.ts";
import { asked } from "./words/asked-words.ts";
import { formats } from "./words/formats.ts";
import { raceWords } from "./words/race-words.ts";
import { searchWords } from "./words/search-words.ts";
import { listed, written } from "./words/written.ts";

type Needs = Pick<Services, "db" | "now">;

/** Why a search failed, as ERR-41 tells it. */
const failure = {
  en: "the race directory cannot be reached right now.",
  es: "por el momento no se puede consultar el directorio de carreras.",
};

/** Says what it understood, then the races that fit, or what would find some. */
export async function* answerSearch(services: Needs, turn: ChatTurn): AsyncIterable<AnswerEvent> {
  const { language, params } = turn.plan;
  if (turn.plan.isHere && !wasAskedWhere(turn)) return yield* askWhere(turn);
  yield { kind: "text", text: `**${asked[language](params, turn.unit)}**\n\n` };
  const leftOut = `${placesLeftOut(turn)}${uncheckedLine(turn, "list")}`;
  if (leftOut) yield { kind: "text", text: leftOut };
  const found = await recommendedRaces(services, params, language, turn.unit).catch(() => null);
  if (found === null) return yield* tellFailure(turn);
  if (found.races.length === 0) return yield* tellNothing(services, turn, found);
  yield { kind: "text", text: `${foundSentences(turn, found)}\n\n` };
  yield { kind: "races", search: params, races: found.races, total: found.total };
  yield { kind: "links", links: [{ label: listLabel(turn, found), to: found.list }] };
  const question = isAsking(turn) ? nextUnasked(turn) : null;
  if (question) yield { kind: "text", text: question.text };
  yield { kind: "options", options: question?.options ?? waysOn(turn, found) };
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
  const isAbroad = params.country !== undefined && !isHome;
  if (isAbroad && !isOver) yield { kind: "text", text: `${words.onlyHome}\n\n` };
  yield { kind: "text", text: isOver ? words.noMore : words.nothing };
  yield { kind: "races", search: params, races: [], total: found.total };
  const ways = isOver
    ? []
    : await nearMisses(services, params, params.is_open ?? true).catch(() => []);
  if (ways.length > 0) {
    const lines = ways.map((way) => `- ${lineOf(way, language)}`);
    yield { kind: "text", text: `\n\n${lines.join("\n")}` };
  }
  const [other] = turn.plan.otherPlaces ?? [];
  const elsewhere = other === undefined ? [] : [words.inPlace(formats[language].country(other))];
  const replies = [...elsewhere, ...ways.map((way) => replyFor(way, language))].slice(0, 4);
  yield { kind: "options", options: replies.length > 0 ? replies : words.otherSearches };
  yield { kind: "links", links: [{ label: words.list, to: found.list }] };
}

function lineOf({ subject, total, params }: NearMiss, language: "en" | "es"): string {
  const words = searchWords[language];
  if (subject !== "wider") return words.without[subject](total);
  return words.wider(total, params.within_km ?? 0, written(params.near ?? ""));
}

/** What a runner would type to loosen a search. */
function replyFor({ subject, params }: NearMiss, language: ChatTurn["plan"]["language"]): string {
  const words = searchWords[language];
  if (subject === "wider") return words.widerReply(params.within_km ?? 0, params.near ?? "");
  if (subject === "name" || subject === "open") return asked[language](params, "km");
  if (subject === "city" || subject === "state" || subject === "country") {
    return words.anywhere(params.country ? formats[language].country(params.country) : null);
  }
  return words.loosen[subject];
}

/** Nobody knows where a runner is: an answer asks for it once. */
function* askWhere({ plan: { language } }: ChatTurn): Iterable<AnswerEvent> {
  const { where, wherePlaces } = searchWords[language];
  yield { kind: "text", text: where };
  yield { kind: "options", options: wherePlaces };
}

function wasAskedWhere({ conversation, plan: { language } }: ChatTurn): boolean {
  const { where } = searchWords[language];
  return conversation.some(({ author, text }) => author === "assistant" && text.includes(where));
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
