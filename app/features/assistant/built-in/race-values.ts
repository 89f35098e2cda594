import { readTime } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { isRoughHeight, statedHeight } from "#features/races/stated-height.ts";
import { addDays } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { RaceSubject } from "../planning/plan.ts";
import { planTopicOf, weeksOfPlans } from "../planning/plan-request.ts";
import type { DistanceFacts, RaceFacts } from "../search/race-facts.ts";
import { type AnswerLanguage, formats, placeIn, written } from "./words/formats.ts";
import { raceWords } from "./words/race-words.ts";

type Reader = { language: AnswerLanguage; unit: LengthUnit };

/** One value of a race, or of one of its distances by name. */
export type RaceValue = { distance: string | null; value: string };

/** What a race states about a subject; empty where it states nothing. Ready for Markdown. */
export function raceValues(race: RaceFacts, subject: RaceSubject, reader: Reader): RaceValue[] {
  return values[subject](race, reader);
}

const values: Record<RaceSubject, (race: RaceFacts, reader: Reader) => RaceValue[]> = {
  date: ({ startDate }, { language }) => whole(formats[language].fullDay(startDate)),
  "start-time": (race, reader) => {
    const clock = formats[reader.language].clock;
    const each = ofDistances(race, reader, ({ startTime }) => startTime && clock(startTime));
    return each.length > 0 ? each : whole(race.startTime && clock(race.startTime));
  },
  "time-limit": (race, reader) =>
    ofDistances(race, reader, ({ timeLimit }) => timeLimit && written(timeLimit)),
  price: (race, reader) => {
    const format = formats[reader.language].price;
    const each = ofDistances(race, reader, ({ price }) => format(price));
    if (each.length > 0) return each;
    const { cost } = raceWords[reader.language];
    const { earlyCost, finalCost } = race;
    const costs = [earlyCost && cost.early(earlyCost), finalCost && cost.final(finalCost)];
    return whole(costs.filter(Boolean).join(", "));
  },
  "price-includes": (race, reader) =>
    ofDistances(race, reader, ({ priceIncludes }) => priceIncludes && written(priceIncludes)),
  distances: ({ distances }, reader) =>
    whole(distances.map((distance) => distanceName(distance, reader)).join(", ")),
  elevation: (race, reader) => {
    const each = ofDistances(race, reader, (distance) => climbs(distance, reader));
    return each.length > 0 ? each : whole(climbs(race, reader));
  },
  registration: ({ registration }, { language }) => {
    const words = raceWords[language];
    const { state, isHere, deadline } = registration;
    if (state !== "open") return whole(words.registration[state]);
    const where = isHere ? words.where.here : words.where.elsewhere;
    const until = deadline && words.until(formats[language].day(deadline));
    return whole([words.registration.open, where, until].filter(Boolean).join(", "));
  },
  deadline: ({ registration: { deadline } }, { language }) =>
    whole(deadline && formats[language].day(deadline)),
  "places-left": (race, reader) =>
    ofDistances(race, reader, (distance) => placesOf(distance, race, reader)),
  place: (race, { language }) => {
    const place = placeIn(race, language);
    return whole(race.address ? `${written(race.address)}, ${place}` : place);
  },
  course: (race, reader) =>
    ofDistances(race, reader, ({ profileInformation: course }) => course && written(course)),
  rating: ({ rating }, { language }) =>
    whole(rating && raceWords[language].rating(rating.average.toFixed(1), rating.count)),
  organizer: ({ organizer }) => whole(organizer && written(organizer)),
  rules: ({ rulesUrl }, { language }) => whole(rulesUrl && raceWords[language].onPage),
  services: () => [],
  preparation: (race, reader) => {
    const { daysAhead } = race;
    if (daysAhead <= 0) return [];
    const left = raceWords[reader.language].timeLeft(daysAhead);
    return whole([left, planStart(race, reader)].filter(Boolean).join("; "));
  },
  // What these ask for is told in sentences of their own.
  changes: () => [],
  "sold-out": () => [],
  difficulty: () => [],
  walking: (race, reader) => ofDistances(race, reader, (distance) => walkingPace(distance, reader)),
  status: (race, { language }) =>
    whole(
      raceWords[language].status[
        race.isPast && race.status === "upcoming" ? "completed" : race.status
      ],
    ),
};

/** Our plans are for runners. */
const besidesRunning = ["MTB", "Triathlon"];

/** When a usual plan for the longest distance begins. */
function planStart(
  { type, distances, startDate, daysAhead }: RaceFacts,
  reader: Reader,
): string | null {
  const [longest] = distances.toSorted((one, other) => (other.meters ?? 0) - (one.meters ?? 0));
  const meters = longest?.meters ?? null;
  const weeks = meters === null ? undefined : weeksOfPlans[planTopicOf(meters)];
  if (!longest || weeks === undefined || besidesRunning.includes(type)) return null;
  const isLate = daysAhead < weeks * 7;
  const day = isLate ? null : formats[reader.language].day(addDays(startDate, -weeks * 7));
  return raceWords[reader.language].planStart(weeks, distanceName(longest, reader), day);
}

/** A value for the race as a whole. */
function whole(value: string | null): RaceValue[] {
  return value ? [{ distance: null, value }] : [];
}

/** The values of the distances, if at least one has one; the others say that theirs is not stated. */
function ofDistances(
  { distances }: RaceFacts,
  reader: Reader,
  pick: (distance: DistanceFacts) => string | null,
): RaceValue[] {
  const each = distances.map((distance) => ({ distance, value: pick(distance) }));
  if (each.every(({ value }) => value === null)) return [];
  const missing = raceWords[reader.language].notStated;
  return each.map(({ distance, value }) => ({
    distance: distanceName(distance, reader),
    value: value ?? missing,
  }));
}

function distanceName({ name, meters }: DistanceFacts, { language, unit }: Reader): string {
  return written(formats[language].distance({ text: name, meters }, unit));
}

/** Free places are known only where runners register on this site. */
function placesOf(
  { capacity, placesLeft }: DistanceFacts,
  { registration }: RaceFacts,
  { language }: Reader,
): string | null {
  if (capacity === null) return null;
  if (!registration.isHere || placesLeft === null) return String(capacity);
  return raceWords[language].placesLeft(placesLeft, capacity);
}

/** The pace that a time limit allows, with the limit as it is written. */
function walkingPace(
  { meters, timeLimit }: DistanceFacts,
  { language, unit }: Reader,
): string | null {
  const seconds = timeLimit && meters ? readTime(timeLimit, meters) : null;
  if (!timeLimit || !meters || seconds === null) return null;
  return raceWords[language].limitAsPace(
    written(timeLimit),
    `${formatPace({ meters, seconds }, unit)} min/${unit}`,
  );
}

function climbs(
  { elevationGain, elevationLoss }: Pick<RaceFacts, "elevationGain" | "elevationLoss">,
  { language, unit }: Reader,
): string | null {
  const { climb, descent } = raceWords[language];
  const parts = [
    elevationGain && climb(heightIn(elevationGain, { language, unit })),
    elevationLoss && descent(heightIn(elevationLoss, { language, unit })),
  ];
  return parts.filter(Boolean).join(", ") || null;
}

/** A stated height in the reader's unit; words that are not a height stay unchanged. */
function heightIn(text: string, { language, unit }: Reader): string {
  const meters = statedHeight(text);
  if (!meters) return written(text);
  const height = formats[language].height(Math.round(meters), unit);
  return isRoughHeight(text) ? raceWords[language].about(height) : height;
}
