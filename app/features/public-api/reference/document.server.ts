import { z } from "zod";
import { raceEventKinds } from "#features/race-events/race-event.ts";
import { webhookMessages } from "#features/race-events/schema.ts";
import { exampleMessages } from "#features/race-events/webhooks/example-messages.ts";
import { eventWords } from "#features/race-events/webhooks/messages.ts";
import { type Operation, type OperationName, operations } from "../operations/schema.ts";
import { distancePatch, newDistance, racePatch } from "../patches/schema.ts";
import {
  apiDistance,
  apiError,
  apiOrganizer,
  apiRace,
  apiRegistration,
  apiReview,
  raceFacets,
  raceSummary,
} from "../resources/schema.ts";
import { exampleAnswers, examples } from "./examples.ts";
import { type ListedRefusal, refusalsOf } from "./refusals.ts";

const tags = {
  reading: { name: "Races", description: "What everybody may read, with or without a key." },
  own: { name: "Your races", description: "What organizers read and change with their key." },
};

/** The document of the API in the format of OpenAPI 3.1, made from the schemas that check its requests. */
export function openApiDocument(origin: string): JsonSchema {
  return {
    openapi: "3.1.0",
    info: {
      title: "Dorsal",
      version: "1",
      description: "Races, their distances, reviews and calendars; organizers keep theirs by key.",
    },
    externalDocs: { url: `${origin}/developers` },
    servers: [{ url: `${origin}/api/v1` }],
    tags: Object.values(tags),
    paths: pathsOf(Object.entries(operations) as [OperationName, Operation][]),
    webhooks: webhooks(),
    components: {
      schemas: namedSchemas(),
      headers: answerHeaders,
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description:
            "A key of an account (`dorsal_key_…`), or the access token of an app, which has no scopes.",
        },
      },
    },
  };
}

function pathsOf(all: [name: OperationName, operation: Operation][]) {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, operation] of all) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, operation) };
  }
  return paths;
}

function operationOf(name: OperationName, operation: Operation): JsonSchema {
  const { summary, needs, address, query, body, method } = operation;
  const parameters = [
    ...parametersOf(address).map((one) => parameter("path", { ...one, isRequired: true })),
    ...parametersOf(query).map((one) => parameter("query", one)),
    ...(method === "GET" ? [ifNoneMatch] : [idempotencyKey, ifMatch]),
  ];
  const example = examples.find(({ operation: shown }) => shown === name)?.body;
  return {
    operationId: name,
    summary,
    tags: [needs === null ? tags.reading.name : tags.own.name],
    parameters,
    // The empty object allows calls without a key.
    security: needs === null ? [{}, { key: [] }] : [{ key: [] }],
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: bodySchema(body), ...(example && { example }) } },
      },
    }),
    responses: responsesOf(name, operation),
  };
}

type Parameter = ReturnType<typeof parametersOf>[number];

function parameter(place: "path" | "query", { name, description, isRequired, schema }: Parameter) {
  return { name, in: place, required: isRequired, ...(description && { description }), schema };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A name of this write: once it has succeeded, the same write again gets the same answer, for a day.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

const ifMatch = {
  name: "If-Match",
  in: "header",
  required: false,
  description:
    "The `ETag` of the last `GET` of this address: the write is refused if that would answer anything else now.",
  schema: { type: "string" },
};

const ifNoneMatch = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description: "The `ETag` of an earlier answer: 304 if nothing has changed.",
  schema: { type: "string" },
};

const errorContent = {
  "application/json": { schema: { $ref: "#/components/schemas/Error" } },
};

function responsesOf(name: OperationName, operation: Operation) {
  const { status, answer, method } = operation;
  const example = exampleAnswers[name];
  const content = answer && { "application/json": { schema: answerSchema(answer), example } };
  const byStatus = Map.groupBy(refusalsOf(operation), (refusal) => refusal.status);
  return {
    [status]: {
      description: answer ? "The answer" : "Done",
      headers: headersOfAnswer(method),
      ...(content && { content }),
    },
    ...(method === "GET" && {
      304: {
        description: "Nothing has changed since the `ETag`.",
        headers: headersOfAnswer("GET"),
      },
    }),
    ...Object.fromEntries([...byStatus].map(([code, all]) => [code, refusalOf(code, all)])),
    default: { description: "Another refusal: its code decides", content: errorContent },
  };
}

function refusalOf(status: number, all: ListedRefusal[]) {
  const description = all.map(({ code, todo }) => `\`${code}\`: ${todo}`).join(" ");
  return { description, headers: headersOfRefusal(status), content: errorContent };
}

