import type { ModelEvent, ModelTool } from "#services/models/models.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { chatTemperature } from "../conversation/assistant.ts";
import { answerMs, answerTokens, toolSteps } from "../conversation/limits.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import { toolsFor } from "../search/tools/tools.server.ts";
import { foundBefore, instructionsFor, messagesFor, struckNote } from "./prompt.ts";
import { proofreader } from "./proofreading.ts";

/**
 * How much text may come before a tool that was asked for. A provider that sends more ignores the
 * choice of tools: it has answered without having searched.
 */
const longestPreamble = 200;

/**
 * Answers a turn with the language model of the configuration. Races reach the answer only through
 * our tools, which report what they have found; the text of the model is text, and sentences about
 * races that no tool has returned are struck.
 * @throws ServiceProblem of the service `models`, before or after the first piece
 */
export async function* answerWithModel(
  services: Pick<Services, "db" | "now" | "models">,
  turn: ChatTurn,
): AsyncIterable<AnswerEvent> {
  const { conversation, plan, race } = turn;
  // A tool runs while the model waits: what it has found comes before the next piece of the text.
  const found: AnswerEvent[] = [];
  const proof = proofreader({
    names: [...conversation.flatMap(({ races }) => races), ...(race ? [race] : [])].map(
      ({ name }) => name,
    ),
    messages: conversation.filter(({ author }) => author === "user").map(({ text }) => text),
  });
  const tools = toolsFor(services, turn.assistant.tools, plan.language, (event) =>
    found.push(event),
  ).map((tool) => withResults(tool, proof.learn));
  let isCut = false;
  try {
    for await (const event of modelEvents(services, turn, tools)) {
      yield* found.splice(0);
      if (event.kind === "cut") isCut = true;
      else if (event.kind === "usage") yield event;
      else if (event.kind === "text") yield* textOf(proof.read(event.text));
    }
  } catch (problem) {
    yield* textOf(proof.rest());
    throw problem;
  }
  yield* found.splice(0);
  yield* textOf(proof.rest());
  if (proof.hasStruck()) yield { kind: "text", text: `\n\n${struckNote[plan.language]}` };
  const options = firstOptions(turn);
  if (options.length > 0) yield { kind: "options", options };
  if (isCut) yield { kind: "cut" };
}

function textOf(text: string): AnswerEvent[] {
  return text === "" ? [] : [{ kind: "text", text }];
}

function withResults(tool: ModelTool, learn: (result: unknown) => void): ModelTool {
  return {
    ...tool,
    async run(input, signal) {
      const result = await tool.run(input, signal);
      learn(result);
      return result;
    },
  };
}

/**
 * What the model says. Where a search is asked for and the provider answers without one, we search
 * with the planned parameters and ask again, with the result.
 */
async function* modelEvents(
  { models }: Pick<Services, "models">,
  turn: ChatTurn,
  tools: readonly ModelTool[],
): AsyncIterable<ModelEvent> {
  if (!models) throw new ServiceProblem("models", "unavailable");
  const { assistant, conversation, plan, signal } = turn;
  const forced = forcedTool(tools, plan.toolChoice);
  const enough = new AbortController();
  let hasSearched = false;
  const watched = tools.map((tool) => ({
    ...tool,
    run: (input: unknown, of: AbortSignal) => {
      hasSearched = true;
      return tool.run(input, of);
    },
  }));
  const request = {
    model: assistant.model,
    temperature: chatTemperature,
    instructions: instructionsFor(turn),
    messages: messagesFor(conversation),
    outputTokens: answerTokens,
    timeouts: answerMs,
    retries: 1,
  };
  const stream = models.stream({
    ...request,
    tools: watched,
    toolChoice: choiceAmong(tools, plan.toolChoice),
    steps: toolSteps,
    signal: AbortSignal.any([signal, enough.signal]),
  });
  if (!forced) return yield* stream;

  let preamble = "";
  let isIgnored = false;
  for await (const event of stream) {
    if (event.kind === "tool-ignored") isIgnored = true;
    else if (event.kind !== "text" || hasSearched) {
      if (preamble) yield { kind: "text", text: preamble };
      preamble = "";
      yield event;
    } else preamble += event.text;
    if (preamble.length > longestPreamble) isIgnored = true;
    if (isIgnored) break;
  }
  if (!isIgnored) return;
  enough.abort();
  const result = await forced.run(plan.params, signal);
  yield* models.stream({
    ...request,
    instructions: `${request.instructions}\n\n${foundBefore(result)}`,
    tools: [],
    toolChoice: "none",
    steps: 1,
    signal,
  });
}

function forcedTool(
  tools: readonly ModelTool[],
  choice: ChatTurn["plan"]["toolChoice"],
): ModelTool | null {
  if (typeof choice === "string") return null;
  return tools.find(({ name }) => name === choice.tool) ?? null;
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
