import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import type { CommonGround } from "./common-ground.ts";
import { shortDay } from "./days.ts";
import { distanceInProse } from "./lengths.ts";
import { capital, numberWord } from "./words.ts";

/** What stands out among races: the first and the last, the longest course, those without a fee. */
export function highlights(races: readonly RaceFacts[], known: CommonGround): string[] {
  const coming = races.filter(({ isPast, status }) => !isPast && status !== "cancelled");
  return [span(coming, known), longest(coming), free(coming)].filter((each) => each !== null);
}

function span(races: readonly RaceFacts[], { year }: CommonGround): string | null {
  const sorted = [...races].sort((one, other) => one.startDate.localeCompare(other.startDate));
  const [earliest] = sorted;
  const latest = sorted.at(-1);
  if (!earliest || !latest || earliest.startDate === latest.startDate) return null;
  const [from, to] = [shortDay(earliest.startDate, year), shortDay(latest.startDate, year)];
  return `The first is ${earliest.name} on ${from}, and the last is ${latest.name} on ${to}.`;
}

/** Only where one course is the longest: of three marathons none stands out. */
function longest(races: readonly RaceFacts[]): string | null {
  const courses = races.flatMap((race) =>
    race.distances.flatMap((distance) =>
      distance.meters === null ? [] : [{ race, distance, meters: distance.meters }],
    ),
  );
  const most = Math.max(0, ...courses.map(({ meters }) => meters));
  const [found, another] = courses.filter(({ meters }) => meters === most);
  if (!found || another || races.length < 2) return null;
  const name = distanceInProse(found.distance);
  const course = /marathon$/.test(name) ? `the ${name}` : name;
  return `The longest course, ${course}, is that of ${found.race.name}.`;
}

/** Not where only the shortest distance is free. */
function free(races: readonly RaceFacts[]): string | null {
  const count = races.filter(
    ({ distances }) =>
      distances.length > 0 && distances.every(({ price }) => price.kind === "free"),
  ).length;
  if (count === 0) return null;
  if (count === races.length) return "All of them are free to enter.";
  return `${capital(numberWord(count))} of them ${count === 1 ? "is" : "are"} free to enter.`;
}
