import { sql } from "drizzle-orm";
import { href } from "react-router";
import type { Viewer } from "#features/accounts/viewer.ts";
import { keptAmong } from "#features/favorites/favorites.server.ts";
import { keptRaces } from "#features/favorites/looks.server.ts";
import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import { raceCards } from "#features/races/card/cards.server.ts";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { type ShownCard, shownCard } from "#features/races/card/shown-card.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import {
  type DistanceToEnter,
  hasWayIn,
  isFull,
  type RaceCard,
  type RaceToEnter,
} from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { mayRegister, todayAt } from "#features/races/standing.ts";
import type {
  LikingKind,
  RecommendationReason,
} from "#features/recommendations/matching/matching.ts";
import { raceNewsToken } from "#features/recommendations/news/telling.server.ts";
import { recommendationsFor } from "#features/recommendations/queries.server.ts";
import { openChangesOf } from "#features/registrations/orders/changes/queries.server.ts";
import { endedOrders, openOrders } from "#features/registrations/orders/queries.server.ts";
import { seasonEntries, suggestedRaces } from "#features/registrations/season/queries.server.ts";
import {
  askedFirstMonth,
  daysUntil,
  seasonOf,
  usualFirstMonth,
  yearLine,
} from "#features/registrations/season/season.ts";
import { waitsOf } from "#features/registrations/waiting/queries.server.ts";
import { claimedRuns } from "#features/results/claims.server.ts";
import { resultsOfRunner } from "#features/results/own-results.server.ts";
import { resultLine, teamPlaceLine } from "#features/results/result.ts";
import { planAhead } from "#features/training/plans/queries.server.ts";
import type { Services } from "#services/services.ts";
import { withQuery } from "#values/address.ts";
import type { Day } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { homeDay } from "#values/zone.ts";

const tieWords = {
  entered: { en: "you race", es: "corres" },
  rated: { en: "you race", es: "corres" },
  kept: { en: "you saved a race", es: "guardaste una carrera" },
  goal: { en: "your training plan leads", es: "está la carrera de tu plan de entrenamiento" },
} as const satisfies Record<LikingKind, Words>;

/** How the season is shown. */
export type SeasonAsked = {
  /** The first month of the line of the year, as the address has it. */
  from: string | null;
  unit: LengthUnit;
  lang: Lang;
  right: Entitlements["recommendations"];
};

/** A race that was run, by an entry or by a claimed result. */
export type RaceRun = {
  id: string;
  race: Pick<RaceCard, "id" | "name" | "type" | "startDate" | "city">;
  distance: string | null;
  isReviewed: boolean;
  /** Where the entry or the result is. */
  to: string;
  /** What it came to, where results are published. */
  result: string | null;
};

export type SeasonData = Awaited<ReturnType<typeof seasonData>>;

/** What the season of the viewer shows. */
export async function seasonData(
  services: Pick<Services, "db" | "log" | "now" | "tokens">,
  viewer: Pick<Viewer, "userId">,
  { from, unit, lang, right }: SeasonAsked,
) {
  const { db, now } = services;
  const [entries, results, claimed, orders, changes, waits, ended, kept, plan] = await Promise.all([
    seasonEntries({ db }, viewer),
    resultsOfRunner({ db }, viewer),
    claimedRuns({ db }, viewer),
    openOrders({ db, now }, viewer),
    openChangesOf({ db, now }, viewer),
    waitsOf({ db, now }, viewer),
    endedOrders({ db, now }, viewer),
    keptRaces({ db, now }, viewer),
    planAhead({ db, now }, viewer),
  ]);
  const { goal, session } = plan;
  const { next, sameDay, calledOff, past, all } = seasonOf(entries, now());
  // A race that is entered stands in the place of the plan's, which may have been run today.
  const isRun = past.some(({ race }) => race.id === goal?.raceId);
  const ahead = next === null && !isRun ? goal : null;
  const today = homeDay(now());
  const usual = usualFirstMonth(all, goal?.day ?? null, today);
  const line = yearLine(all, askedFirstMonth(from, today) ?? usual);
  // Without a race ahead, open races stand in its place; the example of a larger plan would be one more.
  const recommended =
    next === null && right === "none"
      ? []
      : await recommendationsFor({ db, now }, viewer, right, ahead?.raceId ?? null);
  const needsOthers = next === null && ahead === null && recommended.length === 0;
  const suggested = needsOthers ? await suggestedRaces({ db, now }, viewer) : [];
  return {
    orders,
    changes,
    waits,
    ended,
    unit,
    next,
    sameDay,
    session,
    goal: ahead && { ...ahead, race: await goalRace(services, viewer, ahead) },
    calledOff,
    past: racesRun(past, results, claimed, lang),
    line: { ...line, usual, isEmpty: all.length === 0 },
    kept,
    suggestions: cardsOf(suggested, unit, lang),
    forYou: {
      right,
      cards: cardsOf(
        recommended.map(({ race }) => race),
        unit,
        lang,
      ),
      newsToken: right === "priority" ? raceNewsToken(services, viewer) : null,
      reasons: recommended.map(({ reasons }) =>
        reasons.map((reason) => reasonWords(reason, unit, lang)),
      ),
    },
  };
}

