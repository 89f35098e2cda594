import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { answerBuiltIn } from "../built-in/answer.server.ts";
import { chatTemperature } from "../conversation/assistant.ts";
import { answerMs, pieceMs } from "../conversation/limits.ts";
import { answerWithModel } from "../model/answer.server.ts";
import { countModelUse, isBudgetUsed, type UsedTokens } from "../model/model-usage.server.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { ChatEvent } from "../threads/chat-event.ts";
import { answerBroken, answerFailed } from "../threads/messages.ts";
import type { AnswerDebug, AnswerNotice, ChatMessage } from "../threads/thread.ts";
import { type AnswerParts, openDraft, type PieceEvent } from "./draft.ts";
import { gathered } from "./gathered.ts";

type Needs = Pick<Services, "db" | "now" | "models" | "log">;

type EngineName = "model" | "built-in";

/** What answers, and how long it may take. */
export type Engines = Record<
  EngineName,
  (services: Needs, turn: ChatTurn) => AsyncIterable<AnswerEvent>
> & { pace: Pace };

export const engines: Engines = {
  model: answerWithModel,
  "built-in": answerBuiltIn,
  pace: answerMs,
};

/** An answer that has ended, or as far as it has come. */
export type TurnAnswer = AnswerParts &
  Pick<ChatMessage, "answeredBy" | "notice"> & {
    state: "complete" | "stopped" | "failed";
    debug: AnswerDebug;
  };

/** An answer that is made while its events are read; `answer` tells how far it has come. */
export type RunningAnswer = { events: AsyncGenerator<PieceEvent>; answer(): TurnAnswer };

/**
 * Answers a question without keeping it: for the test console of administrators, and for callers who
 * keep their conversation themselves. The last event is `done`; nothing was `started`.
 * @param userId - whose use of the model is counted; `null` is a guest
 */
export async function* answerTurn(
  services: Needs,
  turn: ChatTurn,
  userId: string | null,
): AsyncGenerator<ChatEvent> {
  const running = startAnswer(services, turn, userId);
  yield* running.events;
  const message = messageOf(running.answer(), { id: "", at: services.now() });
  const meter = { right: "chatMessagesPerDay", used: 0, limit: null } as const;
  yield { done: { message, allowance: { meter, hint: null } } };
}

/** An answer as a thread shows it. */
export function messageOf(
  { debug, ...answer }: TurnAnswer,
  { id, at }: { id: string; at: Date },
): ChatMessage {
  return { id, isUser: false, ...answer, rating: null, debug, at: at.toISOString() };
}

/** How the part of one engine has ended. */
type Ending = { kind: "ended" | "stopped" } | Failure;
type Failure = { kind: "failed"; problem: unknown };

const asFailure = (problem: unknown): Failure => ({ kind: "failed", problem });

/**
 * Begins an answer. The model answers where there is one and its budget lasts; the built-in assistant
 * answers otherwise, where health is in danger, and where the model fails before its first word.
 */
