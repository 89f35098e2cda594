import { type LimitName, limitOf } from "#services/limits/limits.ts";
import { type Operation, operations } from "../operations/schema.ts";
import { type JsonSchema, parametersOf } from "./document.server.ts";
import { curlOf, examples } from "./examples.ts";

/** One parameter or member of a body, in words. */
export type ToldField = {
  name: string;
  kind: string;
  description: string | null;
  isRequired: boolean;
};

/** One operation as the reference page tells it. */
export type ToldOperation = {
  name: string;
  method: string;
  path: string;
  summary: string;
  needs: string | null;
  query: ToldField[];
  body: ToldField[];
  example: { title: string; text: string } | null;
};

/** The reference for readers, made from the schemas that check the requests. */
export function referenceOf(origin: string): ToldOperation[] {
  const all: [string, Operation][] = Object.entries(operations);
  return all.map(([name, { method, path, summary, needs, query, body }]) => {
    const example = examples.find(({ operation }) => operation === name);
    return {
      name,
      method,
      path,
      summary,
      needs,
      query: told(query),
      body: body && isObject(body) ? told(body) : [],
      example: example ? { title: example.title, text: curlOf(example, origin) } : null,
    };
  });
}

const words = {
  apiKey: "Reading at /api/v1, by key or app",
  apiWrite: "Writing at /api/v1, by key or app",
  apiNetwork: "Reading at /api/v1 without a key, by network",
  appCalls: "Calls of /auth/v1, by network",
  storageCalls: "Calls of /storage/v1, by person",
  storageWrite: "Uploads to /storage/v1, by person",
  assistantTools: "Messages to /mcp, by key or network",
  calendarFeed: "Calendars to subscribe to, by network",
} as const satisfies Partial<Record<LimitName, string>>;

/** The limits that programs meet most, for the reference. */
export function listedLimits(): { what: string; times: number; seconds: number }[] {
  return (Object.keys(words) as (keyof typeof words)[]).map((name) => ({
    what: words[name],
    ...limitOf(name),
  }));
}

function isObject(body: NonNullable<Operation["body"]>): body is Operation["query"] {
  return "shape" in body;
}

function told(fields: Operation["query"]): ToldField[] {
  return parametersOf(fields).map(({ name, description, isRequired, schema }) => ({
    name,
    kind: kindOf(schema),
    description,
    isRequired,
  }));
}

/** Longer lists, as of all countries, are in the OpenAPI document alone. */
const mostChoices = 20;

/** `text`, `number`, `date`, `list`, `a | b`. */
function kindOf(schema: JsonSchema): string {
  const { type, format, anyOf } = schema;
  const choices = schema.enum ?? (schema.const === undefined ? null : [schema.const]);
  if (Array.isArray(choices)) {
    if (choices.length <= mostChoices) return choices.join(" | ");
    return `one of ${choices.length} names in the OpenAPI document`;
  }
  if (format === "date") return "date";
  if (Array.isArray(anyOf)) {
    const kinds = anyOf.map((one: JsonSchema) => (one.type === "null" ? "null" : kindOf(one)));
    return [...new Set(kinds)].join(" or ");
  }
  const names: Record<string, string> = { string: "text", integer: "number", array: "list" };
  return typeof type === "string" ? (names[type] ?? type) : "text";
}
