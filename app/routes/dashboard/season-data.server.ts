import type { Viewer } from "#features/accounts/viewer.ts";
import { keptRaces } from "#features/favorites/changes/looks.server.ts";
import { shownCard } from "#features/races/card/shown-card.ts";
import { withCoversApart } from "#features/races/pictures/neighbours.server.ts";
import { seasonEntries, suggestedRaces } from "#features/registrations/season/queries.server.ts";
import { seasonOf, usualFirstMonth, yearLine } from "#features/registrations/season/season.ts";
import type { Services } from "#services/services.ts";
import { parseMonth, toDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

export type SeasonData = Awaited<ReturnType<typeof seasonData>>;

/** What the season of the viewer shows. */
export async function seasonData(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Viewer,
  { from, unit }: { from: string | null; unit: LengthUnit },
) {
  const [entries, kept] = await Promise.all([
    seasonEntries({ db }, viewer),
    keptRaces({ db, now }, viewer),
  ]);
  const { next, calledOff, past, all } = seasonOf(entries, now());
  const usual = usualFirstMonth(toDay(now()));
  const line = yearLine(all, (from && parseMonth(from)) || usual);
  const suggested = next ? [] : await suggestedRaces({ db, now }, viewer);
  const cards = suggested.map((race) => shownCard(race, unit));
  return {
    unit,
    next,
    calledOff,
    past,
    line: { ...line, usual, isEmpty: all.length === 0 },
    kept,
    suggestions: withCoversApart(suggested, cards),
  };
}
