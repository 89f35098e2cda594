import type { OperationName } from "../operations/schema.ts";

/** A call of the API as the reference shows it. `{id}` stands for a race, `{distanceId}` for a distance. */
export type Example = {
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
