import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import type { RaceCard } from "#features/races/race.ts";
import { raceKind } from "#features/races/race-type.ts";
import { type Day, daysBetween } from "#values/day.ts";
import { metersBetween, type Position } from "#values/geo/position.ts";

/** A race that is coming and may be recommended. */
export type ComingRace = {
  id: string;
  event: string;
  type: string;
  city: string;
  position: Position | null;
  day: Day;
  meters: number[];
  rating: { average: number; count: number } | null;
};

export type Match = { id: string; score: number; reasons: RecommendationReason[] };

/** A way to a race that counts as near, in metres, and the one from which on it counts for nothing. */
const near = 50_000;
export const farthestNear = 300_000;

/** Two lengths in this relation are not alike any more: 10 km and 14 km. */
const unlikeLengths = 1.4;

/** After a race a runner rests so long; before one they do not race either. */
const restDays = 14;

/** Reviews from which on a rating says something, and the rating that is worth a word. */
const fewestReviews = 3;
const goodRating = 4.5;

/** The most that each part adds to a score. */
const parts = { goal: 4, edition: 3, distance: 3, near: 3, type: 2, rating: 0.5 } as const;

/** Below this share of its part a likeness is no reason. */
const leastShare = 0.3;

const mostReasons = 2;

/**
 * The candidates that are like what a runner likes, the best first, each with its reasons. A score adds
 * the likeness of place, distance and type, each from 0 to 1 with the weight of its part; a race of
 * which the runner knows another edition leads. A candidate within two weeks of a race that is entered is
 * left out, and so are other editions of a race that got fewer than three stars.
 */
export function matchesOf(
  likings: readonly Liking[],
  candidates: readonly ComingRace[],
  today: Day,
): Match[] {
  const liked = weighedLikings(likings.filter(isLiked), today);
  const entered = likings.filter(({ kind, day }) => kind === "entered" && day >= today);
  const disliked = likings.filter((one) => !isLiked(one));
  return candidates
    .filter((candidate) => !disliked.some((one) => isEdition(candidate, one)))
    .filter(({ day }) => hasRest(day, entered))
    .map((candidate) => matchOf(candidate, liked))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
}

function hasRest(day: Day, entered: readonly Liking[]): boolean {
  return entered.every((race) => Math.abs(daysBetween(race.day, day)) > restDays);
}

/** What is the same for every candidate, reckoned once. */
type WeighedLikings = {
  likings: Liking[];
  /** The lengths of the likings, each with its share of the weight that counts most. */
  lengths: { one: Liking; length: number; share: number }[];
  /** The share of each type of race, and the races of it. */
  types: Map<string, { share: number; races: number }>;
};

function weighedLikings(likings: Liking[], today: Day): WeighedLikings {
  const weighed = likings.map((one) => ({
    one,
    weight: weightOf(one, daysBetween(one.day, today)),
  }));
  const lengths = weighed.flatMap(({ one, weight }) =>
    one.meters.map((length) => ({ one, length, share: weight / one.meters.length })),
  );
  const most = Math.max(0, ...lengths.map(({ share }) => share));
  const typed = weighed.filter(({ one }) => one.type !== null && one.kind !== "goal");
  const sum = (some: typeof weighed) => some.reduce((all, { weight }) => all + weight, 0);
  const all = sum(typed);
  const byKind = Map.groupBy(typed, ({ one }) => raceKind(one.type ?? ""));
  return {
    likings,
    lengths: lengths.map((each) => ({ ...each, share: each.share / most })),
    types: new Map(
      [...byKind].map(([kind, same]) => [
        kind,
        { share: sum(same) / all, races: new Set(same.map(({ one }) => one.raceId)).size },
      ]),
    ),
  };
}

function matchOf(candidate: ComingRace, liked: WeighedLikings): Match {
  const found = [
    goalOf(candidate, liked.likings),
    editionOf(candidate, liked.likings),
    lengthLikeness(candidate, liked),
    nearness(candidate, liked.likings),
    typeLikeness(candidate, liked),
  ].filter((likeness) => likeness !== null && likeness.share >= leastShare);
  const given = found.filter((likeness) => likeness !== null).map(weighed);
  given.sort((one, other) => other.points - one.points);
  const stars = ratingOf(candidate);
  const score = given.reduce((sum, { points }) => sum + points, stars ? parts.rating : 0);
  const reasons = given.map(({ reason }) => reason);
  // Good reviews alone are no reason: every runner would get the same races.
  if (stars && reasons.length > 0) reasons.push(stars);
  return { id: candidate.id, score, reasons: reasons.slice(0, mostReasons) };
}

type Likeness = { share: number; part: number; reason: RecommendationReason };

function weighed({ share, part, reason }: Likeness) {
  return { points: share * part, reason };
}

/** The race of the directory that the plan of the runner leads to. */
function goalOf({ id }: ComingRace, liked: readonly Liking[]): Likeness | null {
  const isGoal = liked.some(({ kind, raceId }) => kind === "goal" && raceId === id);
  return isGoal ? { share: 1, part: parts.goal, reason: { code: "goal" } } : null;
}

/** The races of a series share their event too, but not their city. */
function isEdition({ event, city }: ComingRace, known: Liking): boolean {
  return known.event === event && known.city === city;
}

/** Another year of a race that the runner knows. */
function editionOf(candidate: ComingRace, liked: readonly Liking[]): Likeness | null {
  const known = liked.filter((one) => isEdition(candidate, one) && one.raceId !== candidate.id);
  if (known.length === 0) return null;
  const stars = Math.max(...known.map((one) => one.stars ?? 0));
  const isRun = known.some(({ kind }) => kind !== "kept");
  const share = isRun ? 1 : 0.6;
  return {
    share,
    part: parts.edition,
    reason: { code: "edition", stars: stars > 0 ? stars : null },
  };
}

