import { afterAll, expect, test } from "vitest";
import { openLog } from "#services/log/log.ts";
import { modelsOf } from "../../../../tests/support/assistant/models.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { startModelProvider } from "../../../../tests/support/providers/models.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { scriptFailed, writingProblems } from "../studio/messages.ts";
import { readScriptCall } from "./schema.ts";
import { scriptMistakes, writeScript } from "./script.server.ts";

const { db } = await openTestDatabase();
const provider = await startModelProvider();
afterAll(() => provider.close());

const models = modelsOf(provider);
const { signal } = new AbortController();
const topic = { topic: "Trail shoes" };

test("ADM-POD-22 ERR-84 a model writes the script, and one that fails or writes none gives the sentence", () =>
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

const lima = {
  name: "Lima 42K",
  date: "2027-05-16",
  location: "Lima, Peru",
  type: "Road",
  description: "A race of the city.",
  distance: "Marathon; 10K",
};
const cusco = {
  ...lima,
  name: "Ten Miles of Cusco",
  location: "Cusco, Peru",
  distance: "10 miles",
};
const wrongIn = (script: string) =>
  scriptMistakes(`Lima 42K and Ten Miles of Cusco.\n\n${script}`, [lima, cusco], "2026-11-22");

test.each([
  "Lima 42K is on Sunday, the sixteenth of May, twenty twenty-seven, in Lima.",
  'Lima 42K has forty-two kilometers.<break time="1s"/>\n\nTen Miles of Cusco has ten miles.',
  "Lima 42K: May the sixteenth, two distances, forty-two point two or ten kilometers.",
  "Twenty thousand runners may second that.",
])("a script that says what is known is right: %s", (script) => {
  expect(wrongIn(script)).toEqual([]);
});

test.each([
  ["Lima 42K is on Saturday, the sixteenth of May.", '"Saturday, the 16th of May." is no date'],
  ["Lima 42K is on the twenty-sixth of May.", '"the 26th of May." is no date of'],
  ["Lima 42K is on May sixteenth, twenty twenty-six.", "is no date of"],
  ["Lima 42K is run in Cusco.", "and not in Cusco"],
  ["Lima 42K has twenty-one point one kilometers.", '"21.1 kilometers" is no length of'],
  ["Lima 42K costs one hundred and twenty soles.", '"120 soles" is no price of'],
])("a script that contradicts what is known is found: %s", (script, mistake) => {
  expect(wrongIn(script).join()).toContain(mistake);
});

test("a caller's words that are no day and no length are not compared", () => {
  const vague = { ...lima, date: "in May", distance: "short" };
  const script = "Lima 42K is on the first of June, and it has eight kilometers.";
  expect(scriptMistakes(script, [vague], "2026-11-22")).toEqual([]);
});

test("a model that contradicts the races is told what was wrong, once", () =>
  rolledBack(db, async (tx) => {
    const limits = { allow: async () => true } as never;
    const services = { db: tx, now, log: openLog("silent"), models, limits };
    const admin = await anAdmin(tx);
    const said = (day: string) => ({ json: { script: `Welcome. Lima 42K is on ${day} of May.` } });
    provider.answerWith((_, place) => said(place === 0 ? "the sixth" : "the sixteenth"));
    expect(await writeScript(services, admin, { races: [lima] }, signal)).toMatchObject({
      writtenBy: "model",
      script: "Welcome. Lima 42K is on the sixteenth of May.",
    });
    expect(String(provider.calls[1]?.messages[1]?.content)).toContain("which is on May 16, 2027");
    provider.answerWith(() => said("the sixth"));
    const refused = await writeScript(services, admin, { races: [lima] }, signal);
    expect(refused).toEqual({ problem: "not-written" });
    expect(provider.calls).toHaveLength(2);
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
