import { z } from "zod";
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
export function namedSchemas(): Record<string, JsonSchema> {
  return { ...schemasOf(answers, "output"), ...schemasOf(bodies, "input") };
}

/** The schema of an answer where it is used. */
export function answerSchema(schema: z.ZodType): JsonSchema {
  return referring(schema, answers, "output");
}

/** The schema of a body where it is used. */
export function bodySchema(schema: z.ZodType): JsonSchema {
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