/** Entries and claimed results of races that were run, the latest race first. */
export function racesRun(
  entries: readonly Omit<RaceRun, "to" | "result">[],
  results: Awaited<ReturnType<typeof resultsOfRunner>>,
  claimed: Awaited<ReturnType<typeof claimedRuns>>,
  lang: Lang,
): RaceRun[] {
  const resultOf = new Map(results.map((result) => [result.registrationId, result]));
  const entered = entries.map(({ id, race, distance, isReviewed }): RaceRun => {
    const result = resultOf.get(id);
    const lines = result ? [resultLine(result, lang), teamPlaceLine(result, lang)] : [];
    const to = href("/registrations/:id", { id });
    return {
      id,
      race,
      distance,
      isReviewed,
      to,
      result: lines.filter(Boolean).join(" · ") || null,
    };
  });
  const byClaim = claimed.map(({ key, bib, ...run }): RaceRun => {
    const { id, race, distance, isReviewed } = run;
    const page = href("/races/:id/result-claim/:change?", { id: race.id });
    return {
      id,
      race,
      distance: distance || null,
      isReviewed,
      to: withQuery(page, { distance: key, bib }),
      result: resultLine(run, lang),
    };
  });
  // Races of one day stay in their order.
  return [...entered, ...byClaim].sort((one, other) =>
    other.race.startDate.localeCompare(one.race.startDate),
  );
}

/** The goal race of a plan, with how to enter it; `null` if we do not list it, or it is cancelled. */
async function goalRace(
  { db, log, now }: Pick<Services, "db" | "log" | "now">,
  viewer: Pick<Viewer, "userId">,
  { raceId, meters }: { raceId: string | null; meters: number },
) {
  const found = raceId === null ? null : await findRaceToEnter({ db }, raceId);
  const [card] = found
    ? await raceCards(db, now(), sql`select ${found.id}::uuid as race_id`, sql`picked.race_id`)
    : [];
  if (!found || !card || card.status === "cancelled") return null;
  const way = wayInto(found, meters, todayAt(found, now()));
  const isKept = (await keptAmong({ db, log }, viewer, [card.id])).includes(card.id);
  const days = daysUntil(card, now());
  return { ...card, ...way, days, deadline: found.registrationDeadline, isKept };
}

function wayInto(race: RaceToEnter, meters: number, today: Day) {
  const off = (each: DistanceToEnter) => Math.abs((each.meters ?? 0) - meters);
  const [nearest = null] = race.distances.toSorted((a, b) => off(a) - off(b));
  const distanceId = nearest?.id ?? null;
  const isOpen = mayRegister(race, today) && hasWayIn(race);
  if (!isOpen || (nearest && isFull(nearest))) return { way: null, distanceId };
  return {
    way: race.category === "internal" ? ("here" as const) : ("elsewhere" as const),
    distanceId,
  };
}

function cardsOf(races: readonly RaceCard[], unit: LengthUnit, lang: Lang): ShownCard[] {
  return withCoversApart(
    races,
    races.map((race) => shownCard(race, unit, { lang })),
  );
}

/** Why a race is recommended, in words. */
function reasonWords(reason: RecommendationReason, unit: LengthUnit, lang: Lang): string {
  const say = sayIn(lang);
  const length = (meters: number) => formatLength(meters, unit).replace(" ", "\u00a0");
  switch (reason.code) {
    case "edition": {
      const { stars } = reason;
      return say(
        stars === null || stars < 4
          ? {
              en: "You know this race from another year",
              es: "Ya conoces esta carrera de otro año",
            }
          : {
              en: `You gave another year of it ${counted(stars, "star", "stars")}`,
              es: `Le diste ${counted(stars, "estrella", "estrellas")} a otra edición`,
            },
      );
    }
    case "goal":
      return say({
        en: "The race that your training plan leads to",
        es: "La carrera para la que es tu plan de entrenamiento",
      });
    case "plan": {
      const meters = length(reason.meters);
      return say(
        isSameLength(reason.meters, reason.goalMeters)
          ? {
              en: `${meters}, the distance of your training plan`,
              es: `${meters}, la distancia de tu plan de entrenamiento`,
            }
          : {
              en: `${meters}, close to the distance of your training plan`,
              es: `${meters}, cerca de la distancia de tu plan de entrenamiento`,
            },
      );
    }
    case "distance": {
      const meters = length(reason.meters);
      return say({ en: `${meters}, like ${reason.race}`, es: `${meters}, como ${reason.race}` });
    }
    case "near": {
      const { city } = reason;
      if (reason.meters >= 1000) {
        const meters = length(reason.meters);
        return say({ en: `${meters} from ${city}`, es: `A ${meters} de ${city}` });
      }
      const tie = tieWords[reason.tie];
      return say({ en: `In ${city}, where ${tie.en}`, es: `En ${city}, donde ${tie.es}` });
    }
    case "type": {
      const { label } = raceType(reason.type, lang);
      return say({
        en: `${label}, like ${counted(reason.races, "race", "races")} of yours`,
        es: `${label}, como ${reason.races === 1 ? "una de tus carreras" : `${reason.races} de tus carreras`}`,
      });
    }
    case "rating": {
      const average = reason.average.toFixed(1);
      return say({
        en: `Rated ${average} by ${counted(reason.count, "runner", "runners")}`,
        es: `Calificación de ${average}, según ${counted(reason.count, "corredor", "corredores")}`,
      });
    }
  }
}

/** A marathon that is told as 42 km is one. */
function isSameLength(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < 0.02;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
