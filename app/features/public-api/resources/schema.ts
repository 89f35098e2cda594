import { z } from "zod";
import { toldStart } from "#features/race-day/schema.ts";
import { fieldsOf } from "#features/races/distance-columns.ts";
import { minimumRatings, quickDates } from "#features/races/filters/filters.ts";
import { raceStatuses } from "#features/races/race.ts";
import { registrationStatuses } from "#features/registrations/registration.ts";
import { resultSexes, resultStatuses } from "#features/results/result.ts";
import { recordOf } from "#values/record.ts";
import { typedDay } from "../patches/schema.ts";

/*
 * What goes in and out of the API. The same schemas check the requests, make the types of the answers and
 * the document of the API.
 */

const longestText = 100;
const longestCursor = 200;

const day = z.string().meta({ format: "date", example: "2027-03-07" });
const moment = z.string().meta({ format: "date-time", example: "2026-11-20T12:00:00.000Z" });
const id = z.string().meta({ format: "uuid" });
const link = z.string().nullable();
const text = z.string().nullable();

const word = z.string().max(longestText);
const words = z.array(word).max(20);

/** The filters of the list of races, by the names that they have in its address. */
export const raceFilterQuery = z.object({
  q: word
    .optional()
    .describe("Words, as they are typed into the search of the website. In quotes they are names."),
  words: z
    .literal("literal")
    .optional()
    .describe("Takes the words as they are: `december` is a name."),
  type: words.optional().describe("Types, such as `Trail`. Several mean any of them."),
  country: words.optional().describe("Countries. Several mean any of them."),
  city: word.optional().describe("A part of the name of a city."),
  near: word
    .optional()
    .describe(
      "A place, such as `Cusco` or `Springfield, Illinois`, or a position: `-13.52,-71.97`.",
    ),
  within: z
    .string()
    .regex(/^\d{1,4}(\.\d)?$/)
    .optional()
    .describe("Kilometers around `near`, from 1 to 1000; 50 when it is left out."),
  distance: word.optional().describe("Kilometers: `10`, `5-21`; or `marathon`."),
  when: z.enum(quickDates).optional().describe("A span of days, counted from today."),
  from: typedDay.optional().describe("The first day."),
  to: typedDay.optional().describe("The last day."),
  rating: z.literal(minimumRatings.map(String)).optional().describe("At least this many stars."),
  price: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})? (USD|MXN|PEN|CAD)$/)
    .optional()
    .describe("The highest price with its currency: `50 USD`; `0 USD` finds free races."),
  open: z.literal("1").optional().describe("Only races that take registrations."),
});

/** The parameters that may stand in an address several times. */
export const repeatedParameters: readonly string[] = ["type", "country"];

const cursor = z
  .string()
  .max(longestCursor)
  .optional()
  .describe("Where the page begins: `next` of the page before.");

const most = 100;
const limit = z.coerce
  .number()
  .int()
  .min(1)
  .max(most)
  .default(24)
  .describe("The most things on a page.");

export const raceListQuery = raceFilterQuery.extend({
  cursor,
  limit,
  include: z
    .literal("facets")
    .optional()
    .describe("Adds the number of all races found and the choices that would narrow them."),
});

export const pageQuery = z.object({ cursor, limit });

export const resultsQuery = pageQuery.extend({
  distance: z
    .string()
    .max(longestText)
    .optional()
    .describe("The id of a distance; the first one with results when it is left out."),
});

export const calendarQuery = raceFilterQuery.omit({ when: true, from: true, to: true }).extend({
  month: z
    .string()
    .regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
    .meta({ example: "2027-03" })
    .describe("The month; the current one when it is left out.")
    .optional(),
});

export const raceAddress = z.object({ id: z.string().describe("The id of a race.") });

export const distanceAddress = raceAddress.extend({
  distanceId: z.string().describe("The id of a distance."),
});

export const noQuery = z.object({});

