import { href } from "react-router";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { RaceReference, RaceSubject } from "../planning/plan.ts";
import { foundRaces } from "../search/cards.server.ts";
import type { RaceFacts } from "../search/race-facts.ts";
import { raceFactsOf } from "../search/race-lookup.server.ts";
import { areInOneCurrency, costOf, rankedBy, whyUnranked } from "./best-of.server.ts";
import { findMeant, showCard } from "./race-lookup.server.ts";
import { raceValues } from "./race-values.ts";
import { compareWords } from "./words/compare-words.ts";
import { formats, listed, written } from "./words/formats.ts";
import { raceWords } from "./words/race-words.ts";

type Needs = Pick<Services, "db" | "now">;

/** Races that are put in an order. */
const mostRanked = 5;

/** Columns that fit beside each other. */
const mostRaces = 3;

const rows = [
  ["date", "date"],
  ["start", "start-time"],
  ["place", "place"],
  ["distances", "distances"],
  ["elevation", "elevation"],
  ["timeLimit", "time-limit"],
  ["rating", "rating"],
  ["registration", "registration"],
] as const satisfies [string, RaceSubject][];

/** Puts two or three races into one table, and says how they differ. */
export async function* answerComparison(
  services: Needs,
  turn: ChatTurn,
  { races: references, near }: { races: readonly RaceReference[]; near?: string },
): AsyncIterable<AnswerEvent> {
  const { language } = turn.plan;
  const words = compareWords[language];
  const asked = references.slice(0, mostRanked);
  const meant = await Promise.all(asked.map((reference) => findBest(services, reference)));
  const missed = asked.filter((_reference, place) => !meant[place]);
  const races = unique(meant.filter((race) => race !== null));
  const unknown = missed.flatMap((reference) =>
    "name" in reference ? [`“${written(reference.name)}”`] : [],
  );
  if (unknown.length > 0) {
    const names = listed(unknown, formats[language].and);
    yield { kind: "text", text: `${words.notFound(names)}\n\n` };
  }
  if (races.length < 2) {
    const [only] = races;
    const text = only ? words.nothingBeside(written(only.name)) : words.notEnough;
    yield { kind: "text", text };
    if (only) yield* showCard(services, only);
    return yield { kind: "options", options: words.options };
  }
  const ranking = rankedBy(races, turn, near);
  const order = ranking?.sentence ?? whyUnranked(turn);
  if (order) yield { kind: "text", text: `${order}\n\n` };
  const beside = (ranking?.races ?? races).slice(0, mostRaces);
  const names = beside.map(({ name }) => written(name));
  yield { kind: "text", text: `${words.intro(listed(names, formats[language].and))}\n\n` };
  yield { kind: "text", text: `${tableOf(beside, turn)}\n\n` };
  const difference = ranking ? "" : ` ${differenceOf(beside, turn)}`;
  yield { kind: "text", text: `${words.empty}${difference}` };
  const cards = await foundRaces(
    services,
    beside.map(({ id }) => ({ id, why: [] })),
  );
  yield { kind: "races", search: {}, races: cards, total: cards.length };
  const links = beside.map(({ id, name }) => ({
    label: raceWords[language].openPage(name),
    to: href("/races/:id", { id }),
  }));
  yield { kind: "links", links };
}

/** The race that is meant; of several candidates the one whose name fits best. */
async function findBest(services: Needs, reference: RaceReference): Promise<RaceFacts | null> {
  const meant = await findMeant(services, reference);
  if (meant.kind === "one") return meant.facts;
  const candidates = meant.kind === "several" ? meant.candidates : [];
  const first = candidates.find(({ status }) => status !== "cancelled") ?? candidates[0];
  const [facts] = first ? await raceFactsOf(services, [first.id]) : [];
  return facts ?? null;
}

function unique(races: readonly RaceFacts[]): RaceFacts[] {
  return races.filter((race, place) => races.findIndex(({ id }) => id === race.id) === place);
}

function tableOf(races: readonly RaceFacts[], { plan: { language }, unit }: ChatTurn): string {
  const words = compareWords[language];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const body = rows.map(([name, subject]) =>
    line([words.rows[name], ...races.map((race) => cellOf(race, subject))]),
  );
  const prices = races.map(({ price }) => formats[language].price(price) ?? "—");
  body.splice(4, 0, line([words.rows.price, ...prices]));
  const head = line(["", ...races.map(({ name }) => written(name))]);
  return [head, line(["---", ...races.map(() => "---")]), ...body].join("\n");

  function cellOf(race: RaceFacts, subject: RaceSubject): string {
    const values = raceValues(race, subject, { language, unit });
    const [first] = values;
    if (!first) return "—";
    if (values.every(({ value }) => value === first.value)) return first.value;
    return values.map(({ distance, value }) => `${distance}: ${value}`).join("; ");
  }
}

function differenceOf(races: readonly RaceFacts[], { plan: { language } }: ChatTurn): string {
  const words = compareWords[language];
  const sorted = [...races].sort((one, other) => one.startDate.localeCompare(other.startDate));
  const [first, second] = sorted;
  if (!first || !second) return "";
  const days = Math.round((Date.parse(second.startDate) - Date.parse(first.startDate)) / msPerDay);
  const inTime = days === 0 ? words.sameDay : words.earlier(written(first.name), days);
  return `${inTime} ${priceDifference(races, language)}`.trim();
}

function priceDifference(
  races: readonly RaceFacts[],
  language: ChatTurn["plan"]["language"],
): string {
  const { cheaper, noPrices } = compareWords[language];
  const priced = races.map((race) => ({ race, ...costOf(race) }));
  if (priced.some(({ minor }) => minor === null) || !areInOneCurrency(races)) return noPrices;
  const [first, second] = priced.sort((one, other) => (one.minor ?? 0) - (other.minor ?? 0));
  if (!first || first.minor === second?.minor) return "";
  return cheaper(written(first.race.name), formats[language].price(first.race.price) ?? "");
}
