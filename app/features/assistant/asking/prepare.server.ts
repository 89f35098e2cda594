import { setImmediate as breath } from "node:timers/promises";
import { placeSize } from "#features/races/places/place-names.server.ts";
import type { Services } from "#services/services.ts";
import { answerBuiltIn } from "../built-in/answer.server.ts";
import { indexKnowledge } from "../intents/guess.ts";
import { committedClassifier } from "../intents/weights.server.ts";
import { defaultAssistant } from "../managing/first-assistants.ts";
import { articleWords } from "../planning/words/article-words.ts";
import { turnOf } from "./turn.server.ts";

/**
 * Reads what answers need from files and texts, which the first question would otherwise wait for. Requests
 * are answered in between.
 */
export async function readKnowledge(): Promise<void> {
  const parts = [committedClassifier, indexKnowledge, articleWords, () => placeSize("Lima")];
  for (const read of parts) {
    await breath();
    read();
  }
}

/** One of each kind: a search, and advice. */
const examples = ["trail races in Lima next month", "¿cómo empiezo a correr?"];

/** Answers examples for nobody, so that the first question finds its places, code and statements ready. */
export async function rehearseAnswers(services: Pick<Services, "db" | "now">): Promise<void> {
  for (const text of examples) {
    const conversation = [{ author: "user" as const, text, races: [] }];
    const asked = { assistant: defaultAssistant, conversation, race: null, userId: null };
    const turn = await turnOf(
      services,
      { ...asked, unit: "km", lang: "en" },
      AbortSignal.timeout(longestRehearsalMs),
    );
    for await (const _ of answerBuiltIn(services, turn));
  }
}

const longestRehearsalMs = 10_000;
