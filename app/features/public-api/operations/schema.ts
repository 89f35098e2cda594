import { z } from "zod";
import { parseDay } from "#values/day.ts";
import type { KeyScope } from "#values/key-scopes.ts";
import { distancePatch, newDistance, racePatch } from "../patches/schema.ts";
import {
  calendarAnswer,
  calendarQuery,
  distanceAddress,
  distanceAnswer,
  distanceList,
  noQuery,
  organizerList,
  ownRaces,
  pageQuery,
  raceAddress,
  raceAnswer,
  raceListQuery,
  racePage,
  registrationPage,
  resultPage,
  resultsQuery,
  reviewPage,
} from "../resources/schema.ts";

type Fields = z.ZodObject;

/** One operation of the API: what it takes and what it answers. */
export type Operation<
  Address extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType<object> = z.ZodType<object>,
> = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/api/v1`, with the names of `address` in braces. */
  path: string;
  summary: string;
  /** The scope that a key needs; `signed-in` takes any key, and `null` needs none. */
  needs: KeyScope | "signed-in" | null;
  address: Address;
  query: Query;
  /** `null` where the operation takes no body. */
  body: Body | null;
  status: 200 | 201 | 204;
  /** `null` for an answer without a body. */
  answer: Answer | null;
};

/** What an operation is called with, once it has been checked. */
export type CallOf<O extends Operation> = {
  address: z.output<O["address"]>;
  query: z.output<O["query"]>;
  body: O["body"] extends z.ZodType ? z.output<O["body"]> : null;
};

/** What an operation answers. */
export type AnswerOf<O extends Operation> =
  O["answer"] extends z.ZodType<object> ? z.output<O["answer"]> : null;

const read = { method: "GET", needs: null, body: null, status: 200 } as const;
const write = { needs: "races:write", query: noQuery } as const;

/** All operations, in the order of the reference. */
export const operations = {
  listRaces: {
    ...read,
    path: "/races",
    summary: "The upcoming races that the filters leave, soonest first",
    address: noQuery,
    query: raceListQuery,
    answer: racePage,
  },
  getRace: {
    ...read,
    path: "/races/{id}",
    summary: "A race with everything that its page shows",
    address: raceAddress,
    query: noQuery,
    answer: raceAnswer,
  },
  listDistances: {
    ...read,
    path: "/races/{id}/distances",
    summary: "The distances of a race",
    address: raceAddress,
    query: noQuery,
    answer: distanceList,
  },
  getDistance: {
    ...read,
    path: "/races/{id}/distances/{distanceId}",
    summary: "One distance of a race",
    address: distanceAddress,
    query: noQuery,
    answer: distanceAnswer,
  },
  listResults: {
    ...read,
    path: "/races/{id}/results",
    summary: "The published results of a distance of a race, in the order of their places",
    address: raceAddress,
    query: resultsQuery,
    answer: resultPage,
  },
  listReviews: {
    ...read,
    path: "/races/{id}/reviews",
    summary: "The visible reviews of a race, newest first",
    address: raceAddress,
    query: pageQuery,
    answer: reviewPage,
  },
  listOrganizers: {
    ...read,
    path: "/races/{id}/organizers",
    summary: "Who organizes a race",
    address: raceAddress,
    query: noQuery,
    answer: organizerList,
  },
  readCalendar: {
    ...read,
    path: "/calendar",
    summary: "The days of a month that have races",
    address: noQuery,
    query: calendarQuery,
    answer: calendarAnswer,
  },
  listOwnRaces: {
    ...read,
    needs: "signed-in",
    path: "/me/races",
    summary: "The races that the owner of the key organizes",
    address: noQuery,
    query: pageQuery,
    answer: ownRaces,
  },
  changeRace: {
    ...write,
    method: "PATCH",
    path: "/races/{id}",
    summary: "Changes the given members of a race; its runners are notified as from the website",
    address: raceAddress,
    body: racePatch,
    status: 200,
    answer: raceAnswer,
  },
  addDistance: {
    ...write,
    method: "POST",
    path: "/races/{id}/distances",
    summary: "Adds a distance after the others",
    address: raceAddress,
    body: newDistance,
    status: 201,
    answer: distanceAnswer,
  },
  changeDistance: {
    ...write,
    method: "PATCH",
    path: "/races/{id}/distances/{distanceId}",
    summary: "Changes the given members of a distance",
    address: distanceAddress,
    body: distancePatch,
    status: 200,
    answer: distanceAnswer,
  },
  deleteDistance: {
    ...write,
    method: "DELETE",
    path: "/races/{id}/distances/{distanceId}",
    summary: "Deletes a distance; its runners stay registered for the race",
    address: distanceAddress,
    body: null,
    status: 204,
    answer: null,
  },
  listRegistrations: {
    ...read,
    needs: "registrations:read",
    path: "/races/{id}/registrations",
    summary: "The registrations for a race, newest first",
    address: raceAddress,
    query: pageQuery,
    answer: registrationPage,
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** The present microsecond has 16 digits, and the year 2100 as well. */
const latest = 4_102_444_800_000_000;

const firstYear = "0001";

const raceCursor = z.tuple([
  z.string().refine((day) => parseDay(day) !== null && day >= firstYear),
  z.guid(),
]);

const momentCursor = z.tuple([z.int().min(0).max(latest), z.guid()]);

/** Where a page of things that were made at a moment ends: after this one. */
type MomentCursor = { micros: number; id: string };

/** @returns `undefined` for a text that is no cursor of the list of races */
export function readRaceCursor(text: string) {
  const read = raceCursor.safeParse(parsed(text)).data;
  return read && { day: read[0], id: read[1] };
}

/** @returns `undefined` for a text that is no cursor of a list by moment */
export function readMomentCursor(text: string): MomentCursor | undefined {
  const read = momentCursor.safeParse(parsed(text)).data;
  return read && { micros: read[0], id: read[1] };
}

/** A cursor as programs carry it: they need not know what is in it. */
export function writeCursor(parts: [string | number, string]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}
