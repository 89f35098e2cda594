import { type Operation, operations } from "../operations/schema.ts";
import {
  answerSchema,
  bodySchema,
  type JsonSchema,
  namedSchemas,
  parametersOf,
} from "./schema.server.ts";

/** The document of the API in the format of OpenAPI 3.1, made from the schemas that check its requests. */
export function openApiDocument(origin: string): JsonSchema {
  return {
    openapi: "3.1.0",
    info: {
      title: "Dorsal",
      version: "1",
      description: "Races, their distances, reviews and calendars; organizers keep theirs by key.",
    },
    servers: [{ url: `${origin}/api/v1` }],
    paths: pathsOf(Object.entries(operations)),
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description:
            "A key of an account (`dorsal_key_…`). The access token of an app works too, but has no scopes.",
        },
      },
    },
  };
}

function pathsOf(all: [name: string, operation: Operation][]) {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, operation] of all) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, operation) };
  }
  return paths;
}

function operationOf(name: string, operation: Operation): JsonSchema {
  const { summary, needs, address, query, body, method } = operation;
  const parameters = [
    ...parametersOf(address).map((one) => parameter("path", { ...one, isRequired: true })),
    ...parametersOf(query).map((one) => parameter("query", one)),
    ...(method === "GET" ? [] : [idempotencyKey, ifMatch]),
  ];
  return {
    operationId: name,
    summary,
    parameters,
    // The empty object allows calls without a key.
    security: needs === null ? [{}, { key: [] }] : [{ key: [] }],
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: bodySchema(body) } },
      },
    }),
    responses: responsesOf(operation),
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
  description: "The ETag of what is changed: the write is 412 if it has changed since it was read.",
  schema: { type: "string" },
};

const errorContent = {
  "application/json": { schema: { $ref: "#/components/schemas/Error" } },
};

function responsesOf({ status, answer }: Operation) {
  const content = answer && { "application/json": { schema: answerSchema(answer) } };
  return {
    [status]: { description: answer ? "The answer" : "Done", ...(content && { content }) },
    default: { description: "A refusal: its code decides", content: errorContent },
  };
}
