import { and, eq, sql } from "drizzle-orm";
import { raceOrganizers, userProfiles } from "#db/schema.ts";
import { findCourseFigures } from "#features/courses/queries.server.ts";
import { startForPrograms, startsOf } from "#features/race-day/runner.server.ts";
import { racesInCalendar } from "#features/races/calendar/calendar.server.ts";
import { racesPerDay } from "#features/races/calendar/calendar.ts";
import { feedAddress } from "#features/races/calendar/calendar-file.ts";
import { raceCards } from "#features/races/card/cards.server.ts";
import type { RaceFilters } from "#features/races/filters/filters.ts";
import { findRace, findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { editsRace, mayEdit } from "#features/races/rights.server.ts";
import { countMatches } from "#features/races/search/query/conditions.server.ts";
import { understoodQuery } from "#features/races/search/query/understanding.server.ts";
import { racesAfter } from "#features/races/search/search.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { extrasOf } from "#features/registrations/extras/queries.server.ts";
import { extrasForPrograms } from "#features/registrations/extras/words.ts";
import { entriesAfter } from "#features/registrations/queries.server.ts";
import { answersForPrograms } from "#features/registrations/questions/given-answer.ts";
import { answersOf } from "#features/registrations/questions/queries.server.ts";
import { publishedResults, resultsAfter } from "#features/results/public.server.ts";
import { rankedTeams } from "#features/results/team-ranking.server.ts";
import { reviewsAfter } from "#features/reviews/queries.server.ts";
import type { Services } from "#services/services.ts";
import { endOfMonth, parseMonth, startOfMonth } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { homeDay } from "#values/zone.ts";
import type { ApiCaller } from "./api-caller.server.ts";
import {
  type AnswerOf,
  type CallOf,
  type operations,
  readMomentCursor,
  readRaceCursor,
  writeCursor,
} from "./operations/schema.ts";
import type { ApiRefusal } from "./refusal.server.ts";
import { distancesOf, facetsOf, raceOf, summaryOf } from "./resources/shapes.ts";

type Operations = typeof operations;

/** What the reading operations need in addition to the request. */
export type ReadContext = {
  services: Pick<Services, "db" | "now">;
  /** For absolute addresses. */
  origin: string;
};

type Read<Name extends keyof Operations> = Promise<AnswerOf<Operations[Name]> | ApiRefusal>;
type Sent<Name extends keyof Operations, Part extends "address" | "query"> = CallOf<
  Operations[Name]
>[Part];

/** `GET /races` */
export async function listRaces(
  { services, origin }: ReadContext,
  filters: RaceFilters,
  { cursor, limit, include }: Sent<"listRaces", "query">,
): Read<"listRaces"> {
  const after = cursor === undefined ? null : readRaceCursor(cursor);
  if (after === undefined) return { problem: "bad-cursor" };
  const isCounted = include === "facets";
  const found = await racesAfter(services, filters, { after, limit, isCounted });
  const { races, next, corrected, counted } = found;
  return {
    data: races.map((race) => summaryOf(race, { origin })),
    next: next && writeCursor([next.day, next.id]),
    corrected,
    ...(counted && { total: counted.total, facets: facetsOf(counted.facets) }),
  };
}

/** `GET /races/{id}` */
export async function getRace(
  { services, origin }: ReadContext,
  { id }: Sent<"getRace", "address">,
): Read<"getRace"> {
  const race = await findRace(services, id, "en");
  if (!race) return { problem: "no-race" };
  const courses = await findCourseFigures(services, race.id);
  return { data: raceOf(race, courses, { origin, today: todayAt(race, services.now()) }) };
}

/** `GET /races/{id}/distances` */
export async function listDistances(
  { services, origin }: ReadContext,
  { id }: Sent<"listDistances", "address">,
): Read<"listDistances"> {
  const race = await findRace(services, id, "en");
  if (!race) return { problem: "no-race" };
  const courses = await findCourseFigures(services, race.id);
  return { data: distancesOf(race, courses, origin) };
}

/** `GET /races/{id}/distances/{distanceId}` */
export async function getDistance(
  context: ReadContext,
  { id, distanceId }: Sent<"getDistance", "address">,
): Read<"getDistance"> {
  const found = await listDistances(context, { id });
  if ("problem" in found) return found;
  const distance = found.data.find((one) => one.id === readId(distanceId));
  return distance ? { data: distance } : { problem: "no-distance" };
}

/** `GET /races/{id}/reviews` */
export async function listReviews(
  { services }: ReadContext,
  { id }: Sent<"listReviews", "address">,
  { cursor, limit }: Sent<"listReviews", "query">,
): Read<"listReviews"> {
  const after = cursor === undefined ? null : readMomentCursor(cursor);
  if (after === undefined) return { problem: "bad-cursor" };
  const race = await findRace(services, id, "en");
  if (!race) return { problem: "no-race" };
  const read = await reviewsAfter(services, "race", race.id, { after, limit: limit + 1 });
  const { shown, next } = cut(read, limit);
  return {
    data: shown.map((review) => ({
      id: review.id,
      rating: review.rating,
      comment: review.comment,
      experience_date: review.experienceDate,
      created_at: review.createdAt.toISOString(),
      author_name: review.authorName,
    })),
    next,
    rating: race.rating,
  };
}

/** `GET /races/{id}/results`: of a race without published ones, an empty page. */
export async function listResults(
  { services }: ReadContext,
  { id }: Sent<"listResults", "address">,
  { cursor, limit, distance }: Sent<"listResults", "query">,
): Read<"listResults"> {
  const after = cursor === undefined ? null : readMomentCursor(cursor);
  if (after === undefined) return { problem: "bad-cursor" };
  const race = await findRaceToEnter(services, id);
  if (!race) return { problem: "no-race" };
  const published = await publishedResults(services, race.id);
  const results = distance ? published.find(({ key }) => key === distance) : published[0];
  if (!results) return { distance: null, published_at: null, data: [], teams: [], next: null };
  const read = await resultsAfter(services, results, after?.micros ?? null, limit + 1);
  const shown = read.slice(0, limit);
  const last = shown.at(-1);
  const inSeconds = (ms: number | null) => (ms === null ? null : ms / 1000);
  return {
    distance: results.distance || null,
    published_at: results.publishedAt.toISOString(),
    data: shown.map((row) => ({
      id: row.id,
      bib: row.bib,
      name: row.name,
      sex: row.sex,
      category: row.category,
      club: row.club,
      team: row.team,
      place_of_team: row.placeTeam,
      country: row.country,
      status: row.status,
      gun_seconds: inSeconds(row.gunMs),
      chip_seconds: inSeconds(row.chipMs),
      place: row.placeOverall,
      place_by_sex: row.placeSex,
      place_in_category: row.placeCategory,
      splits: row.splits.map(({ name, ms }) => ({ name, seconds: ms / 1000 })),
    })),
    teams: (after === null ? await rankedTeams(services, results) : []).map((team) => ({
      place: team.place,
      name: team.team,
      seconds: results.teamBy === "time" ? team.sum / 1000 : null,
      points: results.teamBy === "place" ? team.sum : null,
      runners: team.runners.map(({ bib, name }) => ({ bib, name })),
    })),
    next: last && read.length > limit ? writeCursor([last.sortOrder, last.id]) : null,
  };
}

/** `GET /races/{id}/organizers`: the name that the race gives, without the people who organize it. */
export async function listOrganizers(
  { services }: ReadContext,
  { id }: Sent<"listOrganizers", "address">,
): Read<"listOrganizers"> {
  const race = await findRace(services, id, "en");
  if (!race) return { problem: "no-race" };
  if (!race.organizer) return { data: [] };
  const linked = await services.db
    .select({ raceId: raceOrganizers.raceId })
    .from(raceOrganizers)
    .innerJoin(userProfiles, eq(userProfiles.userId, raceOrganizers.userId))
    .where(and(eq(raceOrganizers.raceId, race.id), eq(userProfiles.isActive, true)))
    .limit(1);
  return { data: [{ name: race.organizer, is_verified: linked.length > 0 }] };
}

/** `GET /calendar` */
export async function readCalendar(
  { services, origin }: ReadContext,
  filters: RaceFilters,
  { month }: Sent<"readCalendar", "query">,
): Read<"readCalendar"> {
  const today = homeDay(services.now());
  const from = parseMonth(month ?? "") ?? startOfMonth(today);
  const to = endOfMonth(from);
  const anyDay = { ...filters, when: null, dates: { from: null, to: null } };
  const query = await understoodQuery(
    services.db,
    anyDay,
    services.now(),
    async (query) => query.terms.length === 0 || (await countMatches(services.db, query)) > 0,
  );
  const days = await racesInCalendar(services, query, { from, to }, racesPerDay);
  return {
    from,
    to,
    data: days.map(({ day, total, races }) => ({
      day,
      total,
      races: races.map((race) => summaryOf(race, { origin })),
    })),
    subscribe_url: origin + feedAddress(query.filters, "en"),
  };
}

/** `GET /me/races` */
export async function listOwnRaces(
  { services, origin }: ReadContext,
  { editor }: ApiCaller,
  { cursor, limit }: Sent<"listOwnRaces", "query">,
): Read<"listOwnRaces"> {
  const after = cursor === undefined ? null : readRaceCursor(cursor);
  if (after === undefined) return { problem: "bad-cursor" };
  const follows = after
    ? sql`and (r.start_date, r.id) > (${after.day}::date, ${after.id}::uuid)`
    : sql``;
  const read = await raceCards(
    services.db,
    services.now(),
    sql`select r.id as race_id, r.start_date from races r
      where ${mayEdit(editor, sql`r.id`)} ${follows}
      order by r.start_date, r.id limit ${limit + 1}`,
    sql`picked.start_date, picked.race_id`,
  );
  const shown = read.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((race) => summaryOf(race, { origin })),
    next: last && read.length > limit ? writeCursor([last.startDate, last.id]) : null,
  };
}

