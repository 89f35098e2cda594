import { z } from "zod";
import { keepable } from "#values/text/clean.ts";
import { podcastLimits } from "../reading/podcast.ts";
import { racesTopic, type ScriptSubject } from "./script-race.ts";

const mostLetters = { line: 300, description: 4000 } as const;

/** A text of a caller, who may leave it out or send a number. */
const written = (most: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => keepable(String(value ?? "")).trim())
    .refine(({ length }) => length <= most);

const race = z.object({
  name: written(mostLetters.line).refine((name) => name !== ""),
  date: written(mostLetters.line),
  location: written(mostLetters.line),
  type: written(mostLetters.line),
  description: written(mostLetters.description),
  distance: written(mostLetters.line),
});

const call = z.object({
  topic: z.string().transform((topic) => keepable(topic).trim()),
  races: z.array(race).max(podcastLimits.races).optional(),
});

/** Why a call for a script is refused. */
export type ScriptCallProblem = "no-topic" | "no-race" | "too-long" | "unreadable";

/** Reads `{ topic }`, or the topic `Featured Races` with the races. */
export function readScriptCall(
  body: unknown,
): { problem: ScriptCallProblem } | { problem: null; subject: ScriptSubject } {
  const { data, success } = call.safeParse(body);
  if (!success) return { problem: "unreadable" };
  const { topic, races = [] } = data;
  if (topic === "") return { problem: "no-topic" };
  if (topic.length > podcastLimits.topic) return { problem: "too-long" };
  if (topic !== racesTopic) return { problem: null, subject: { topic } };
  return races.length > 0 ? { problem: null, subject: { races } } : { problem: "no-race" };
}

const modelAnswer = z.object({ script: z.string() });

/** The script that a language model has written; `null` where it is none. */
export function readModelScript(answer: unknown): string | null {
  const script = keepable(modelAnswer.safeParse(answer).data?.script ?? "").trim();
  return script === "" || script.length > podcastLimits.script ? null : script;
}
