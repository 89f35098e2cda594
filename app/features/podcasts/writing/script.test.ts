import { afterAll, expect, test } from "vitest";
import { openLog } from "#services/log/log.ts";
import { modelsOf } from "../../../../tests/support/assistant/models.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { startModelProvider } from "../../../../tests/support/providers/models.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { scriptFailed, writingProblems } from "./messages.ts";
import { readScriptCall } from "./schema.ts";
import { writeScript } from "./script.server.ts";

const { db } = await openTestDatabase();
const provider = await startModelProvider();
afterAll(() => provider.close());

const models = modelsOf(provider);
const { signal } = new AbortController();
const topic = { topic: "Trail shoes" };

test("ERR-84 a model writes the script, and one that fails or writes none gives the sentence", () =>
  rolledBack(db, async (tx) => {
    const limits = { allow: async () => true } as never;
    const services = { db: tx, now, log: openLog("silent"), models, limits };
    const admin = await anAdmin(tx);
    const write = () => writeScript(services, admin, topic, signal);
    provider.answerWith(() => ({ json: { script: " Hello runners. " } }));
    expect(await write()).toEqual({
      problem: null,
      script: "Hello runners.",
      writtenBy: "model",
    });
    provider.answerWith(() => ({ json: { script: "" } }));
    expect(await write()).toEqual({ problem: "not-written" });
    provider.answerWith(() => ({ status: 401 }));
    expect(await write()).toEqual({ problem: "not-written" });
    expect(writingProblems["not-written"]).toBe(scriptFailed);
    const built = await writeScript({ ...services, models: null }, admin, topic, signal);
    expect(built).toMatchObject({ problem: null, writtenBy: "built-in" });
    const refusing = { ...services, limits: { allow: async () => false } as never };
    expect(await writeScript(refusing, admin, topic, signal)).toEqual({ problem: "too-often" });
  }));

test("FN-12 a call names a topic, or Featured Races with the races", () => {
  const race = {
    name: "Lima 42K",
    date: "2027-05-16",
    location: "Lima, Peru",
    type: "Road",
    description: null,
    distance: 42,
  };
  expect(readScriptCall({ topic: " Hills " })).toEqual({
    problem: null,
    subject: { topic: "Hills" },
  });
  expect(readScriptCall({ topic: "Featured Races", races: [race] })).toEqual({
    problem: null,
    subject: { races: [{ ...race, description: "", distance: "42" }] },
  });
  const refused = [
    [{}, "unreadable"],
    [{ topic: " " }, "no-topic"],
    [{ topic: "x".repeat(201) }, "too-long"],
    [{ topic: "Featured Races" }, "no-race"],
    [{ topic: "Featured Races", races: [{ name: "" }] }, "unreadable"],
    [{ topic: "Featured Races", races: Array(13).fill(race) }, "unreadable"],
  ] as const;
  for (const [body, problem] of refused) expect(readScriptCall(body)).toEqual({ problem });
});