/** How like its distances are to those that count most, among races of the same sport. */
function lengthLikeness(
  { type, meters }: ComingRace,
  { lengths }: WeighedLikings,
): Likeness | null {
  let best: { share: number; one: Liking; length: number } | null = null;
  for (const { one, length, share: weight } of lengths) {
    if (sportOf(one.type ?? "") !== sportOf(type)) continue;
    for (const own of meters) {
      const share = likenessOfLengths(own, length) * weight;
      if (best === null || share > best.share) best = { share, one, length: own };
    }
  }
  if (best === null) return null;
  const { share, one, length } = best;
  const reason: RecommendationReason =
    one.kind === "goal"
      ? { code: "plan", meters: length, goalMeters: one.meters[0] ?? length }
      : { code: "distance", meters: length, race: one.name };
  return { share, part: parts.distance, reason };
}

/** A triathlon of 50 km is no more like an ultra of 50 km than a ride of 50 km is. */
function sportOf(type: string): "triathlon" | "mtb" | "run" {
  const kind = raceKind(type);
  return kind === "triathlon" || kind === "mtb" ? kind : "run";
}

/** 1 for the same length, 0 from `unlikeLengths` on; the logarithm treats both directions alike. */
function likenessOfLengths(one: number, other: number): number {
  return Math.max(0, 1 - Math.abs(Math.log(one / other)) / Math.log(unlikeLengths));
}

function nearness({ position }: ComingRace, liked: readonly Liking[]): Likeness | null {
  if (position === null) return null;
  const around = liked.flatMap(({ position: there, city, kind: tie }) =>
    there === null || city === null ? [] : { meters: metersBetween(position, there), city, tie },
  );
  // Of the same way, a race that was entered or rated says more than one that is only kept.
  const [best] = around.sort(
    (a, b) => a.meters - b.meters || Number(wasRun(b)) - Number(wasRun(a)),
  );
  if (!best) return null;
  const share = Math.min(1, Math.max(0, (farthestNear - best.meters) / (farthestNear - near)));
  return { share, part: parts.near, reason: { code: "near", ...best } };
}

function wasRun({ tie }: { tie: LikingKind }): boolean {
  return tie === "entered" || tie === "rated";
}

/** The share of the runner's races that are of its type, by their weight. */
function typeLikeness({ type }: ComingRace, { types }: WeighedLikings): Likeness | null {
  const { share, races } = types.get(raceKind(type)) ?? { share: 0, races: 0 };
  return { share, part: parts.type, reason: { code: "type", type, races } };
}

function ratingOf({ rating }: ComingRace): RecommendationReason<"rating"> | null {
  const isGood = rating && rating.count >= fewestReviews && rating.average >= goodRating;
  return isGood ? { code: "rating", ...rating } : null;
}

/** What ties a runner to a race: it was entered, rated or kept, or a training plan leads to it. */
export type LikingKind = "entered" | "rated" | "kept" | "goal";

/** A race, or the goal of a plan, that says what its runner likes. */
export type Liking = {
  kind: LikingKind;
  raceId: string | null;
  name: string;
  /** The name that the editions of a race share, and the races of a series. */
  event: string | null;
  /** As stored: `Trail`. */
  type: string | null;
  city: string | null;
  country: string | null;
  position: Position | null;
  day: Day;
  /** The entered distance, else all distances of the race, in metres. */
  meters: number[];
  /** 1 to 5; `null` where it was not rated. */
  stars: number | null;
};

/** A runner who rates a race lower than this does not like it. */
const fewestStars = 3;

/** Whether a runner wants more races like it. */
export function isLiked({ stars }: Pick<Liking, "stars">): boolean {
  return stars === null || stars >= fewestStars;
}

const kindWeights = { goal: 3, entered: 2, rated: 1.5, kept: 1 } as const;

/** Races of two years ago say half as much. */
const halfLifeDays = 730;

/** How much a liking counts: by its kind, its stars and its age. */
function weightOf({ kind, stars }: Liking, ageDays: number): number {
  const byStars = stars === null ? 1 : stars / 4;
  return kindWeights[kind] * byStars * 0.5 ** (Math.max(0, ageDays) / halfLifeDays);
}

/** By the code of a reason, what its sentence names. */
type ReasonDetails = {
  /** The same race in another year. */
  edition: { stars: number | null };
  /** The race that the training plan leads to. */
  goal: unknown;
  /** A distance like the one that the training plan leads to, in metres. */
  plan: { meters: number; goalMeters: number };
  /** A distance like one of another race. */
  distance: { meters: number; race: string };
  /** Near a race, with what ties the runner to it. */
  near: { meters: number; city: string; tie: LikingKind };
  /** A type of race, as stored. */
  type: { type: string; races: number };
  rating: { average: number; count: number };
};

type ReasonCode = keyof ReasonDetails;

/** Why a race is recommended; `messages.ts` has the sentences. */
export type RecommendationReason<Code extends ReasonCode = ReasonCode> = {
  [Each in Code]: { code: Each } & ReasonDetails[Each];
}[Code];

/** A race for one runner, and why it is. */
export type Recommendation = {
  race: RaceCard;
  /** The strongest first; never empty. */
  reasons: RecommendationReason[];
};

/** How many races a right shows. Without the right, one race stands as an example. */
export const recommendationLimits = {
  none: 1,
  basic: 3,
  priority: 6,
} as const satisfies Record<Entitlements["recommendations"], number>;
