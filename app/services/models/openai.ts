import { createOpenAI } from "@ai-sdk/openai";
import {
  AISDKError,
  APICallError,
  type FinishReason,
  generateText,
  isStepCount,
  jsonSchema,
  type LanguageModel,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
  streamText,
  ToolChoiceViolationError,
  type ToolSet,
  tool,
} from "ai";
import { isTimeout, type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import type { ModelSettings } from "./config.ts";
import type {
  JsonAnswer,
  JsonRequest,
  ModelEvent,
  ModelRequest,
  Models,
  ModelTool,
} from "./models.ts";

/** A tool that takes longer has failed. */
const toolMs = 10_000;

/** Language models of a provider that speaks OpenAI's chat completions. */
export function openaiModels(settings: ModelSettings, fetch: typeof globalThis.fetch): Models {
  const provider = createOpenAI({ apiKey: settings.apiKey, baseURL: settings.baseUrl, fetch });
  const nameOf = (model: string) => settings.model ?? settings.names.get(model) ?? model;

  return {
    nameOf,
    tokensPerDay: settings.tokensPerDay,
    async *stream(request) {
      const { timeouts, toolChoice, signal } = request;
      // The library counts `firstChunkMs` only from the provider's first byte.
      const silence = new AbortController();
      const timer = setTimeout(() => silence.abort(), timeouts.first);
      const { stream } = streamText({
        model: provider.chat(nameOf(request.model)),
        temperature: request.temperature,
        maxOutputTokens: request.outputTokens,
        maxRetries: request.retries,
        instructions: request.instructions,
        messages: request.messages.map(({ role, text }) => ({ role, content: text })),
        tools: toolsOf(request.tools),
        stopWhen: isStepCount(request.steps),
        // Only the first step is forced: the model then answers with what it has found.
        prepareStep: ({ stepNumber }) => ({
          toolChoice: stepNumber === 0 ? choiceOf(toolChoice) : "auto",
        }),
        abortSignal: AbortSignal.any([signal, silence.signal]),
        timeout: {
          totalMs: timeouts.whole,
          firstChunkMs: timeouts.first,
          chunkMs: timeouts.pause,
          toolMs,
        },
        // What fails is thrown below, to the caller.
        onError: () => {},
      });
      yield* eventsOf(stream, signal, () => clearTimeout(timer));
    },
    async generate(request) {
      try {
        return await jsonOf(provider.chat(nameOf(request.model)), request);
      } catch (error) {
        request.signal.throwIfAborted();
        throw problemOf(error);
      }
    },
  };
}

/** The provider gets the schema; whether the JSON fits it is the caller's question. */
async function jsonOf(model: LanguageModel, request: JsonRequest): Promise<JsonAnswer> {
  const { name, schema } = request;
  let cost = { inputTokens: 0, outputTokens: 0 };
  let ended: FinishReason = "other";
  try {
    const result = await generateText({
      model,
      output: Output.object({ name, schema: jsonSchema(schema) }),
      temperature: request.temperature,
      maxOutputTokens: request.outputTokens,
      maxRetries: request.retries,
      instructions: request.instructions,
      prompt: request.prompt,
      abortSignal: request.signal,
      timeout: { totalMs: request.timeout },
    });
    cost = costOf(result.totalUsage);
    ended = result.finishReason;
    return { kind: "json", value: result.output, ...cost };
  } catch (error) {
    // A text that is no JSON, or no text at all.
    if (NoObjectGeneratedError.isInstance(error)) {
      return { kind: reasonOf(error.finishReason), ...costOf(error.usage) };
    }
    if (NoOutputGeneratedError.isInstance(error)) return { kind: reasonOf(ended), ...cost };
    throw error;
  }
}

function costOf(usage: { inputTokens?: number; outputTokens?: number } | undefined) {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}

function reasonOf(ended: FinishReason | undefined): "cut" | "refused" | "no-json" {
  if (ended === "length") return "cut";
  return ended === "content-filter" ? "refused" : "no-json";
}

type Part =
  | { type: "text-delta"; text: string }
  | { type: "error"; error: unknown }
  | { type: "abort"; reason?: string }
  | {
      type: "finish";
      finishReason: FinishReason;
      totalUsage: { inputTokens?: number; outputTokens?: number };
    }
  | { type: string };

async function* eventsOf(
  stream: AsyncIterable<Part>,
  signal: AbortSignal,
  onBegun: () => void,
): AsyncIterable<ModelEvent> {
  try {
    for await (const part of stream) {
      if (!/^start/.test(part.type)) onBegun();
      if (isPart(part, "text-delta") && part.text) yield { kind: "text", text: part.text };
      if (isPart(part, "error")) {
        if (!ToolChoiceViolationError.isInstance(part.error)) throw part.error;
        yield { kind: "tool-ignored" };
      }
      if (isPart(part, "abort")) throw new DOMException(part.reason, "TimeoutError");
      if (isPart(part, "finish")) {
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        // Providers that do not count tell nothing, or zeros.
        if (inputTokens + outputTokens > 0) yield { kind: "usage", inputTokens, outputTokens };
        if (part.finishReason === "interrupted") throw new Error("The stream has no end.");
        if (part.finishReason === "length") yield { kind: "cut" };
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    throw problemOf(error);
  } finally {
    onBegun();
  }
}

function isPart<Kind extends Part["type"]>(
  part: Part,
  kind: Kind,
): part is Extract<Part, { type: Kind }> {
  return part.type === kind;
}

function toolsOf(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({
        description,
        inputSchema: jsonSchema(input),
        execute: (given, { abortSignal }) => run(given, abortSignal ?? AbortSignal.timeout(toolMs)),
      }),
    ]),
  );
}

function choiceOf(choice: ModelRequest["toolChoice"]) {
  return typeof choice === "string" ? choice : ({ type: "tool", toolName: choice.tool } as const);
}

function problemOf(error: unknown): ServiceProblem {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  return new ServiceProblem("models", kindOf(cause), causeFor(cause));
}

/** What a provider calls a failure: `insufficient_quota`, `model_not_found`. */
const failureCode = /^[a-z][\w.-]{0,59}$/i;

/**
 * What the log may know of a failure. Providers, and the library where it reads their answers, repeat
 * in their messages what was typed, what was answered, or the key: only names and codes stay.
 */
function causeFor(cause: unknown): unknown {
  if (cause instanceof Error && !AISDKError.isInstance(cause)) return cause;
  const told = new Error(cause instanceof Error ? cause.name : "a failure inside of the stream");
  const isCall = APICallError.isInstance(cause);
  // The provider's own words: of a refused call, or of a stream that ends with them.
  const said: { code?: unknown } = Object(isCall ? Object(cause.data).error : cause);
  const isCode = typeof said.code === "string" && failureCode.test(said.code);
  return Object.assign(told, isCall && { status: cause.statusCode }, isCode && { code: said.code });
}

function kindOf(cause: unknown): ProblemKind {
  if (isTimeout(cause)) return "timeout";
  if (!APICallError.isInstance(cause)) return "unavailable";
  const { statusCode = 503 } = cause;
  if (statusCode === 401 || statusCode === 403) return "auth";
  if (statusCode === 429) return "rate";
  const isRefused = statusCode >= 400 && statusCode < 500;
  return isRefused && statusCode !== 404 && statusCode !== 408 ? "invalid" : "unavailable";
}
