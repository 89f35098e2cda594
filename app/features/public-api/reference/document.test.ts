import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { raceEventKinds } from "#features/race-events/race-event.ts";
import { webhookMessages } from "#features/race-events/schema.ts";
import { exampleMessages } from "#features/race-events/webhooks/example-messages.ts";
import { raceTypeOptions } from "#features/races/editing/details.ts";
import { type ApiProblem, apiCode, apiProblems } from "../messages.ts";
import { type Operation, operations } from "../operations/schema.ts";
import { openApiDocument } from "./document.server.ts";
import { examples } from "./examples.ts";
import { referenceOf } from "./reference.server.ts";
import { listedRefusals } from "./refusals.ts";

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

type Described = { description: string; headers: Record<string, object> };
type DescribedOperation = {
  tags: string[];
  parameters: { name: string }[];
  responses: Record<string, Described & { content?: { "application/json": { example: object } } }>;
};
const paths = document.paths as Record<string, Record<string, DescribedOperation>>;

test("every operation describes its refusals, headers and an answer that its schema takes", () => {
  for (const [name, { path, method, status, answer }] of Object.entries<Operation>(operations)) {
    const described = paths[path]?.[method.toLowerCase()];
    expect(described?.tags, name).toHaveLength(1);
    const { responses, parameters } = described as DescribedOperation;
    const isReading = method === "GET";
    expect(Object.keys(responses), name).toEqual(
      expect.arrayContaining(["400", "401", "404", "429", "500", "503", isReading ? "304" : "409"]),
    );
    expect(responses[429]?.headers, name).toHaveProperty("Retry-After");
    expect(responses[429]?.description, name).toContain("`too_many_requests`");
    expect(responses[status]?.headers, name).toHaveProperty(
      isReading ? "ETag" : "Idempotency-Replayed",
    );
    const header = isReading ? "If-None-Match" : "Idempotency-Key";
    expect(
      parameters.map((one) => one.name),
      name,
    ).toContain(header);
    const example = responses[status]?.content?.["application/json"].example;
    if (answer) expect(answer.safeParse(example).error, name).toBeUndefined();
  }
});

test("every code of the API is listed with what to do, in the document too", () => {
  const text = JSON.stringify(paths);
  for (const problem of Object.keys(apiProblems) as ApiProblem[]) {
    const listed = listedRefusals.find(({ code }) => code === apiCode(problem));
    expect(listed?.todo, problem).toMatch(/\.$/);
    if (problem !== "wrong-method") expect(text).toContain(`\`${apiCode(problem)}\`: `);
  }
});

test("the document has the body of every webhook", () => {
  const webhooks = document.webhooks as Record<string, { post: { requestBody: object } }>;
  expect(Object.keys(webhooks)).toEqual([...raceEventKinds]);
  for (const kind of raceEventKinds) {
    const { error } = webhookMessages[kind].safeParse(exampleMessages[kind]);
    expect(error, kind).toBeUndefined();
    expect(JSON.stringify(webhooks[kind])).toContain(`"const":"${kind}"`);
  }
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