/** The messages to the servers of organizers. */
function webhooks() {
  return Object.fromEntries(
    raceEventKinds.map((kind) => [
      kind,
      {
        post: {
          summary: eventWords[kind].en,
          operationId: `told.${kind}`,
          tags: [tags.own.name],
          security: [],
          parameters: ["webhook-id", "webhook-timestamp", "webhook-signature"].map((header) => ({
            name: header,
            in: "header",
            required: true,
            schema: { type: "string" },
          })),
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: answerSchema(webhookMessages[kind]),
                example: exampleMessages[kind],
              },
            },
          },
          responses: {
            "2XX": { description: "The message is taken." },
            410: { description: "Sends nothing more: the address is paused." },
            default: { description: "The message is sent again later." },
          },
        },
      },
    ]),
  );
}

const text = { type: "string" };

/** The headers of answers, as the document describes them. */
const answerHeaders = {
  ETag: {
    description: "Names this state of the answer, for `If-None-Match` and `If-Match`.",
    schema: text,
  },
  "RateLimit-Policy": {
    description:
      "The limit that counts: by `network`, `key` or `write`, with its quota and window.",
    schema: { ...text, examples: ['"key";q=600;w=60'] },
  },
  RateLimit: {
    description: "What is left of the limit. Public answers, which caches share, leave it out.",
    schema: { ...text, examples: ['"key";r=599;t=60'] },
  },
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
  "Idempotency-Replayed": {
    description: "`true` when the write was done before and its answer is repeated.",
    schema: { const: "true" },
  },
  "WWW-Authenticate": { description: "How to name the caller.", schema: text },
  "X-Request-Id": { description: "The number of the request, for questions.", schema: text },
};

type HeaderName = keyof typeof answerHeaders;

function named(...names: HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const limits = ["RateLimit-Policy", "RateLimit", "X-Request-Id"] as const;

/** Of a success. */
function headersOfAnswer(method: Operation["method"]) {
  if (method === "GET") return named(...limits, "ETag");
  return named(...limits, "ETag", "Idempotency-Replayed");
}

/** Of a refusal. */
function headersOfRefusal(status: number) {
  if (status === 429) return named(...limits, "Retry-After");
  if (status === 503) return named("Retry-After", "X-Request-Id");
  if (status === 401 || status === 403) return named(...limits, "WWW-Authenticate");
  return named(...limits);
}

/** A schema of the document, as JSON. */
export type JsonSchema = { [member: string]: unknown };

type Named = Record<string, z.ZodType>;

/** The schemas that are named in the document; every other one stands where it is used. */
const answers: Named = {
  RaceSummary: raceSummary,
  Race: apiRace,
  Distance: apiDistance,
  Review: apiReview,
  Organizer: apiOrganizer,
  Registration: apiRegistration,
  Facets: raceFacets,
  Error: apiError,
};
const bodies: Named = {
  RacePatch: racePatch,
  NewDistance: newDistance,
  DistancePatch: distancePatch,
};

const uri = (id: string) => `#/components/schemas/${id}`;

/** The named schemas of the document: what is answered, and what is sent. */
function namedSchemas(): Record<string, JsonSchema> {
  return { ...schemasOf(answers, "output"), ...schemasOf(bodies, "input") };
}

/** The schema of an answer where it is used. */
function answerSchema(schema: z.ZodType): JsonSchema {
  return referring(schema, answers, "output");
}

/** The schema of a body where it is used. */
function bodySchema(schema: z.ZodType): JsonSchema {
  return referring(schema, bodies, "input");
}

/** The parameters of an address or a query, each with its schema. */
export function parametersOf(fields: z.ZodObject) {
  return Object.entries(fields.shape).map(([name, schema]) => {
    const { description, ...rest } = plain(z.toJSONSchema(schema, { io: "input" }));
    const isRequired = !z.safeParse(schema, undefined).success;
    const told = typeof description === "string" ? description : null;
    return { name, description: told, isRequired, schema: rest };
  });
}

function referring(schema: z.ZodType, named: Named, io: "input" | "output"): JsonSchema {
  const known = Object.keys(named).find((id) => named[id] === schema);
  if (known) return { $ref: uri(known) };
  return schemasOf({ ...named, Here: schema }, io).Here ?? {};
}

function schemasOf(named: Named, io: "input" | "output"): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri,
    io,
    // An answer may grow. The library closes its objects, though it lets other members pass.
    override: ({ jsonSchema }) => {
      if (io === "output" && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties;
      }
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]));
}

/** Without what only the library needs. */
function plain(schema: object): JsonSchema {
  const { $schema: _schema, $id: _id, id: _name, ...rest }: JsonSchema = { ...schema };
  return rest;
}
