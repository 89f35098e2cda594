import type { CourseFigures } from "#features/courses/queries.server.ts";
import { statedHeightWords } from "#features/courses/showing/course-words.ts";
import { shortLabels } from "#features/races/card/short-distances.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { smallPicture } from "#features/races/pictures/picture.ts";
import { isStartingPrice, showPrice } from "#features/races/price.ts";
import { hasWayIn, placeOf, type RacePage } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { type Standing, standingOf } from "#features/races/standing.ts";
import { type Day, formatClockTime, formatDay } from "#values/day.ts";
import { formatHeight, type LengthUnit } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";

/** A race in a column of the comparison: its picture, its name and what its rows say. */
export type RaceColumn = {
  id: string;
  name: string;
  picture: string;
  day: Day;
  type: string;
  standing: Standing;
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
  { fact: "highest", label: "Highest point" },
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
  { courses, unit, today }: { courses: readonly CourseFigures[]; unit: LengthUnit; today: Day },
): RaceColumn {
  const { price, rating, registrationDeadline: deadline } = race;
  const standing = standingOf(race, today);
  const state =
    standing === "open" && deadline ? `Open until ${formatDay(deadline)}` : standings[standing];
  const isUnknown = standing === "open" && !hasWayIn(race);
  const climbs = race.distances.flatMap(({ id, elevationGain }) => {
    const climb = courses.find(({ distanceId }) => distanceId === id)?.climb ?? null;
    if (climb !== null) return measured(formatHeight(climb, unit));
    return elevationGain ? statedHeightWords(elevationGain, unit) : [];
  });
  const whole = race.elevationGain && statedHeightWords(race.elevationGain, unit);
  const tops = courses.flatMap(({ highest }) => highest ?? []);
  const starts = race.distances.flatMap(({ startTime }) => startTime ?? race.startTime ?? []);
  if (race.distances.length === 0 && race.startTime) starts.push(race.startTime);
  return {
    id: race.id,
    name: race.name,
    picture: race.photo ? smallPicture(race.photo) : coverAddress(race, "card"),
    day: race.startDate,
    type: race.type,
    standing,
    facts: {
      type: raceType(race.type).label,
      date: formatDay(race.startDate),
      start: listed(starts.toSorted().map((time) => formatClockTime(time))),
      place: placeOf(race),
      distances: listed(shortLabels(race.distances, unit, distanceLimit)),
      climb: listed(climbs) ?? whole,
      highest: tops.length === 0 ? null : measured(formatHeight(Math.max(...tops), unit)),
      price: isStartingPrice(price) ? `from ${showPrice(price)}` : showPrice(price),
      registration: isUnknown ? `${state}, registration link not available` : state,
      rating: rating && `★ ${rating.average.toFixed(1)} (${formatCount(rating.count)})`,
    },
  };
}

/** Each value once, none broken in its middle; what stands in brackets after it may. */
function listed(values: readonly string[]): string | null {
  const whole = [...new Set(values)].map((value) => value.replace(/ (?!\()/g, "\u00a0"));
  return whole.join("\u00a0· ") || null;
}

/** On an attached course. */
function measured(height: string): string {
  return `${height} (measured)`;
}
