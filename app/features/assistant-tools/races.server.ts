import { href } from "react-router";
import { findRacesFor } from "#features/assistant/search/find-races.server.ts";
import { lengthsAsked } from "#features/assistant/search/list-filters.ts";
import type { DistanceFacts, RaceFacts } from "#features/assistant/search/race-facts.ts";
import { raceFactsOf, racesNamed } from "#features/assistant/search/race-lookup.server.ts";
import { shortened } from "#features/assistant/search/shortened.ts";
import { raceDetails, raceLine } from "#features/assistant/search/tools/race-lines.ts";
import { asMeant, foundWithout } from "#features/assistant/search/tools/race-search.server.ts";
import { type CourseFigures, findCourseFigures } from "#features/courses/queries.server.ts";
import { centerOf } from "#features/races/places/circle.server.ts";
import { placeOf, raceUrl } from "#features/races/race.ts";
import { showPrice } from "#features/races/shown-price.ts";
import { reviewsOf } from "#features/reviews/queries.server.ts";
import type { Review } from "#features/reviews/review.ts";
import type { Services } from "#services/services.ts";
import { formatDay, toDay } from "#values/day.ts";
import { notStated, type ToolProblem } from "./messages.ts";
import type { ToolRequest } from "./schema.ts";

/** What the tools of one request work with. */
export type ToolContext = {
  services: Pick<Services, "db" | "now" | "log">;
  /** Where the site is reached, for links. */
  origin: string;
  /** The number of the request in the log. */
  requestId: string;
};

/** What a tool has found, or why it has no answer: a code, or the words of the feature that refuses. */
export type ToolFinding =
  | { found: Record<string, unknown> }
  | { problem: ToolProblem }
  | { sentence: string };

/** The most races of one name in an answer. */
const namesakes = 3;

export async function searchRaces(
  { services, origin }: ToolContext,
  asked: ToolRequest<"search_races">,
): Promise<ToolFinding> {
  const unreadable = unreadableSearch(asked);
  if (unreadable) return { sentence: unreadable };
  const search = await asMeant(services, asked);
  const { races, total, list } = await findRacesFor(services, search, "en");
  const next = asked.offset + races.length;
  return {
    found: {
      total,
      next_offset: races.length > 0 && next < total ? next : null,
      races: races.map(({ race, price }) => ({
        ...raceLine(race, price),
        page: raceUrl(race, origin),
      })),
      ...(total === 0 && { found_without: await foundWithout(services, search) }),
      list: origin + list,
    },
  };
}

/**
 * What is wrong with a search beyond its form, in words for the assistant; `null` for a search that can be
 * made. An assistant reports what it gets as the answer to its question, so nothing is ignored.
 */
function unreadableSearch(asked: ToolRequest<"search_races">): string | null {
  const { near, within_km, distance, distance_from, distance_to } = asked;
  const { start_date_from, start_date_to, max_price, currency } = asked;
  if (distance && lengthsAsked({ distance }).length === 0) {
    return `distance: "${distance}" is not a length. Write 10K, Half Marathon or 13.1 miles.`;
  }
  if (isTurned(distance_from, distance_to)) return "distance_from: is more than distance_to.";
  if (isTurned(start_date_from, start_date_to)) return "start_date_from: is after start_date_to.";
  if (near && !centerOf({ place: near }))
    return `near: "${near}" is not a place that Dorsal knows.`;
  if (within_km !== undefined && !near) return "within_km: needs near.";
  if (currency !== undefined && max_price === undefined) return "currency: needs max_price.";
  return null;
}

function isTurned<Value extends string | number>(from?: Value, to?: Value): boolean {
  return from !== undefined && to !== undefined && from > to;
}

export async function readRace(
  { services, origin }: ToolContext,
  { id, name }: ToolRequest<"get_race">,
): Promise<ToolFinding> {
  if (!id && !name) return { problem: "no-race-named" };
  const ids = id ? [id] : (await racesNamed(services, name ?? "", namesakes)).map((one) => one.id);
  const facts = await raceFactsOf(services, ids);
  if (facts.length === 0) return { problem: id ? "unknown-race" : "unknown-name" };
  return {
    found: { races: facts.map((race) => ({ ...raceDetails(race), ...nameOf(race, origin) })) },
  };
}

/** How an answer names a race. */
export function nameOf({ id, name }: Pick<RaceFacts, "id" | "name">, origin: string) {
  return { id, name, page: raceUrl({ id }, origin) };
}

/** Characters of one value. */
const valueLimit = 300;

export async function compareRaces(
  { services, origin }: ToolContext,
  { race_ids }: ToolRequest<"compare_races">,
): Promise<ToolFinding> {
  const races = await raceFactsOf(services, race_ids);
  if (races.length < 2) return { problem: "too-few-races" };
  return {
    found: {
      races: races.map((race) => nameOf(race, origin)),
      facts: Object.entries(facts).map(([fact, read]) => ({
        fact,
        values: races.map((race) => shortened(read(race) ?? "", valueLimit) || notStated),
      })),
    },
  };
}

