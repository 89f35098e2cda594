import type { Database } from "#db/database.ts";
import { aiAssistants } from "#db/schema.ts";
import type { Engines } from "#features/assistant/asking/answer.server.ts";
import type { FoundRace } from "#features/assistant/conversation/assistant.ts";
import { defaultAssistant } from "#features/assistant/managing/first-assistants.ts";
import type { AnswerEvent, ChatTurn } from "#features/assistant/planning/answer.ts";
import { openUnfinished } from "#services/jobs/unfinished.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openLog } from "#services/log/log.ts";
import type { Models } from "#services/models/models.ts";
import type { Services } from "#services/services.ts";
import { now } from "./races/races.ts";

/** An engine that emits these events; a function among them throws or waits. */
export type Script = (AnswerEvent | (() => Promise<void>))[];

export const say = (text: string): AnswerEvent => ({ kind: "text", text });
export const fail = () => Promise.reject(new Error("broken"));

/** Never continues by itself. */
export const hang = () => new Promise<void>(() => {});

/** Engines that follow a script; each run of one is counted. */
export function scripted(scripts: { model?: Script; "built-in"?: Script }, pace = 2000) {
  const runs = { model: 0, "built-in": 0 };
  const turns: ChatTurn[] = [];
  const follow = (name: "model" | "built-in") =>
    async function* (_services: unknown, turn: ChatTurn): AsyncGenerator<AnswerEvent> {
      runs[name] += 1;
      turns.push(turn);
      for (const step of scripts[name] ?? []) {
        if (typeof step === "function") await step();
        else yield step;
      }
    };
  const engines: Engines = {
    model: follow("model"),
    "built-in": follow("built-in"),
    pace: { whole: pace, first: pace, pause: pace },
  };
  return { engines, runs, turns };
}

/** Models that are never called: the engines of the test answer. */
export function someModels(tokensPerDay: number | null = null): Models {
  return {
    stream: () => {
      throw new Error("The engine of a test answers.");
    },
    generate: () => Promise.reject(new Error("The engine of a test answers.")),
    nameOf: (model) => `real ${model}`,
    tokensPerDay,
  };
}

/** The services for asking, on the database of a test. */
export function chatServices(db: Database, models: Models | null = null, at = now): Services {
  const log = openLog("silent");
  const limits = openLimits({ db, now: at });
  return { db, now: at, log, models, limits, unfinished: openUnfinished() } as Services;
}

export function aTurn(text: string, more: Partial<ChatTurn> = {}): ChatTurn {
  return {
    assistant: defaultAssistant,
    conversation: [{ author: "user", text, races: [] }],
    race: null,
    userId: null,
    plan: {
      language: "en",
      intent: { kind: "other" },
      toolChoice: "auto",
      params: {},
      changed: [],
      isFixed: false,
    },
    unit: "km",
    today: "2026-11-20",
    signal: new AbortController().signal,
    ...more,
  };
}

export function aFoundRace(id: string, name = "Carrera"): FoundRace {
  return {
    race: {
      id,
      name,
      type: "Road",
      status: "upcoming",
      isPremium: false,
      startDate: "2026-12-06",
      city: "Lima",
      stateProvince: null,
      country: "Peru",
      placeId: null,
      timeZone: "America/Lima",
      photo: null,
      position: null,
      hairline: null,
      isClosed: false,
      distances: [],
      price: { kind: "unknown" },
      rating: null,
    },
    why: ["In Lima"],
  };
}

export async function anAssistant(
  db: Database,
  columns: Partial<typeof aiAssistants.$inferInsert> = {},
): Promise<string> {
  const [made] = await db
    .insert(aiAssistants)
    .values({ name: "Coach", instructions: "Be kind.", ...columns })
    .returning({ id: aiAssistants.id });
  if (!made) throw new Error("The assistant was not inserted.");
  return made.id;
}
