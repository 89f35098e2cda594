import { afterAll, expect, test } from "vitest";
import { providerKey, startModelProvider } from "../../../tests/support/providers/models.ts";
import { errorRecord } from "../log/error-record.ts";
import { ServiceProblem } from "../providers/problem.ts";
import type { JsonRequest } from "./models.ts";
import { openaiModels } from "./openai.ts";

const provider = await startModelProvider();
afterAll(() => provider.close());

const models = openaiModels(
  {
    apiKey: providerKey,
    baseUrl: provider.baseUrl,
    model: null,
    names: new Map([["gpt-4", "gpt-4.1"]]),
    tokensPerDay: null,
  },
  fetch,
);

const titleOnly = {
  type: "object",
  properties: { title: { type: "string" } },
  required: ["title"],
  additionalProperties: false,
};

const jsonRequest = (changed: Partial<JsonRequest> = {}): JsonRequest => ({
  model: "gpt-4o",
  temperature: 0.4,
  instructions: "You write.",
  prompt: "Write a title.",
  name: "post",
  schema: titleOnly,
  outputTokens: 100,
  timeout: 5000,
  retries: 0,
  signal: new AbortController().signal,
  ...changed,
});

const failureOf = (changed: Partial<JsonRequest> = {}) =>
  models.generate(jsonRequest(changed)).then(
    (answer) => ({ answer }),
    (error: unknown) => error,
  );

test("FN-14 JSON is asked for with its schema, and comes with its cost", async () => {
  provider.answerWith(() => ({ json: { title: "Run" } }));
  expect(await models.generate(jsonRequest({ model: "gpt-4" }))).toEqual({
    kind: "json",
    value: { title: "Run" },
    inputTokens: 40,
    outputTokens: 60,
  });
  const [call] = provider.calls;
  expect(call).toMatchObject({
    model: "gpt-4.1",
    temperature: 0.4,
    response_format: {
      type: "json_schema",
      json_schema: { name: "post", strict: true, schema: titleOnly },
    },
  });
  expect(call?.stream).toBeFalsy();
  expect(call?.max_tokens ?? call?.max_completion_tokens).toBe(100);
  expect(call?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
});

test("JSON that does not fit is the caller's to refuse; all else that is no answer has a reason and a cost", async () => {
  const cost = { inputTokens: 40, outputTokens: 60 };
  const given = [
    [{ json: { name: 7 } }, { kind: "json", value: { name: 7 } }],
    [{ json: "Sure! Here is a title" }, { kind: "no-json" }],
    [{ json: "" }, { kind: "no-json" }],
    [{ json: '{"title":"Ru', finish: "length" }, { kind: "cut" }],
    [{ json: "", finish: "length" }, { kind: "cut" }],
    [{ json: "", refusal: "I cannot help with that." }, { kind: "refused" }],
    [{ json: "", finish: "content_filter" }, { kind: "refused" }],
  ] as const;
  for (const [step, answer] of given) {
    provider.answerWith(() => step);
    expect(await models.generate(jsonRequest()), JSON.stringify(step)).toEqual({
      ...answer,
      ...cost,
    });
  }
});

test("a failure while JSON is made has its kind, and the log learns no words of it", async () => {
  const kinds = {
    401: "auth",
    404: "unavailable",
    429: "rate",
    400: "invalid",
    500: "unavailable",
  };
  for (const [status, kind] of Object.entries(kinds)) {
    provider.answerWith(() => ({
      status: Number(status),
      body: '{"error":{"message":"my knee"}}',
    }));
    const problem = await failureOf();
    expect(problem, status).toBeInstanceOf(ServiceProblem);
    expect(problem, status).toMatchObject({ service: "models", kind });
    expect(JSON.stringify(errorRecord(problem)), status).not.toContain("knee");
  }
  provider.answerWith(() => ({ status: 200, body: "<h1>A page</h1>" }));
  expect(await failureOf()).toMatchObject({ kind: "unavailable" });
});

test("JSON is asked for a second time after a failure of the provider, and not after a refusal", async () => {
  const retried = (status: number) => {
    provider.answerWith((_, place) => (place === 0 ? { status } : { json: { title: "Again" } }));
    return failureOf({ retries: 1 });
  };
  expect(await retried(503)).toMatchObject({ answer: { value: { title: "Again" } } });
  expect(await retried(429)).toMatchObject({ answer: { value: { title: "Again" } } });
  expect(await retried(401)).toMatchObject({ kind: "auth" });
  expect(provider.calls).toHaveLength(1);
});

test("JSON that takes too long is given up, and so is what nobody waits for", async () => {
  provider.answerWith(() => ({ json: { title: "Late" }, after: new Promise(() => {}) }));
  expect(await failureOf({ timeout: 60 })).toMatchObject({ service: "models", kind: "timeout" });
  provider.answerWith(() => ({ json: { title: "Late" }, hangs: true }));
  expect(await failureOf({ timeout: 60 })).toMatchObject({ kind: "timeout" });
  const stop = new AbortController();
  const waiting = failureOf({ signal: stop.signal });
  stop.abort();
  expect(await waiting).toMatchObject({ name: "AbortError" });
  await expect.poll(() => provider.open).toBe(0);
});
