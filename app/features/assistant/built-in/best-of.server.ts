import { toMeters } from "#features/races/distance.ts";
import { metersTo } from "#features/races/places/circle.server.ts";
import { awayLabel } from "#features/races/places/near.ts";
import { statedHeight } from "#features/races/stated-height.ts";
import { formatLength } from "#values/length.ts";
import { type ChatTurn, lastAsked } from "../planning/answer.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import type { DistanceFacts, RaceFacts } from "../search/race-facts.ts";
import { compareWords } from "./words/compare-words.ts";
import { formats, listed, written } from "./words/formats.ts";

/** What a question of several races asks for: `which of them is flatter?` */
type Criterion =
  | "flat"
  | "little-climb"
  | "much-climb"
  | "cheap"
  | "rated"
  | "soon"
  | "long"
  | "short"
  | "near";

const cues: readonly [Criterion, RegExp][] = [
  [
    "little-climb",
    /\b(?:least|less|lowest|fewest|fewer) (?:climb\w*|elevation|vert|hills|gain)|\bmenos (?:desnivel|subidas?|cuestas?)|\bmenor desnivel/,
  ],
  [
    "much-climb",
    /\bhard(?:er|est)|\bsteep(?:er|est)|\btough(?:er|est)|\bdifficult|\bhill(?:y|ier|iest)|\b(?:most|more|highest) (?:climb\w*|elevation|vert|gain)|\b(?:mas|mayor) (?:dificil|dura|duro|exigente|desnivel|subidas?|cuestas?)/,
  ],
  ["flat", /\bflat|\beas(?:y|ier|iest)|\bfast|\bplan[ao]|\bfacil|\brapid[ao]|\b(?:pb|pr)\b/],
  ["cheap", /\bcheap|\bless expensive|\bbarat|\bcuesta menos|\bcosts? less/],
  [
    "rated",
    /\b(?:best|better|highest) (?:rated|rating|reviews?|reputation)|\bmejor(?:es)? (?:calificad|valorad|puntuad|resen|reputacion|opinion)/,
  ],
  ["long", /\blongest|\bmas larg[ao]/],
  ["short", /\bshortest|\bmas cort[ao]/],
  [
    "soon",
    /\bsoon|\bearlier|\bcomes first|(?:is|are) first|first on|\bmas pronto|\b(?:es|va) (?:primero|antes)\b/,
  ],
];

type BestFirst = {
  /** The best first; races without the value are last. */
  races: readonly RaceFacts[];
  /** Says which one it is, and the values of all. */
  sentence: string;
  /** How many state the value. */
  known: number;
};

function criterionOf(turn: ChatTurn): Criterion | undefined {
  const text = wordsOfName(lastAsked(turn)).join(" ");
  // The table tells the time limits and the registration: `which is easier to get into?`
  if (
    /\b(?:cut ?offs?|time limits?|limite|corte|get in(?:to)?|entrar|inscrib\w+|qualif\w+|clasific\w+)\b/.test(
      text,
    )
  )
    return undefined;
  return cues.find(([, words]) => words.test(text))?.[0];
}

/** Says that too few of the races state what the question orders them by; `null` where it orders by nothing. */
export function whyUnranked(turn: ChatTurn): string | null {
  const criterion = criterionOf(turn);
  return criterion ? compareWords[turn.plan.language].unranked[criterion] : null;
}

/** The order that the question asks for; `null` where it asks for none, or too little is stated. */
export function rankedBy(
  races: readonly RaceFacts[],
  turn: ChatTurn,
  near?: string,
): BestFirst | null {
  const criterion = near === undefined ? criterionOf(turn) : "near";
  if (!criterion || (criterion === "cheap" && !areInOneCurrency(races))) return null;
  const valued = races.flatMap((race) => {
    const value = near === undefined ? rankOf(race, criterion, turn) : nearOf(race, near, turn);
    return value ? [{ race, ...value }] : [];
  });
  valued.sort((one, other) => one.rank - other.rank);
  const [first, second] = valued;
  if (!first || !second) return null;
  const { language } = turn.plan;
  const words = compareWords[language].best;
  const names = valued
    .slice(0, mostTold)
    .map(({ race, told }) => `${written(race.name)} (${told})`);
  const missing = races.filter((race) => !valued.some((one) => one.race === race));
  const sentence =
    first.rank === second.rank
      ? words.equal(listed(names, formats[language].and))
      : words.first[criterion](`**${written(first.race.name)}**`, names.join(", "), near);
  return { races: [...valued.map(({ race }) => race), ...missing], sentence, known: valued.length };
}

