import type { AnswerOf, OperationName, operations } from "../operations/schema.ts";
import type { ApiDistance, ApiRace, RaceSummary } from "../resources/schema.ts";

/** A call of the API as the reference shows it. `{id}` stands for a race, `{distanceId}` for a distance. */
type Example = {
  title: string;
  operation: OperationName;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/api/v1`. */
  path: string;
  needsKey: boolean;
  body: object | null;
  /** The name of a write, by which it is done once. */
  idempotencyKey: string | null;
};

function reading(operation: OperationName, title: string, path: string, needsKey = false): Example {
  return { operation, title, path, needsKey, method: "GET", body: null, idempotencyKey: null };
}

/** One example for each operation, in the order of the reference. */
export const examples: Example[] = [
  reading("listRaces", "Trail races in Peru", "/races?country=Peru&type=Trail&include=facets"),
  reading("getRace", "One race", "/races/{id}"),
  reading("listDistances", "Its distances", "/races/{id}/distances"),
  reading("getDistance", "One of them", "/races/{id}/distances/{distanceId}"),
  reading("listResults", "Its results, ten at a time", "/races/{id}/results?limit=10"),
  reading("listReviews", "Its reviews, ten at a time", "/races/{id}/reviews?limit=10"),
  reading("listOrganizers", "Who organizes it", "/races/{id}/organizers"),
  reading("readCalendar", "The races of a month", "/calendar?month=2027-03&country=Peru"),
  reading("listOwnRaces", "The races that you organize", "/me/races", true),
  {
    operation: "changeRace",
    title: "Close the registration",
    method: "PATCH",
    path: "/races/{id}",
    needsKey: true,
    body: { registration_status: "closed" },
    idempotencyKey: "close-2027",
  },
  {
    operation: "addDistance",
    title: "Add a distance",
    method: "POST",
    path: "/races/{id}/distances",
    needsKey: true,
    body: { distance: "5K", title: "Fun run", price: "Free", capacity: 200 },
    idempotencyKey: "fun-run-2027",
  },
  {
    operation: "changeDistance",
    title: "Give it more places",
    method: "PATCH",
    path: "/races/{id}/distances/{distanceId}",
    needsKey: true,
    body: { capacity: 400 },
    idempotencyKey: null,
  },
  {
    operation: "deleteDistance",
    title: "Take a distance out",
    method: "DELETE",
    path: "/races/{id}/distances/{distanceId}",
    needsKey: true,
    body: null,
    idempotencyKey: null,
  },
  reading("listRegistrations", "Who has registered", "/races/{id}/registrations?limit=100", true),
];

/** The headers of an example's request. */
export function headersOf(
  { needsKey, body, idempotencyKey }: Example,
  key: string,
): [name: string, value: string][] {
  return [
    ...(needsKey ? [["Authorization", `Bearer ${key}`] as [string, string]] : []),
    ...(body ? [["Content-Type", "application/json"] as [string, string]] : []),
    ...(idempotencyKey ? [["Idempotency-Key", idempotencyKey] as [string, string]] : []),
  ];
}

/** An example as it is typed into a terminal. */
export function curlOf(example: Example, origin: string): string {
  const { method, path, body } = example;
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}'${origin}/api/v1${path}'`,
    ...headersOf(example, "dorsal_key_…").map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body ? [`-d '${JSON.stringify(body)}'`] : []),
  ];
  return lines.join(" \\\n  ");
}

const race = "0b8c4f6e-5a58-4f0e-9a53-6e1f1c0b7a11";
const page = `https://dorsal.example/races/${race}`;

const summary: RaceSummary = {
  id: race,
  race_name: "Cusco Trail",
  race_type: "Trail",
  race_status: "upcoming",
  is_premium: false,
  start_date: "2027-03-07",
  city: "Cusco",
  state_province: null,
  country: "Peru",
  position: { latitude: -13.5226, longitude: -71.9673 },
  photo: null,
  takes_registrations: true,
  price: { text: "S/120", minor: 12_000, currency: "PEN" },
  rating: { average: 4.6, count: 18 },
  distances: [{ text: "21K", meters: 21_000 }],
  url: page,
};

