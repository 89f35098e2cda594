import type { DistanceFacts, RaceFacts } from "#features/assistant/search/race-facts.ts";
import { numberWord } from "#features/writing/number-words.ts";
import { kindOf, peopleOf } from "#features/writing/race-words.ts";
import type { Choose, Ways } from "#features/writing/variety.ts";
import { listOf } from "#values/text/list-of.ts";
import { capitalized } from "#values/text/sentences.ts";
import { type CommonGround, placeInProse } from "./grouping.ts";
import {
  climbInProse,
  clockInProse,
  dayInProse,
  distanceInProse,
  limitInProse,
  shortDay,
  theDistance,
} from "./prose-values.ts";

/** How sentences are written: their wording, and what the reader already knows. */
export type ProseContext = {
  choose: Choose;
  known: Pick<CommonGround, "year" | "state" | "country">;
  /** What the race is called in its first sentence; `this trail race` by default. */
  subject?: string;
};

/** When and where: the first sentence about a race. */
export function openingSentence(race: RaceFacts, { choose, known, subject }: ProseContext): string {
  const told = {
    race: subject ?? `this ${kindOf(race)}`,
    day: dayInProse(race.startDate, known.year),
    place: placeInProse(race, known),
    // A place of several parts is closed by a comma.
    comma: placeInProse(race, known).includes(", ") ? "," : "",
    // So is a day with its year.
    pause: /\d{4}$/.test(dayInProse(race.startDate, known.year)) ? "," : "",
    people: peopleOf(race.type),
  };
  if (race.status === "cancelled") return choose(cancelled)(told);
  return choose(race.isPast ? past : coming)(told);
}

type Opening = {
  race: string;
  day: string;
  place: string;
  comma: string;
  pause: string;
  people: string;
};

const coming: Ways<Opening> = [
  ({ race, day, place, comma }) =>
    `${capitalized(race)} takes place in ${place}${comma} on ${day}.`,
  ({ race, day, place, comma }) => `${place}${comma} hosts ${race} on ${day}.`,
  ({ race, day, place, pause }) => `${capitalized(race)} is on ${day}${pause} in ${place}.`,
  ({ race, day, place, comma, people }) =>
    `On ${day}, ${people} meet in ${place}${comma} for ${race}.`,
  ({ race, day, place, pause }) => `Mark ${day}${pause} in your calendar for ${race} in ${place}.`,
];

const past: Ways<Opening> = [
  ({ race, day, place, comma }) => `${capitalized(race)} took place in ${place}${comma} on ${day}.`,
  ({ race, day, place, comma }) => `${place}${comma} hosted ${race} on ${day}.`,
];

const cancelled: Ways<Opening> = [
  ({ race, day, place, comma }) =>
    `${capitalized(race)} was planned in ${place}${comma} for ${day}, and this edition is cancelled.`,
];

/** A longer address is left to the page of the race. */
const longestVenue = 70;

/** When it begins, and at which venue; `null` where the listing says neither. */
export function startSentence(race: RaceFacts, { choose }: ProseContext): string | null {
  if (race.isPast || race.status === "cancelled") return null;
  const times = startTimes(race);
  const [first] = times;
  const clock = first === undefined ? null : clockInProse(first);
  const venue = venueOf(race);
  const start = times.length > 1 ? "first start" : "start";
  if (clock && venue) return choose(startsAtVenue)({ clock, venue, start });
  if (clock) return choose(starts)({ clock, start });
  return venue ? choose(venues)(venue) : null;
}

type Start = { clock: string; venue: string; start: string };

const startsAtVenue: Ways<Start> = [
  ({ clock, venue, start }) => `The ${start} is at ${clock}, and the venue is ${venue}.`,
  ({ clock, venue, start }) => `The venue is ${venue}, with the ${start} at ${clock}.`,
  ({ clock, venue, start }) =>
    `Its listing names ${venue} as the venue and ${clock} for the ${start}.`,
];
const starts: Ways<Omit<Start, "venue">> = [
  ({ clock, start }) => `The ${start} is at ${clock}.`,
  ({ clock, start }) => `The ${start} is set for ${clock}.`,
];
const venues: Ways<string> = [
  (venue) => `The venue is ${venue}.`,
  (venue) => `Its listing names ${venue} as the venue.`,
];

function startTimes(race: RaceFacts): string[] {
  const each = race.distances.flatMap(({ startTime }) => startTime ?? []);
  const times = each.length > 0 ? each : race.startTime ? [race.startTime] : [];
  return [...new Set(times)].sort((one, other) => minutesOf(one) - minutesOf(other));
}

function minutesOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

function venueOf({ address, city }: RaceFacts): string | null {
  if (!address || address.length > longestVenue || address === city) return null;
  return address;
}