export function startAnswer(
  services: Needs,
  turn: ChatTurn,
  userId: string | null,
  { pace, ...answering }: Engines = engines,
): RunningAnswer {
  const draft = openDraft(turn);
  let engine: EngineName = "built-in";
  let notice: AnswerNotice | null = null;
  // Until its end is reached, an answer counts as stopped: nobody may read on.
  let state: TurnAnswer["state"] = "stopped";
  let problem: string | null = null;
  let cost: UsedTokens = { inputTokens: 0, outputTokens: 0 };
  let hasFailedSilently = false;

  async function* events(): AsyncGenerator<PieceEvent> {
    const chosen = await chooseEngine(services, turn).catch(asFailure);
    if ("problem" in chosen) return yield* end(chosen);
    engine = chosen.engine;
    if (chosen.notice) yield tell(chosen.notice);
    let ending = yield* speak();
    if (engine === "model" && ending.kind !== "stopped" && !draft.told.hasText) {
      noteProblem(ending);
      yield* draft.restart();
      engine = "built-in";
      yield tell("model-unavailable");
      ending = yield* speak();
    }
    yield* end(ending);
  }

  function tell(said: AnswerNotice): PieceEvent {
    notice = said;
    return { notice: said };
  }

  /** Lets the engine speak until it ends, fails, is stopped or has said enough. */
  async function* speak(): AsyncGenerator<PieceEvent, Ending> {
    const own = new AbortController();
    const signal = AbortSignal.any([turn.signal, own.signal]);
    const isModel = engine === "model";
    try {
      const said = answering[engine](services, { ...turn, signal });
      for await (const event of gathered(paced(said, pace, signal), pieceMs)) {
        yield* draft.take(event);
        if (draft.told.isCut) break;
      }
      return { kind: "ended" };
    } catch (caught) {
      return turn.signal.aborted ? { kind: "stopped" } : asFailure(caught);
    } finally {
      own.abort();
      if (isModel) await countUse();
    }
  }

  async function* end(ending: Ending): AsyncGenerator<PieceEvent> {
    if (ending.kind === "stopped") return;
    const hasSpoken = draft.told.hasText || draft.hasRaces();
    if (ending.kind === "failed" || !hasSpoken) {
      noteProblem(ending);
      state = "failed";
      hasFailedSilently = !hasSpoken;
      if (hasFailedSilently) yield* draft.restart();
      const sentence = hasFailedSilently ? answerFailed : answerBroken;
      yield* draft.append(sentence[turn.plan.language]);
      return;
    }
    state = "complete";
    if (draft.told.isCut) yield tell("cut");
  }

  function noteProblem(ending: Ending): void {
    const cause = ending.kind === "failed" ? ending.problem : null;
    problem = problemCode(cause);
    if (cause) services.log.error({ error: cause, engine }, "an answer failed");
  }

  async function countUse(): Promise<void> {
    const hasRead = draft.told.hasText || draft.hasRaces() || turn.signal.aborted;
    cost = draft.tokens(hasRead ? lettersOf(turn) : 0);
    try {
      await countModelUse(services, { userId, model: modelOf(services, turn) }, cost);
    } catch (error) {
      services.log.error({ error }, "the use of a model was not counted");
    }
  }

  return {
    events: events(),
    answer: () => ({
      ...draft.parts(),
      state,
      answeredBy: hasFailedSilently ? null : engine,
      notice,
      debug: {
        engine,
        model: engine === "model" ? modelOf(services, turn) : null,
        temperature: engine === "model" ? chatTemperature : null,
        intent: turn.plan.intent.kind,
        toolChoice: choiceName(turn.plan.toolChoice),
        parameters: turn.plan.params,
        toolCalls: draft.told.toolCalls,
        firstByteMs: draft.told.firstByteMs,
        totalMs: draft.sinceBegun(),
        ...cost,
        problem,
      },
    }),
  };
}

async function chooseEngine(
  services: Needs,
  { plan }: ChatTurn,
): Promise<{ engine: EngineName; notice: AnswerNotice | null }> {
  // What runners keep here is told by our own engine alone: no provider reads it.
  if (plan.isFixed || plan.intent.kind === "own" || !services.models)
    return { engine: "built-in", notice: null };
  if (await isBudgetUsed(services)) return { engine: "built-in", notice: "budget-used" };
  return { engine: "model", notice: null };
}

function problemCode(cause: unknown): string {
  if (cause === null) return "silent";
  if (cause instanceof TooSlow) return "timeout";
  return cause instanceof ServiceProblem ? cause.kind : "failed";
}

/** As the provider calls it. */
function modelOf({ models }: Needs, { assistant }: ChatTurn): string {
  return models?.nameOf(assistant.model) ?? assistant.model;
}

function choiceName(choice: ChatTurn["plan"]["toolChoice"]): string {
  return typeof choice === "string" ? choice : choice.tool;
}

/** About how many letters a model has read for an answer. */
function lettersOf({ assistant, conversation }: ChatTurn): number {
  return conversation.reduce((sum, { text }) => sum + text.length, assistant.instructions.length);
}

/** Milliseconds for a whole answer, until its first piece, and between two pieces. */
type Pace = { whole: number; first: number; pause: number };

/** An answer that takes too long. */
class TooSlow extends Error {
  constructor() {
    super("The answer takes too long.");
    this.name = "TooSlow";
  }
}

/**
 * The pieces of a source that may hang: it is not waited for longer than its pace allows, or than
 * `signal` lasts. A source that has not ended is told to, and not waited for.
 * @throws {TooSlow}, what the source throws, and the reason of the signal
 */
async function* paced<Piece>(
  source: AsyncIterable<Piece>,
  pace: Pace,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  const end = performance.now() + pace.whole;
  let wait = pace.first;
  try {
    while (true) {
      const left = Math.min(wait, end - performance.now());
      const next = await within(pieces.next(), left, signal);
      if (next.done) return;
      yield next.value;
      wait = pace.pause;
    }
  } finally {
    pieces.return?.().catch(() => {});
  }
}

function within<Value>(work: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new TooSlow())), Math.max(ms, 0));
    const stop = () => end(() => reject(signal.reason));
    function end(tell: () => void) {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      tell();
    }
    signal.addEventListener("abort", stop);
    work.then(
      (value) => end(() => resolve(value)),
      (problem) => end(() => reject(problem)),
    );
    if (signal.aborted) stop();
  });
}