/** `GET /races/{id}/registrations` */
export async function listRegistrations(
  { services }: ReadContext,
  { editor }: ApiCaller,
  { id }: Sent<"listRegistrations", "address">,
  { cursor, limit }: Sent<"listRegistrations", "query">,
): Read<"listRegistrations"> {
  const after = cursor === undefined ? null : readMomentCursor(cursor);
  if (after === undefined) return { problem: "bad-cursor" };
  const raceId = readId(id);
  if (raceId === null || !(await editsRace(services, editor, raceId))) {
    return { problem: "no-race" };
  }
  const read = await entriesAfter(services, editor, raceId, { after, limit: limit + 1 });
  const { shown, next } = cut(read, limit);
  const ids = shown.map((entry) => entry.id);
  const [answers, extras, starts] = await Promise.all([
    answersOf(services, ids),
    extrasOf(services, ids),
    startsOf(services, ids),
  ]);
  return {
    data: shown.map((entry) => ({
      id: entry.id,
      bib: entry.bib,
      status: entry.status,
      first_name: entry.firstName,
      last_name: entry.lastName,
      email: entry.email,
      distance: entry.distance,
      category: entry.category,
      team: entry.team,
      team_number: entry.teamNumber,
      created_at: entry.createdAt.toISOString(),
      answers: answersForPrograms(answers.get(entry.id)),
      extras: extrasForPrograms(extras.get(entry.id)),
      ...startForPrograms(starts.get(entry.id)),
    })),
    next,
  };
}

/** One page of what was read, and the cursor of the next one. */
function cut<Thing extends { id: string; micros: number }>(read: Thing[], limit: number) {
  const shown = read.slice(0, limit);
  const last = shown.at(-1);
  const next = last && read.length > limit ? writeCursor([last.micros, last.id]) : null;
  return { shown, next };
}