const facts: Record<string, (race: RaceFacts) => string | null> = {
  date: (race) => race.startDate,
  start_time: (race) => race.startTime,
  place: (race) => placeOf(race, "en"),
  type: (race) => race.type,
  distances: (race) => race.distances.map(({ name }) => name).join(", "),
  price_from: (race) => (race.price.kind === "unknown" ? null : showPrice(race.price, "en")),
  climb: (race) => race.elevationGain,
  time_limits: (race) =>
    race.distances
      .flatMap(({ name, timeLimit }) => (timeLimit ? `${name}: ${timeLimit}` : []))
      .join("; "),
  registration: (race) => race.registration.state,
  registration_deadline: (race) => race.registration.deadline,
  rating: (race) => race.rating && `${race.rating.average} of 5 by ${race.rating.count}`,
};

/** Characters of an organizer's text. */
const textLimit = 1000;

/** What the organizer says about the course, and what is measured from its files. */
export async function readCourse(
  { services, origin }: ToolContext,
  { race_id }: ToolRequest<"race_course">,
): Promise<ToolFinding> {
  const [race] = await raceFactsOf(services, [race_id]);
  if (!race) return { problem: "unknown-race" };
  return {
    found: {
      race: nameOf(race, origin),
      type: race.type,
      climb: stated(race.elevationGain),
      descent: stated(race.elevationLoss),
      courses: race.distances.map(courseOf),
      map: addressOf(race.mapUrl, origin),
      track: addressOf(race.gpxUrl, origin),
      measured: (await findCourseFigures(services, race.id)).map((course) =>
        measuredOf(course, { raceId: race.id, origin }),
      ),
    },
  };
}

function measuredOf(
  { distance, distanceId, length, isDownloadable, ...course }: CourseFigures,
  { raceId, origin }: { raceId: string; origin: string },
) {
  const { climb, descent, highest, lowest } = course;
  return {
    distance,
    length_m: length,
    ...(climb !== null && { climb_m: climb }),
    ...(descent !== null && { descent_m: descent }),
    ...(highest !== null && { highest_m: highest }),
    ...(lowest !== null && { lowest_m: lowest }),
    ...(isDownloadable && {
      file: origin + href("/races/:id/courses/:distanceId", { id: raceId, distanceId }),
    }),
  };
}

function courseOf(distance: DistanceFacts) {
  return {
    distance: distance.name,
    ...(distance.meters !== null && { meters: distance.meters }),
    climb: stated(distance.elevationGain),
    descent: stated(distance.elevationLoss),
    profile: stated(distance.profileInformation),
    time_limit: stated(distance.timeLimit),
  };
}

function stated(text: string | null): string {
  return shortened(text ?? "", textLimit) || notStated;
}

/** Links may lead to files of this site. */
function addressOf(link: string | null, origin: string): string {
  return link && URL.canParse(link, origin) ? new URL(link, origin).href : notStated;
}

/** Characters of a comment. */
const commentLimit = 1500;

export async function listReviews(
  { services, origin }: ToolContext,
  { race_id, page }: ToolRequest<"list_reviews">,
): Promise<ToolFinding> {
  const [race] = await raceFactsOf(services, [race_id]);
  if (!race) return { problem: "unknown-race" };
  const { reviews, ...paging } = await reviewsOf(services, "race", race.id, { page });
  return {
    found: {
      race: nameOf(race, origin),
      ...(race.rating && { rating: race.rating.average, reviews: race.rating.count }),
      ...paging,
      reviews: reviews.map(reviewLine),
    },
  };
}

function reviewLine({ rating, createdAt, experienceDate, authorName, comment }: Review) {
  return {
    stars: rating,
    written_on: toDay(createdAt),
    ...(experienceDate && { ran_on: experienceDate }),
    ...(authorName && { author: authorName }),
    untrusted_text: comment ? { comment: shortened(comment, commentLimit) } : {},
  };
}

/** Characters of an organizer's text. */
const bodyLimit = 600;

/** A race as a page of Markdown. It says which values are not known. */
export function raceMarkdown(race: RaceFacts, origin: string): string {
  const { registration, rating } = race;
  const facts = [
    ["Date", formatDay(race.startDate, "en")],
    ["Start", race.startTime],
    ["Place", placeOf(race, "en")],
    ["Type", race.type],
    ["Organizer", race.organizer],
    ["Price from", showPrice(race.price, "en")],
    ["Registration", registration.state],
    ["Registration until", registration.deadline && formatDay(registration.deadline, "en")],
    ["Rating", rating && `${rating.average} of 5, ${rating.count} reviews`],
    ["Climb", race.elevationGain],
  ] as const;
  return [
    `# ${plain(race.name)}`,
    "",
    ...facts.map(([name, value]) => `- ${name}: ${plain(value ?? "") || notStated}`),
    `- Page: ${raceUrl(race, origin)}`,
    "",
    "## Distances",
    "",
    ...race.distances.map(distanceLine),
    "",
    ...(race.description
      ? ["## In the words of the organizer", "", `> ${plain(race.description)}`, ""]
      : []),
  ].join("\n");
}

function distanceLine(distance: DistanceFacts): string {
  const { name, price, startTime, timeLimit, placesLeft } = distance;
  const parts = [
    `price ${showPrice(price, "en")}`,
    `start ${startTime ?? notStated}`,
    `time limit ${timeLimit ?? notStated}`,
    placesLeft !== null && `${placesLeft} places left`,
  ];
  return `- ${plain(name)}: ${plain(parts.filter(Boolean).join(", "))}`;
}

/** On one line, without marks that Markdown reads. */
function plain(text: string): string {
  const line = text.replace(/\s+/g, " ").trim().slice(0, bodyLimit).toWellFormed();
  return line.replace(/[\\`*_[\]<>|~#]/g, "\\$&");
}
