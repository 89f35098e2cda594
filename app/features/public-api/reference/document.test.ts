import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { raceTypeOptions } from "#features/races/editing/details.ts";
import { operations } from "../operations/schema.ts";
import { openApiDocument } from "./document.server.ts";
import { examples } from "./examples.ts";
import { referenceOf } from "./reference.server.ts";

const document = openApiDocument("https://dorsal.example");

test("the document of the API is valid OpenAPI 3.1 with every operation", async () => {
  const validator = new Validator();
  const checked = await validator.validate(document);
  expect(checked).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  const text = JSON.stringify(document);
  for (const name of Object.keys(operations)) expect(text).toContain(`"operationId":"${name}"`);
  expect(text).toContain('{"$ref":"#/components/schemas/RaceSummary"}');
  expect(text).toContain('{"$ref":"#/components/schemas/RacePatch"}');
});

test("what is answered may grow: only bodies refuse unknown members", () => {
  const { schemas } = document.components as { schemas: Record<string, object> };
  expect(schemas.RacePatch).toMatchObject({ additionalProperties: false });
  expect(schemas.Race).not.toHaveProperty("additionalProperties");
});

test("closed lists and members that cannot be emptied are in the document as they are checked", () => {
  const { schemas } = document.components as {
    schemas: Record<string, { properties: Record<string, object> }>;
  };
  const race = schemas.RacePatch?.properties ?? {};
  expect(race.registration_status).toMatchObject({ enum: ["open", "closed"] });
  expect(race.race_type).toMatchObject({ enum: raceTypeOptions });
  expect(race.country).toMatchObject({ enum: expect.arrayContaining(["Peru", "Mexico"]) });
  for (const name of ["event", "race_name", "city"]) {
    expect(race[name], name).toMatchObject({ type: "string", minLength: 1 });
  }
  expect(JSON.stringify(race.description)).toContain('"null"');
  const { title } = schemas.DistancePatch?.properties ?? {};
  expect(title).toMatchObject({ type: "string", minLength: 1 });
});

test("the reference tells every operation with one example", () => {
  const told = referenceOf("https://dorsal.example");
  expect(told.map(({ name }) => name)).toEqual(Object.keys(operations));
  expect(told.every(({ example }) => example !== null)).toBe(true);
  expect(examples).toHaveLength(told.length);
  const rating = told[0]?.query.find(({ name }) => name === "rating");
  expect(rating?.kind).toBe("3 | 4 | 5");
});
