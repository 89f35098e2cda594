import { afterAll, expect, test } from "vitest";
import { openLog } from "#services/log/log.ts";
import { openaiModels } from "#services/models/openai.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { providerKey, startModelProvider } from "../../../../tests/support/providers/models.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { generateJson } from "./generate.server.ts";
import { isBudgetUsed } from "./model-usage.server.ts";

const { db } = await openTestDatabase();
const provider = await startModelProvider();
afterAll(() => provider.close());

const models = openaiModels(
  {
    apiKey: providerKey,
    baseUrl: provider.baseUrl,
    model: null,
    names: new Map(),
    tokensPerDay: 150,
  },
  fetch,
);
const request = {
  name: "post",
  instructions: "Write.",
  prompt: "A title",
  schema: { type: "object", properties: {}, required: [], additionalProperties: false },
  outputTokens: 100,
  signal: new AbortController().signal,
};

test("GAP-96 what the studio has written counts against the tokens of the day, also when it is no use", () =>
  rolledBack(db, async (tx) => {
    const services = { db: tx, now, log: openLog("silent"), models };
    const userId = await aPerson(tx);
    provider.answerWith(() => ({ json: { title: "Run" } }));
    expect(await generateJson({ ...services, models: null }, userId, request)).toEqual({
      kind: "no-model",
    });
    expect(provider.calls).toEqual([]);
    expect(await generateJson(services, userId, request)).toMatchObject({
      kind: "json",
      value: { title: "Run" },
    });
    expect(await isBudgetUsed(services)).toBe(false);
    provider.answerWith(() => ({ json: "no JSON" }));
    expect(await generateJson(services, userId, request)).toEqual({ kind: "failed" });
    expect(await isBudgetUsed(services)).toBe(true);
    expect(await generateJson(services, userId, request)).toEqual({ kind: "budget-used" });
    expect(provider.calls).toHaveLength(1);
  }));

test("a provider that refuses leaves nothing written", () =>
  rolledBack(db, async (tx) => {
    const services = { db: tx, now, log: openLog("silent"), models };
    provider.answerWith(() => ({ status: 401 }));
    expect(await generateJson(services, await aPerson(tx), request)).toEqual({ kind: "failed" });
  }));