/** Races whose values are told. */
const mostTold = 5;

/** A value to sort by, the smallest first, and its words. */
function rankOf(
  race: RaceFacts,
  criterion: Criterion,
  turn: ChatTurn,
): { rank: number; told: string } | null {
  const { plan, unit } = turn;
  const format = formats[plan.language];
  switch (criterion) {
    case "cheap": {
      const told = format.price(race.price);
      const { minor } = costOf(race);
      return told && minor !== null ? { rank: minor, told } : null;
    }
    case "rated":
      return race.rating && { rank: -race.rating.average, told: race.rating.average.toFixed(1) };
    case "long":
    case "short": {
      const lengths = race.distances.flatMap(({ meters }) => meters ?? []);
      if (lengths.length === 0) return null;
      const meters = criterion === "long" ? Math.max(...lengths) : Math.min(...lengths);
      const rank = criterion === "long" ? -meters : meters;
      return { rank, told: formatLength(meters, unit) };
    }
    case "near":
      return null;
    case "soon":
      return { rank: Date.parse(race.startDate), told: format.day(race.startDate) };
    default: {
      const climb = climbOf(race, plan.params.distance);
      if (!climb) return null;
      const length = format.distance(
        { text: climb.distance.name, meters: climb.distance.meters },
        unit,
      );
      const told = compareWords[plan.language].climb(format.height(climb.meters, unit), length);
      const perMeter = climb.meters / (climb.distance.meters ?? 1);
      const rank = criterion === "flat" ? perMeter : climb.meters;
      return { rank: criterion === "much-climb" ? -rank : rank, told };
    }
  }
}

function nearOf(
  { position }: RaceFacts,
  place: string,
  { plan: { language }, unit }: ChatTurn,
): { rank: number; told: string } | null {
  const meters = metersTo(position, place);
  return meters === null ? null : { rank: meters, told: awayLabel(meters, unit, language) };
}

/** What a race costs at least, in minor units; nothing where it is free, `null` where the price is unknown. */
export function costOf({ price }: Pick<RaceFacts, "price">): {
  minor: number | null;
  currency: string | null;
} {
  if (price.kind === "unknown") return { minor: null, currency: null };
  if (price.kind === "free") return { minor: 0, currency: null };
  return { minor: price.minor, currency: price.currency };
}

/** Only prices in one currency can be compared; free is the cheapest in any. */
export function areInOneCurrency(races: readonly Pick<RaceFacts, "price">[]): boolean {
  return new Set(races.flatMap((race) => costOf(race).currency ?? [])).size <= 1;
}

/** The climb of the distance that was searched for, else of the longest one that states it. */
function climbOf(
  race: RaceFacts,
  asked: string | undefined,
): { meters: number; distance: DistanceFacts } | null {
  const wanted = asked === undefined ? null : toMeters(asked);
  const each = race.distances
    .flatMap((distance) => {
      const only = race.distances.length === 1 ? race.elevationGain : null;
      const meters = statedHeight(distance.elevationGain ?? only);
      return !meters || distance.meters === null ? [] : [{ meters, distance }];
    })
    .sort((one, other) => (other.distance.meters ?? 0) - (one.distance.meters ?? 0));
  const fitting = each.find(
    ({ distance }) => wanted !== null && Math.abs((distance.meters ?? 0) - wanted) < 600,
  );
  return fitting ?? each[0] ?? null;
}
