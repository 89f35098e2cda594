import type { Viewer } from "#features/accounts/viewer.ts";
import { keptRaces } from "#features/favorites/changes/looks.server.ts";
import type { Entitlements } from "#features/membership/usage/entitlements.ts";
import { type ShownCard, shownCard } from "#features/races/card/shown-card.ts";
import { withCoversApart } from "#features/races/pictures/neighbours.server.ts";
import type { RaceCard } from "#features/races/race.ts";
import { reasonWords } from "#features/recommendations/messages.ts";
import { raceNewsToken } from "#features/recommendations/news/settings.server.ts";
import { recommendationsFor } from "#features/recommendations/queries.server.ts";
import { seasonEntries, suggestedRaces } from "#features/registrations/season/queries.server.ts";
import { seasonOf, usualFirstMonth, yearLine } from "#features/registrations/season/season.ts";
import { nextSession } from "#features/training/plans/queries.server.ts";
import type { Services } from "#services/services.ts";
import { parseMonth, toDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** How the season is shown. */
export type SeasonAsked = {
  /** The first month of the line of the year, as the address has it. */
  from: string | null;
  unit: LengthUnit;
  right: Entitlements["recommendations"];
};

export type SeasonData = Awaited<ReturnType<typeof seasonData>>;

/** What the season of the viewer shows. */
export async function seasonData(
  services: Pick<Services, "db" | "now" | "tokens">,
  viewer: Viewer,
  { from, unit, right }: SeasonAsked,
) {
  const { db, now } = services;
  const [entries, kept, fitting, session] = await Promise.all([
    seasonEntries({ db }, viewer),
    keptRaces({ db, now }, viewer),
    recommendationsFor({ db, now }, viewer, right),
    nextSession({ db, now }, viewer),
  ]);
  const { next, calledOff, past, all } = seasonOf(entries, now());
  const usual = usualFirstMonth(toDay(now()));
  const line = yearLine(all, (from && parseMonth(from)) || usual);
  // Without a race ahead, open races stand in its place; the example of a larger plan would be one more.
  const recommended = next === null && right === "none" ? [] : fitting;
  const needsOthers = next === null && recommended.length === 0;
  const suggested = needsOthers ? await suggestedRaces({ db, now }, viewer) : [];
  return {
    unit,
    next,
    session,
    calledOff,
    past,
    line: { ...line, usual, isEmpty: all.length === 0 },
    kept,
    suggestions: cardsOf(suggested, unit),
    forYou: {
      right,
      cards: cardsOf(
        recommended.map(({ race }) => race),
        unit,
      ),
      newsToken: right === "priority" ? raceNewsToken(services, viewer) : null,
      reasons: recommended.map(({ reasons }) => reasons.map((reason) => reasonWords(reason, unit))),
    },
  };
}

function cardsOf(races: readonly RaceCard[], unit: LengthUnit): ShownCard[] {
  return withCoversApart(
    races,
    races.map((race) => shownCard(race, unit)),
  );
}