const price = z.object({
  text: z.string().describe("For people: `$450 MXN`, `Free`, `TBD`."),
  minor: z.int().nullable().describe("In minor units of the currency; 0 is free, null is unknown."),
  currency: text.describe("ISO 4217; null where the price is free or unknown."),
});

const rating = z.object({
  average: z.number().min(1).max(5),
  count: z.int(),
});

const distanceLabel = z.object({
  text: z.string().describe("As its organizer writes it: `10K`."),
  meters: z.int().nullable().describe("Null where the text names no length."),
});

/** Where a race is: its town, or the position that its organizer gave. */
const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** A race as lists show it. */
export const raceSummary = z.object({
  id,
  race_name: z.string(),
  race_type: z.string(),
  race_status: z.enum(raceStatuses),
  is_premium: z.boolean(),
  start_date: day,
  city: z.string(),
  state_province: text,
  country: z.string(),
  position: position.nullable().describe("Null while the place is not known for sure."),
  photo: link,
  takes_registrations: z
    .boolean()
    .describe("Whether runners can register now, here or at the address of the organizer."),
  price: price.describe("Of the cheapest distance."),
  rating: rating.nullable().describe("Null while there are no reviews."),
  distances: z.array(distanceLabel),
  url: z.string().describe("The page of the race on the website."),
});

const measuredCourse = z.object({
  length_m: z.number(),
  climb_m: z.number().nullable().describe("Null where the file has no heights."),
  descent_m: z.number().nullable(),
  highest_m: z.number().nullable(),
  lowest_m: z.number().nullable(),
  method: z.int().describe("The version of the method that measured it."),
  file_url: link.describe("The file of the course, where its organizer offers it."),
});

/** What organizers enter about a distance that the API answers as it is stored. */
export const distanceTextFields = fieldsOf(["markdown", "text", "time", "line"]);
export const distanceLinkFields = fieldsOf(["link"]);

export const apiDistance = z.object({
  id,
  distance: z.string(),
  meters: z.int().nullable(),
  title: z.string(),
  price,
  ...recordOf(distanceTextFields, () => text),
  ...recordOf(distanceLinkFields, () => link),
  image: link,
  profile_image: link,
  map_image: link,
  capacity: z.int().nullable().describe("`null`: no limit."),
  taken: z.int(),
  course: measuredCourse
    .nullable()
    .describe("Measured from the organizer's file; null where there is none."),
});

/** A race with everything that its page shows. */
export const apiRace = raceSummary.omit({ distances: true }).extend({
  event: z.string(),
  organizer: text,
  description: text,
  address: text,
  race_type_category: z.string(),
  registration_status: z
    .string()
    .describe("`open` or `closed`; every other value that is stored means closed."),
  registration_deadline: day.nullable(),
  minimum_age: z.int().describe("In years, on the day of the race."),
  registration_link: link,
  start_time: text,
  elevation_gain: text,
  elevation_loss: text,
  map_url: link,
  elevation_profile_url: link,
  gpx_url: link,
  rules_url: link,
  google_maps_link: link,
  favorites: z.int(),
  distances: z.array(apiDistance),
  calendar_url: z.string().describe("An iCalendar file."),
  updated_at: moment,
});

export const apiReview = z.object({
  id,
  rating: z.int().min(1).max(5),
  comment: text,
  experience_date: day.nullable(),
  created_at: moment,
  author_name: text.describe("`Lucía M.`, or null when the author gave no name."),
});

const place = z.int().nullable();
const seconds = z.number().nullable();

/** One runner, or one team, of the results of a distance. */
export const apiResult = z.object({
  id,
  bib: z.string().describe("As the timer wrote it: `0042`, `V0107`; empty where it is not known."),
  name: z.string().describe("Empty where the runner does not show it."),
  sex: z.enum(resultSexes).nullable(),
  category: text,
  club: text,
  team: text,
  place_of_team: place.describe("Null where teams are not ranked."),
  country: text.describe("As the timer wrote it."),
  status: z.enum(resultStatuses),
  gun_seconds: seconds.describe("From the start of the race; null for who did not finish."),
  chip_seconds: seconds.describe("From the runner's own start; null where it was not measured."),
  place: place.describe("Null for who did not finish."),
  place_by_sex: place,
  place_in_category: place.describe("Within the sex; null also for who is pulled out of it."),
  splits: z.array(z.object({ name: z.string(), seconds: z.number() })),
});

