import { keepable } from "#values/text/clean.ts";
import type { Operation } from "./operations/schema.ts";
import type { ApiRefusal } from "./refusal.server.ts";
import { repeatedParameters } from "./schema.ts";

type Issue = { path: PropertyKey[]; message: string };

/** What stands in the address of a call, checked by the schemas of its operation. */
export function readSent(
  { address, query }: Pick<Operation, "address" | "query">,
  sent: { params: Record<string, string | undefined>; query: URLSearchParams },
): { address: Record<string, unknown>; query: Record<string, unknown> } | ApiRefusal {
  const place = address.safeParse(sent.params);
  if (!place.success) return { problem: "not-found" };
  const read = query.safeParse(parametersOf(Object.keys(query.shape), sent.query));
  if (!read.success) return invalid(read.error.issues);
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
  const read = body.safeParse(given);
  return read.success ? { value: read.data } : invalid(read.error.issues);
}

/** The first of each parameter, or all where several count. */
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

function invalid(issues: Issue[]): ApiRefusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "")] ??= message;
  const named = Object.entries(fields).map(([name, message]) =>
    name ? `${name}: ${message}` : message,
  );
  return { problem: "invalid", message: named.join("; ").slice(0, 500), fields };
}
