import { keepable } from "#values/text/clean.ts";
import { issueSentence } from "./issue-sentences.ts";
import type { Operation } from "./operations/schema.ts";
import type { ApiRefusal } from "./refusal.server.ts";
import { repeatedParameters } from "./resources/schema.ts";
import { unreadableFilters } from "./unreadable.server.ts";

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
