import { ServiceProblem } from "#services/problem.ts";
import type { Services } from "#services/services.ts";
import { chatTemperature } from "../conversation/assistant.ts";
import { answerMs, answerTokens, toolSteps } from "../conversation/limits.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import { toolsFor } from "../search/tools/tools.server.ts";
import { instructionsFor, messagesFor } from "./prompt.ts";

/**
 * Answers a turn with the language model of the configuration. Races reach the answer only through
 * our tools, which report what they have found; the text of the model is text.
 * @throws ServiceProblem of the service `models`, before or after the first piece
 */
export async function* answerWithModel(
  services: Pick<Services, "db" | "now" | "models">,
  turn: ChatTurn,
): AsyncIterable<AnswerEvent> {
  const { models } = services;
  if (!models) throw new ServiceProblem("models", "unavailable");
  const { assistant, plan, signal } = turn;
  // A tool runs while the model waits: what it has found comes before the next piece of the text.
  const found: AnswerEvent[] = [];
  const tools = toolsFor(services, assistant.tools, plan.language, (event) => found.push(event));
  const stream = models.stream({
    model: assistant.model,
    temperature: chatTemperature,
    instructions: instructionsFor(turn),
    messages: messagesFor(turn.conversation),
    tools,
    toolChoice: choiceAmong(tools, plan.toolChoice),
    steps: toolSteps,
    outputTokens: answerTokens,
    timeouts: answerMs,
    retries: 1,
    signal,
  });
  for await (const event of stream) {
    yield* found.splice(0);
    yield event;
  }
  yield* found.splice(0);
  const options = firstOptions(turn);
  if (options.length > 0) yield { kind: "options", options };
}

/** A tool that the assistant does not have cannot be forced. */
function choiceAmong(
  tools: readonly { name: string }[],
  choice: ChatTurn["plan"]["toolChoice"],
): ChatTurn["plan"]["toolChoice"] {
  if (tools.length === 0) return "none";
  if (typeof choice === "string") return choice;
  return tools.some(({ name }) => name === choice.tool) ? choice : "auto";
}

/** The replies to the first follow-up question, while the request is generic. */
function firstOptions({ assistant, plan }: ChatTurn): string[] {
  if (plan.intent.kind !== "generic") return [];
  return assistant.followUpQuestions[0]?.options ?? [];
}
