import { shortDistances } from "#features/races/card/short-distances.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { smallPicture } from "#features/races/pictures/picture.ts";
import { showPrice } from "#features/races/price.ts";
import { placeOf, type RacePage, type Standing, standingOf } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { type Day, formatClockTime, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";

/** A race in a column of the comparison: its picture, its name and what its rows say. */
export type RaceColumn = {
  id: string;
  name: string;
  picture: string;
  day: Day;
  type: string;
  facts: Record<ComparedFact, string | null>;
};

/** The rows of the comparison, in their order. */
export const comparedFacts = [
  { fact: "type", label: "Type" },
  { fact: "date", label: "Date" },
  { fact: "start", label: "Start" },
  { fact: "place", label: "Place" },
  { fact: "distances", label: "Distances" },
  { fact: "climb", label: "Climb" },
  { fact: "price", label: "Price" },
  { fact: "registration", label: "Registration" },
  { fact: "rating", label: "Rating" },
] as const;

type ComparedFact = (typeof comparedFacts)[number]["fact"];

const standings = {
  open: "Open",
  closed: "Closed",
  over: "This edition is over",
  cancelled: "Cancelled",
} as const satisfies Record<Standing, string>;

/** How many distances a column names. */
const distanceLimit = 8;

export function raceColumn(
  race: RacePage,
  { unit, today }: { unit: LengthUnit; today: Day },
): RaceColumn {
  const { price, rating, registrationDeadline: deadline } = race;
  const standing = standingOf(race, today);
  const climbs = race.distances.flatMap(({ elevationGain }) => elevationGain ?? []);
  const start = race.startTime ?? race.distances.find(({ startTime }) => startTime)?.startTime;
  return {
    id: race.id,
    name: race.name,
    picture: race.photo ? smallPicture(race.photo) : coverAddress(race, "card"),
    day: race.startDate,
    type: race.type,
    facts: {
      type: raceType(race.type).label,
      date: formatDay(race.startDate),
      start: start ? formatClockTime(start) : null,
      place: placeOf(race),
      distances: shortDistances(race.distances, unit, distanceLimit) || null,
      climb: [...new Set(climbs)].join(" · ") || race.elevationGain,
      price: price.kind === "amount" ? `from ${showPrice(price)}` : showPrice(price),
      registration:
        standing === "open" && deadline ? `Open until ${formatDay(deadline)}` : standings[standing],
      rating: rating && `★ ${rating.average.toFixed(1)} (${formatCount(rating.count)})`,
    },
  };
}
