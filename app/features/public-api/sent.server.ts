import { readLengths } from "#features/races/filters/read-filters.ts";
import { centerOf } from "#features/races/places/circle.server.ts";
import { countryCode } from "#features/races/places/gazetteer/gazetteer.server.ts";
import { radiusBounds } from "#features/races/places/near.ts";
import { keepable } from "#values/text/clean.ts";
import type { Operation } from "./operations/schema.ts";
import type { ApiRefusal } from "./refusal.server.ts";
import { repeatedParameters } from "./resources/schema.ts";

/** `keys` are the members that are not known. */
type Issue = { path: PropertyKey[]; message: string; keys?: readonly string[] };

/** What stands in the address of a call, checked by the schemas of its operation. */
export function readSent(
  { address, query }: Pick<Operation, "address" | "query">,
  sent: { params: Record<string, string | undefined>; query: URLSearchParams },
): { address: Record<string, unknown>; query: Record<string, unknown> } | ApiRefusal {
  const place = address.safeParse(sent.params);
  if (!place.success) return { problem: "not-found" };
  const names = Object.keys(query.shape);
  const fields = misnamed(names, sent.query);
  const read = query.safeParse(parametersOf(names, sent.query), inPlainWords);
  if (!read.success) Object.assign(fields, sentencesOf(read.error.issues));
  else Object.assign(fields, unreadableFilters(read.data));
  if (!read.success || Object.keys(fields).length > 0) return invalid(fields);
  return { address: place.data, query: read.data };
}

/** The body of a call, checked by the schema of its operation; `null` where it takes none. */
export function readBody(
  { body }: Pick<Operation, "body">,
  written: string,
): { value: unknown } | ApiRefusal {
  if (!body) return { value: null };
  const given = parsed(written);
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return { problem: "not-json" };
  }
  const read = body.safeParse(given, inPlainWords);
  return read.success ? { value: read.data } : invalid(sentencesOf(read.error.issues));
}

/** Each parameter, or all of its values where several count. */
function parametersOf(names: string[], query: URLSearchParams): Record<string, unknown> {
  const given = names.filter((name) => query.has(name));
  return Object.fromEntries(
    given.map((name) => {
      const values = query.getAll(name).map(keepable);
      return [name, repeatedParameters.includes(name) ? values : values[0]];
    }),
  );
}

/** Letters that the database cannot keep are left out. */
function parsed(written: string): unknown {
  try {
    return JSON.parse(written, (_name, value: unknown) =>
      typeof value === "string" ? keepable(value) : value,
    );
  } catch {
    return null;
  }
}

const inPlainWords = { error: issueSentence };

/** The parameters that the operation does not have, or has only once. */
function misnamed(names: readonly string[], query: URLSearchParams): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const name of new Set(query.keys())) {
    if (!names.includes(name)) fields[name] = "is not a parameter of this address";
    else if (query.getAll(name).length > 1 && !repeatedParameters.includes(name)) {
      fields[name] = "may be given only once";
    }
  }
  return fields;
}

function sentencesOf(issues: Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, keys, message } of issues) {
    for (const key of keys ?? []) fields[key] ??= "is not a member of this body";
    if (!keys) fields[String(path[0] ?? "")] ??= message;
  }
  return fields;
}

function invalid(fields: Record<string, string>): ApiRefusal {
  const named = Object.entries(fields).map(([name, message]) =>
    name ? `${name}: ${message}` : message,
  );
  return { problem: "invalid", message: named.join("; ").slice(0, 500), fields };
}

type Sent = { [Name in "country" | "near" | "within" | "distance" | "from" | "to"]?: unknown };

/**
 * What is wrong with the filters of a list beyond their form, by their names. The website ignores filters
 * that it cannot read; a program would take the answer for the answer to its question.
 */
function unreadableFilters({ country, near, within, distance, from, to }: Sent) {
  const found: Record<string, string> = {};
  const countries = Array.isArray(country) ? country.filter(isGiven) : [];
  if (countries.some((name) => !countryCode(name))) found.country = "is not a country that we know";
  if (isGiven(distance)) {
    const lengths = readLengths(distance);
    if (!lengths) found.distance = "is not a length: write `10`, `5-21` or `marathon`";
    else if (isTurned(distance)) found.distance = "begins with the longer length";
  }
  if (isGiven(near) && !centerOf({ place: near })) found.near = "is not a place that we know";
  if (isGiven(within)) {
    const km = Number(within);
    if (!isGiven(near)) found.within = "needs `near`";
    else if (km < radiusBounds.from || km > radiusBounds.to) {
      found.within = `must be from ${radiusBounds.from} to ${radiusBounds.to} kilometers`;
    }
  }
  if (isGiven(from) && isGiven(to) && from > to) found.from = "is after `to`";
  return found;
}

function isGiven(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** `10-5` */
function isTurned(distance: string): boolean {
  const [, start, end] = /^([\d.,]+)\s*[-–]\s*([\d.,]+)$/.exec(distance.trim()) ?? [];
  const number = (text = "") => Number(text.replace(",", "."));
  return number(start) > number(end);
}

/** What the library says about a value that does not match its schema. */
type FoundIssue = {
  code?: string;
  expected?: unknown;
  values?: readonly unknown[];
  minimum?: unknown;
  maximum?: unknown;
  origin?: string;
};

/** Longer lists are in the reference. */
const mostChoices = 12;

const kinds: Record<string, string> = {
  number: "a number",
  int: "a whole number",
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/**
 * What is wrong with a value, in plain words that follow its name: `limit must be a number`. The sentence of
 * a schema takes precedence.
 */
function issueSentence(found: object): string {
  const { code, expected, values, ...issue }: FoundIssue = found;
  switch (code) {
    case "invalid_type":
      return `must be ${kinds[String(expected)] ?? "of another type"}`;
    case "invalid_value":
      if (!values || values.length > mostChoices) return "must be one of the list in the reference";
      return `must be ${values.length > 1 ? "one of " : ""}${values.join(", ")}`;
    case "too_small":
      return `must be at least ${String(issue.minimum)}`;
    case "too_big":
      return issue.origin === "number" || issue.origin === "int"
        ? `must be at most ${String(issue.maximum)}`
        : `has more than ${String(issue.maximum)} ${issue.origin === "array" ? "values" : "letters"}`;
    default:
      return "cannot be read";
  }
}