const distance: ApiDistance = {
  id: "7d0f1c52-3a63-4b54-8f0a-2f6c1d6f9b22",
  distance: "21K",
  meters: 21_000,
  title: "Half",
  description: null,
  price: summary.price,
  price_includes: "Bib, medal, water",
  start_time: "07:00",
  time_limit: "5 h",
  elevation_gain: "980 m",
  elevation_loss: null,
  profile_information: null,
  additional_information: null,
  registration_link: null,
  image: null,
  profile_image: null,
  map_image: null,
  capacity: 400,
  taken: 212,
  course: {
    length_m: 21_240,
    climb_m: 975,
    descent_m: 970,
    highest_m: 3890,
    lowest_m: 3320,
    method: 1,
    file_url: null,
  },
};

const { distances: _labels, ...card } = summary;
const wholeRace: ApiRace = {
  ...card,
  event: "Cusco Trail 2027",
  organizer: "Club Andes",
  description: "Two laps above the city.",
  address: "Plaza San Francisco",
  race_type_category: "internal",
  registration_status: "open",
  registration_deadline: "2027-02-28",
  minimum_age: 16,
  registration_link: null,
  start_time: "07:00",
  elevation_gain: null,
  elevation_loss: null,
  map_url: null,
  elevation_profile_url: null,
  gpx_url: null,
  rules_url: null,
  google_maps_link: null,
  favorites: 34,
  distances: [distance],
  calendar_url: `${page}/calendar.ics`,
  updated_at: "2026-11-20T12:00:00.000Z",
};

/** One answer of each operation. The types of the answers keep it true. */
export const exampleAnswers: {
  [Name in OperationName]: AnswerOf<(typeof operations)[Name]>;
} = {
  listRaces: { data: [summary], next: null, corrected: null },
  getRace: { data: wholeRace },
  listDistances: { data: [distance] },
  getDistance: { data: distance },
  listResults: {
    distance: "21K",
    published_at: "2027-03-07T20:15:00.000Z",
    data: [
      {
        id: "2a6d1f84-6c0e-4a4e-9c70-0d4a1f1b9e55",
        bib: "118",
        name: "Rosa Quispe",
        sex: "female",
        category: "Women 40–49",
        club: "Club Andes",
        team: "Cóndores",
        place_of_team: 1,
        country: "PE",
        status: "finished",
        gun_seconds: 7384,
        chip_seconds: 7371.4,
        place: 96,
        place_by_sex: 14,
        place_in_category: 3,
        splits: [{ name: "10K", seconds: 3412 }],
      },
    ],
    teams: [
      {
        place: 1,
        name: "Cóndores",
        seconds: 21_420.5,
        points: null,
        runners: [{ bib: "118", name: "Rosa Quispe" }],
      },
    ],
    next: null,
  },
  listReviews: {
    data: [
      {
        id: "f4f3b0a7-9d0d-4a3f-8f55-1c9d0d4f7e33",
        rating: 5,
        comment: "Steep, and worth it.",
        experience_date: "2026-03-08",
        created_at: "2026-03-10T09:12:00.000Z",
        author_name: "Lucía M.",
      },
    ],
    next: null,
    rating: summary.rating,
  },
  listOrganizers: { data: [{ name: "Club Andes", is_verified: true }] },
  readCalendar: {
    from: "2027-03-01",
    to: "2027-03-31",
    data: [{ day: summary.start_date, total: 1, races: [summary] }],
    subscribe_url: "https://dorsal.example/races.ics?country=Peru",
  },
  listOwnRaces: { data: [summary], next: null },
  changeRace: {
    data: { ...wholeRace, registration_status: "closed", takes_registrations: false },
  },
  addDistance: { data: { ...distance, distance: "5K", meters: 5000, title: "Fun run" } },
  changeDistance: { data: distance },
  deleteDistance: null,
  listRegistrations: {
    data: [
      {
        id: "c95e2a40-77a1-4f57-b6a4-53b5c9a0de44",
        bib: 118,
        status: "confirmed",
        first_name: "Rosa",
        last_name: "Quispe",
        email: "rosa@example.com",
        distance: "21K",
        category: "Women 40–49",
        team: null,
        team_number: null,
        created_at: "2026-11-19T17:40:00.000Z",
        answers: [{ question: "Shirt size (unisex)", answer: "M" }],
        extras: [{ extra: "Finisher shirt", quantity: 1 }],
        wave: "Wave A",
        wave_start: "07:00",
        kit_slot: {
          place: "Expo, Parque Kennedy",
          day: "2027-04-17",
          begins: "10:00",
          ends: "11:00",
        },
        checked_in_at: null,
      },
    ],
    next: null,
  },
};
