import { afterAll, expect, test } from "vitest";
import { providerKey, startModelProvider } from "../../../tests/support/providers/models.ts";
import { errorRecord } from "../log/error-record.ts";
import { ServiceProblem } from "../providers/problem.ts";
import { modelSettings } from "./config.ts";
import type { ModelEvent, ModelRequest, Models, ModelTool } from "./models.ts";
import { openaiModels } from "./openai.ts";

const provider = await startModelProvider();
afterAll(() => provider.close());

const settings = {
  apiKey: providerKey,
  baseUrl: provider.baseUrl,
  model: null,
  names: new Map([["gpt-4", "gpt-4.1"]]),
  tokensPerDay: null,
};
const models = openaiModels(settings, fetch);

const request = (changed: Partial<ModelRequest> = {}): ModelRequest => ({
  model: "gpt-4o",
  temperature: 0.8,
  instructions: "You help runners.",
  messages: [{ role: "user", text: "Find a race." }],
  tools: [],
  toolChoice: "auto",
  steps: 3,
  outputTokens: 100,
  retries: 0,
  timeouts: { whole: 5000, first: 3000, pause: 3000 },
  signal: new AbortController().signal,
  ...changed,
});

async function heard(changed: Partial<ModelRequest> = {}, of: Models = models) {
  const events: ModelEvent[] = [];
  let problem: unknown = null;
  try {
    for await (const event of of.stream(request(changed))) events.push(event);
  } catch (error) {
    problem = error;
  }
  const text = events.map((event) => (event.kind === "text" ? event.text : "")).join("");
  return { events, text, problem };
}

function lookUp(answers: unknown[] = []): ModelTool & { given: unknown[] } {
  const given: unknown[] = [];
  return {
    given,
    name: "search_races",
    description: "Finds races.",
    input: { type: "object", properties: { city: { type: "string" } } },
    async run(input) {
      given.push(input);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer ?? { races: [] };
    },
  };
}

