import type { Admin } from "#features/accounts/viewer.ts";
import { generateJson, type WritingRequest } from "#features/assistant/model/generate.server.ts";
import type { Services } from "#services/services.ts";

/** Who wrote the first text of a post or a script: an administrator, our own writer or a language model. */
export type Writer = "person" | "built-in" | "model";

/** How a text is ordered, read and compared. */
export type ComparedTask<Text> = {
  /** @param mistakes - what was wrong with the first try, as the end of a prompt */
  request: (mistakes: string) => WritingRequest;
  /** `null` if the answer is not such a text. */
  read: (answer: unknown) => Text | null;
  /** What the text says against what we know. */
  mistakesIn: (text: Text) => readonly string[];
};

/** A text that contradicts what we know is written once more, with what was wrong in it. */
const tries = 2;

/**
 * Has a model write a text, and compares it: one that still contradicts what we know after its second
 * try is refused.
 * @returns `built-in` where no model can be asked
 */
export async function writeCompared<Text>(
  services: Pick<Services, "db" | "now" | "log" | "models">,
  { userId }: Pick<Admin, "userId">,
  task: ComparedTask<Text>,
): Promise<{ text: Text } | { problem: "failed" } | "built-in"> {
  let mistakes: readonly string[] = [];
  for (let count = 0; count < tries; count++) {
    const answer = await generateJson(services, userId, task.request(asPrompt(mistakes)));
    // Also where the second try finds the tokens of the day used up.
    if (answer.kind === "no-model" || answer.kind === "budget-used") return "built-in";
    const text = answer.kind === "json" ? task.read(answer.value) : null;
    if (text === null) return { problem: "failed" };
    mistakes = task.mistakesIn(text);
    if (mistakes.length === 0) return { text };
    services.log.warn({ mistakes: mistakes.length }, "a model contradicted our races");
  }
  return { problem: "failed" };
}

function asPrompt(mistakes: readonly string[]): string {
  if (mistakes.length === 0) return "";
  const lines = mistakes.map((mistake) => `- ${mistake}`).join("\n");
  return `\n\nYour first try contradicted the data. Write the whole text again without these mistakes:\n${lines}`;
}