/** Which distances there are; `null` where the listing names none. */
export function distancesSentence(race: RaceFacts, { choose }: ProseContext): string | null {
  const [first] = race.distances;
  const names = [...new Set(byLength(race.distances).map(distanceInProse))];
  const [only = ""] = names;
  if (names.length === 0) return null;
  const people = peopleOf(race.type);
  // `This marathon` has said it.
  if (names.length === 1 && only === kindOf(race)) return null;
  if (names.length === 1 && first?.meters === null) return `The format is listed as “${only}”.`;
  if (names.length === 1) {
    const isNamed = /marathon$/.test(only);
    return choose(oneDistance)(isNamed ? `the ${only}` : only);
  }
  return choose(severalDistances)({
    names: listOf(names, "en"),
    count: numberWord(names.length),
    people,
  });
}

type Several = { names: string; count: string; people: string };

const oneDistance: Ways<string> = [
  (name) => `There is a single distance, ${name}.`,
  (name) => `The only distance is ${name}.`,
];
const severalDistances: Ways<Several> = [
  ({ names, count }) => `There are ${count} distances: ${names}.`,
  ({ names, people }) => `${capitalized(people)} can choose between ${names}.`,
  ({ names, count }) => `The program has ${count} distances: ${names}.`,
  ({ names, count }) => `On offer are ${count} distances: ${names}.`,
];

/** The climb and the time limit of the longest course that tells them; `null` where none does. */
export function courseSentence(race: RaceFacts, { choose }: ProseContext): string | null {
  const long = byLength(race.distances).toReversed();
  const hilly = long.find(({ elevationGain }) => elevationGain !== null);
  const timed = long.find(({ timeLimit }) => timeLimit !== null);
  const gain = hilly?.elevationGain ?? race.elevationGain;
  const loss = hilly ? hilly.elevationLoss : race.elevationLoss;
  const nameOf = (distance: DistanceFacts | undefined) =>
    distance && race.distances.length > 1 ? theDistance(distance) : "the course";
  const limit = timed?.timeLimit ? limitInProse(timed.timeLimit) : null;
  if (!gain) return limit && timed ? choose(limits)({ name: nameOf(timed), limit }) : null;
  const climb = choose(climbs)({
    name: nameOf(hilly),
    gain: climbInProse(gain),
    // Most courses end where they began, so the descent is given only where it differs.
    loss: loss && loss !== gain ? climbInProse(loss) : null,
  });
  if (!limit || !timed) return `${climb}.`;
  if (timed === hilly) return `${climb}, with a time limit of ${limit}.`;
  return `${climb}. ${choose(limits)({ name: nameOf(timed), limit })}`;
}

type Climb = { name: string; gain: string; loss: string | null };
type Limit = { name: string; limit: string };

const climbs: Ways<Climb> = [
  ({ name, gain, loss }) =>
    `${capitalized(name)} climbs ${gain}${loss ? ` and descends ${loss}` : ""}`,
  ({ name, gain, loss }) =>
    `Expect ${gain} of climbing${loss ? ` and ${loss} of descent` : ""} on ${name}`,
  ({ name, gain, loss }) => `${capitalized(name)} gains ${gain}${loss ? ` and loses ${loss}` : ""}`,
];
const limits: Ways<Limit> = [
  ({ name, limit }) => `The time limit on ${name} is ${limit}.`,
  ({ name, limit }) => `${capitalized(name)} has a time limit of ${limit}.`,
];

/** Whether it still takes registrations, and until when. */
export function registrationSentence(
  race: RaceFacts,
  { choose, known }: ProseContext,
): string | null {
  const { state, deadline, isHere } = race.registration;
  const until = deadline && shortDay(deadline, known.year);
  switch (state) {
    case "open":
      if (!until) return isHere ? "Registration is open here on Dorsal." : null;
      return choose(open)({ until, here: isHere ? " here on Dorsal" : "" });
    case "full":
      return "All places are taken.";
    case "closed":
      return "Registration is closed.";
    case "deadline-passed":
      return until ? `Registration closed on ${until}.` : "Registration is closed.";
    default:
      return null;
  }
}

type Open = { until: string; here: string };

const open: Ways<Open> = [
  ({ until, here }) => `Registration${here} is open until ${until}.`,
  ({ until, here }) =>
    `Entries close on ${until}${here && ", and runners register here on Dorsal"}.`,
  ({ until, here }) => `The last day to register${here} is ${until}.`,
];

/** How many runners have reviewed it, and the mean; `null` without reviews. */
export function ratingSentence({ rating }: RaceFacts, { choose }: ProseContext): string | null {
  if (!rating) return null;
  if (rating.count === 1)
    return `The one review on Dorsal so far gives it ${rating.average} out of 5.`;
  const average = rating.average.toFixed(1);
  return choose(ratings)({ average, count: numberWord(rating.count) });
}

type Rated = { average: string; count: string };

const ratings: Ways<Rated> = [
  ({ average, count }) =>
    `${capitalized(count)} runners have reviewed it on Dorsal; the average is ${average} out of 5.`,
  ({ average, count }) => `It averages ${average} out of 5 in ${count} reviews on Dorsal.`,
  ({ average, count }) =>
    `${capitalized(count)} reviews on Dorsal give it ${average} out of 5 on average.`,
];

/** The shortest first; those without a length follow. */
export function byLength(distances: readonly DistanceFacts[]): DistanceFacts[] {
  return [...distances].sort((one, other) => (one.meters ?? Infinity) - (other.meters ?? Infinity));
}