test("CHAT-15 an answer streams in pieces, and its cost comes last", async () => {
  provider.answerWith(() => ({ text: ["Run ", "easy."] }));
  const { events, problem } = await heard();
  expect(problem).toBeNull();
  expect(events).toEqual([
    { kind: "text", text: "Run " },
    { kind: "text", text: "easy." },
    { kind: "usage", inputTokens: 7, outputTokens: 5 },
  ]);
  const [call] = provider.calls;
  expect(call).toMatchObject({ model: "gpt-4o", temperature: 0.8 });
  expect(call?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(call?.max_tokens ?? call?.max_completion_tokens).toBe(100);
});

test("GAP-34 names of models are mapped at the provider", async () => {
  provider.answerWith(() => ({ text: ["Hi."] }));
  await heard({ model: "gpt-4" });
  expect(provider.calls[0]?.model).toBe("gpt-4.1");
  await heard({ model: "gpt-4" }, openaiModels({ ...settings, model: "llama" }, fetch));
  expect(provider.calls[1]?.model).toBe("llama");
});

test("GAP-34 retired names have successors at OpenAI, and other providers get the names as they are", () => {
  const read = (found: Partial<Parameters<typeof modelSettings>[0]>) =>
    modelSettings({ OPENAI_API_KEY: "sk-12345678", ...found });
  expect(modelSettings({})).toBeNull();
  expect(read({})?.names.get("gpt-4-1106-preview")).toBe("gpt-4.1");
  expect(read({})?.baseUrl).toBe("https://api.openai.com/v1");
  expect(read({ OPENAI_MODEL_MAP: ["gpt-4=gpt-9"] })?.names.get("gpt-4")).toBe("gpt-9");
  const other = read({ OPENAI_BASE_URL: "http://127.0.0.1:1/v1", OPENAI_MODEL_MAP: ["gpt-4o=x"] });
  expect([...(other?.names ?? [])]).toEqual([["gpt-4o", "x"]]);
});

test("FN-09 a tool answers the model, and only its first step is forced", async () => {
  provider.answerWith((_, place) =>
    place === 0
      ? { calls: [{ name: "search_races", input: { city: "Lima" } }] }
      : { text: ["Found one."] },
  );
  const tool = lookUp([{ races: ["Lima 10K"] }]);
  const { text, problem } = await heard({ tools: [tool], toolChoice: { tool: "search_races" } });
  expect([text, problem]).toEqual(["Found one.", null]);
  expect(tool.given).toEqual([{ city: "Lima" }]);
  expect(provider.calls.map((call) => call.tool_choice)).toEqual([
    { type: "function", function: { name: "search_races" } },
    "auto",
  ]);
  expect(JSON.stringify(provider.calls[1]?.messages)).toContain("Lima 10K");
});

test("a model that never stops calling tools ends after its steps", async () => {
  provider.answerWith(() => ({ calls: [{ name: "search_races", input: {} }] }));
  const tool = lookUp();
  const { text } = await heard({ tools: [tool] });
  expect([text, tool.given.length, provider.calls.length]).toEqual(["", 3, 3]);
});

test("a tool that is unknown, fails or gets no JSON is told to the model, and the answer goes on", async () => {
  const calls = [
    { name: "drop_tables", input: {} },
    { name: "search_races", input: {} },
    { name: "search_races", input: "{not json" },
  ];
  for (const call of calls) {
    provider.answerWith((_, place) => (place === 0 ? { calls: [call] } : { text: ["Sorry."] }));
    const { text, problem } = await heard({ tools: [lookUp([new Error("no")])] });
    expect([text, problem], JSON.stringify(call)).toEqual(["Sorry.", null]);
  }
});

test("every failure of the provider has its kind", async () => {
  const kinds = { 401: "auth", 403: "auth", 404: "unavailable", 429: "rate", 400: "invalid" };
  for (const [status, kind] of Object.entries({
    ...kinds,
    500: "unavailable",
    503: "unavailable",
  })) {
    provider.answerWith(() => ({ status: Number(status) }));
    const { problem, events } = await heard();
    expect(problem, status).toBeInstanceOf(ServiceProblem);
    expect([problem instanceof ServiceProblem && problem.kind, events], status).toEqual([kind, []]);
  }
});

test("the log learns the code of a failure, and nothing that a provider repeats", async () => {
  const error = { message: "You typed: my knee hurts. Key: sk-secret", code: "model_not_found" };
  provider.answerWith(() => ({ status: 404, body: JSON.stringify({ error }) }));
  const { problem } = await heard();
  expect(errorRecord(problem)).toMatchObject({
    kind: "unavailable",
    cause: { type: "Error", status: 404, code: "model_not_found" },
  });
  expect(JSON.stringify(errorRecord(problem))).not.toMatch(/knee|secret/);
  provider.answerWith(() => ({ status: 400, body: "my knee hurts" }));
  const refused = await heard();
  expect(JSON.stringify(errorRecord(refused.problem))).not.toContain("knee");
  provider.answerWith(() => ({ text: ["Begin"], error: { ...error, type: "server_error" } }));
  const broken = await heard();
  expect(broken.text).toBe("Begin");
  expect(JSON.stringify(errorRecord(broken.problem))).toContain("model_not_found");
  expect(JSON.stringify(errorRecord(broken.problem))).not.toMatch(/knee|secret/);
});

test("a second try is made once, after a failure of the provider", async () => {
  provider.answerWith((_, place) => (place === 0 ? { status: 500 } : { text: ["Again."] }));
  expect((await heard({ retries: 1 })).text).toBe("Again.");
  expect(provider.calls).toHaveLength(2);
});

test("a provider that is silent, stops in the middle or never ends is given up", async () => {
  provider.answerWith(() => ({ hangs: true }));
  const silent = await heard({ timeouts: { whole: 5000, first: 60, pause: 60 } });
  expect(silent.problem).toMatchObject({ service: "models", kind: "timeout" });
  provider.answerWith(() => ({ text: ["Begin "], hangs: true }));
  const stuck = await heard({ timeouts: { whole: 5000, first: 3000, pause: 60 } });
  expect(stuck.text).toBe("Begin ");
  expect(stuck.problem).toMatchObject({ kind: "timeout" });
  provider.answerWith(() => ({ text: ["more "], endless: true }));
  const endless = await heard({ timeouts: { whole: 150, first: 3000, pause: 3000 } });
  expect(endless.text).toMatch(/^(more )+$/);
  expect(endless.problem).toMatchObject({ kind: "timeout" });
  await expect.poll(() => provider.open).toBe(0);
});

test("a stream that is cut at any byte ends as a failure, or is whole", async () => {
  const whole = await (async () => {
    provider.answerWith(() => ({ text: ["Run ", "easy."] }));
    return (await heard()).text;
  })();
  for (let cutAt = 0; cutAt < 700; cutAt += 7) {
    provider.answerWith(() => ({ text: ["Run ", "easy."], cutAt }));
    const { text, problem } = await heard();
    expect(whole.startsWith(text), String(cutAt)).toBe(true);
    if (problem === null) expect(text, String(cutAt)).toBe(whole);
    else expect(problem, String(cutAt)).toBeInstanceOf(ServiceProblem);
  }
});

test("a stream that ends without a reason is no whole answer", async () => {
  provider.answerWith(() => ({ text: ["Half of a sen"], finish: null }));
  const { text, problem } = await heard();
  expect(text).toBe("Half of a sen");
  expect(problem).toMatchObject({ service: "models", kind: "unavailable" });
});

test("an answer that ends at the most tokens says that it is cut", async () => {
  provider.answerWith(() => ({ text: ["Run ", "and"], finish: "length" }));
  const { events, problem } = await heard();
  expect(problem).toBeNull();
  expect(events.at(-1)).toEqual({ kind: "cut" });
});

test("a provider that does not count tells no cost, and one that ignores a forced tool is noticed", async () => {
  for (const usage of [null, { prompt_tokens: 0, completion_tokens: 0 }]) {
    provider.answerWith(() => ({ text: ["Hi."], usage }));
    const { events } = await heard();
    expect(events).toEqual([{ kind: "text", text: "Hi." }]);
  }
  provider.answerWith(() => ({ text: ["There are many races."] }));
  const ignored = await heard({ tools: [lookUp()], toolChoice: { tool: "search_races" } });
  expect(ignored.problem).toBeNull();
  expect(ignored.events).toContainEqual({ kind: "tool-ignored" });
});

test("who stops listening ends the request to the provider", async () => {
  provider.answerWith(() => ({ text: ["more "], endless: true }));
  const stop = new AbortController();
  const events = models.stream(request({ signal: stop.signal }))[Symbol.asyncIterator]();
  await events.next();
  stop.abort();
  await expect(
    (async () => {
      while (!(await events.next()).done);
    })(),
  ).rejects.toThrow();
  await expect.poll(() => provider.open).toBe(0);
});
