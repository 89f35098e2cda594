import type { JsonAnswer, JsonRequest } from "#services/models/models.ts";
import type { Services } from "#services/services.ts";
import { defaultChatModel } from "../conversation/assistant.ts";
import { tokensIn } from "../conversation/limits.ts";
import { countModelUse, isBudgetUsed, type UsedTokens } from "./model-usage.server.ts";

/** What a text is made of: the rest is the same for everything that the studio has written. */
export type WritingRequest = Pick<
  JsonRequest,
  "name" | "instructions" | "prompt" | "schema" | "outputTokens"
> & { signal: AbortSignal };

/** What became of a request for a text. Where there is no model to ask, our own writer writes. */
export type WrittenJson =
  | { kind: "json"; value: unknown }
  | { kind: "no-model" | "budget-used" | "failed" };

const writingTemperature = 0.5;

/** With the second try. */
const writingMs = 90_000;

/**
 * Has the language model of the configuration write JSON for an administrator. Its tokens count
 * against the same limit of the day as the assistant's. A failure goes to the log.
 * @returns the JSON as it came: to be checked
 */
export async function generateJson(
  services: Pick<Services, "db" | "now" | "log" | "models">,
  userId: string,
  request: WritingRequest,
): Promise<WrittenJson> {
  const { models, log } = services;
  if (!models) return { kind: "no-model" };
  if (await isBudgetUsed(services)) return { kind: "budget-used" };
  try {
    const answer = await models.generate({
      ...request,
      model: defaultChatModel,
      temperature: writingTemperature,
      timeout: writingMs,
      retries: 1,
    });
    const model = models.nameOf(defaultChatModel);
    await countModelUse(services, { userId, model }, costOf(answer, request));
    if (answer.kind === "json") return answer;
    log.warn({ name: request.name, kind: answer.kind }, "a model wrote no JSON");
    return { kind: "failed" };
  } catch (error) {
    request.signal.throwIfAborted();
    log.error({ error, name: request.name }, "a model wrote nothing");
    return { kind: "failed" };
  }
}

/** What a text has cost, or about as much where the provider does not count. */
function costOf(answer: JsonAnswer, { instructions, prompt }: WritingRequest): UsedTokens {
  if (answer.inputTokens + answer.outputTokens > 0) return answer;
  const written = answer.kind === "json" ? JSON.stringify(answer.value) : "";
  return {
    inputTokens: tokensIn(instructions.length + prompt.length),
    outputTokens: tokensIn(written.length),
  };
}