/** A team with the runners who count for it. */
const apiRankedTeam = z.object({
  place: z.int(),
  name: z.string(),
  seconds: seconds.describe("The sum of the times; null where places are summed."),
  points: place.describe("The sum of the places; null where times are summed."),
  runners: z.array(z.object({ bib: z.string(), name: z.string() })),
});

export const apiOrganizer = z.object({
  name: z.string(),
  is_verified: z.boolean().describe("Whether the race is kept by its organizer at Dorsal."),
});

const facetCount = z.object({ value: z.string(), count: z.int() });

export const raceFacets = z.object({
  type: z.array(facetCount),
  country: z.array(facetCount),
  city: z.array(facetCount),
  when: z.array(facetCount),
  rating: z.array(facetCount),
});

const next = text.describe("The cursor of the next page; null on the last one.");

export const racePage = z.object({
  data: z.array(raceSummary),
  next,
  corrected: text.describe(
    "The words that were searched for instead, if no race has the typed ones.",
  ),
  total: z.int().optional().describe("With `include=facets`."),
  facets: raceFacets.optional().describe("With `include=facets`."),
});

export const raceAnswer = z.object({ data: apiRace });
export const distanceList = z.object({ data: z.array(apiDistance) });
export const distanceAnswer = z.object({ data: apiDistance });
export const reviewPage = z.object({
  data: z.array(apiReview),
  next,
  rating: rating.nullable(),
});
export const resultPage = z.object({
  distance: text.describe("Whose results these are; null for the race as a whole."),
  published_at: moment.nullable().describe("Null while no results are published."),
  data: z.array(apiResult),
  teams: z.array(apiRankedTeam).describe("The ranking of teams, with the first page."),
  next,
});
export const organizerList = z.object({ data: z.array(apiOrganizer) });

export const calendarAnswer = z.object({
  from: day,
  to: day,
  data: z.array(
    z.object({
      day,
      total: z.int().describe("All races of the day; the first of them follow."),
      races: z.array(raceSummary),
    }),
  ),
  subscribe_url: z.string().describe("The same races as an iCalendar feed."),
});

/** A registration as the organizer of its race reads it. */
export const apiRegistration = z.object({
  id,
  bib: z.int(),
  status: z.enum(registrationStatuses),
  first_name: z.string(),
  last_name: z.string(),
  email: text.describe("Null when the runner's account is deleted."),
  distance: text,
  category: text.describe(
    "In which the race scores the runner. Null without one, as in a race without categories.",
  ),
  team: text.describe("The name of the runner's team. Null without one."),
  team_number: z.int().nullable().describe("Of a relay, the leg of the runner."),
  created_at: moment,
  answers: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .describe(
      "To the questions of the race. Several choices are joined by commas; dates are `YYYY-MM-DD`.",
    ),
  extras: z
    .array(z.object({ extra: z.string(), quantity: z.int() }))
    .describe("What was bought beside the entry and is paid."),
  ...toldStart,
});

export const registrationPage = z.object({ data: z.array(apiRegistration), next });
export const ownRaces = z.object({ data: z.array(raceSummary), next });

export const apiError = z.object({
  error: z.object({
    code: z.string().describe("For programs: it decides."),
    message: z.string().describe("For people."),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe("Sentences by the names of fields."),
  }),
});

export type RaceSummary = z.output<typeof raceSummary>;
export type ApiRace = z.output<typeof apiRace>;
export type ApiDistance = z.output<typeof apiDistance>;
export type ApiPrice = z.output<typeof price>;
export type ApiFacets = z.output<typeof raceFacets>;
