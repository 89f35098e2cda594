import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
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

test("the reference tells every operation with one example", () => {
  const told = referenceOf("https://dorsal.example");
  expect(told.map(({ name }) => name)).toEqual(Object.keys(operations));
  expect(told.every(({ example }) => example !== null)).toBe(true);
  expect(examples).toHaveLength(told.length);
  const rating = told[0]?.query.find(({ name }) => name === "rating");
  expect(rating?.kind).toBe("3 | 4 | 5");
});
