import type { Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import type { RaceCard } from "../race.ts";
import { raceKind } from "../race-type.ts";

/** Raise it when covers are drawn differently: browsers cache them for ever. */
const version = "3";

export const coverSizes = {
  card: { width: 640, height: 376 },
  hero: { width: 1600, height: 420 },
  /** Upright, beside a form. */
  poster: { width: 600, height: 720 },
} as const;

export type CoverShape = keyof typeof coverSizes;

/** What the cover of a race is drawn from. Without a day or a position it shows less of the place. */
export type CoveredRace = Pick<RaceCard, "id" | "type"> & CoveredPlace;

/** Where and when a race is. Every picture of it is given the same, so that all show the same view. */
export type CoveredPlace = Pick<RaceCard, "city" | "country" | "position"> & {
  startDate: Day | null;
};

/**
 * The address of the drawn cover of a race without a photo. It says all that the drawing needs, so
 * that it can be cached for ever.
 * @param variant - which of the views of the place; lists take another one where neighbours look alike
 */
export function coverAddress(race: CoveredRace, shape: CoverShape, variant = 0): string {
  const kind = raceKind(race.type);
  const { address, at, month } = whereaboutsOf(race);
  const query = [
    `place=${address}`,
    at && `at=${at.lat},${at.lon}`,
    month && `month=${month}`,
    // Cards are drawn without being asked for: lists have dozens of them.
    shape !== "card" && `shape=${shape}`,
    variant > 0 && `view=${variant}`,
    `v=${version}`,
  ];
  return `/covers/${kind}/${race.id}.svg?${query.filter(Boolean).join("&")}`;
}

/** Where and when a race is, as precisely as its cover shows it. */
export function whereaboutsOf({ city, country, startDate, position }: CoveredPlace) {
  return {
    address: placeName({ city, country }),
    at: position ? { lat: rounded(position.lat), lon: rounded(position.lon) } : null,
    month: startDate ? Number(startDate.slice(5, 7)) : null,
  };
}

/** About ten kilometres: enough for coast, height and season. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

/** Country and city for an address: `peru.lima`, `united-states.new-york`. */
function placeName({ city, country }: { city: string; country: string }): string {
  const [land, town] = [country, city].map((name) =>
    fold(name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 40),
  );
  return `${land}.${town}`;
}
