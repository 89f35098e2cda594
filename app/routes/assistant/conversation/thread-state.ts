import {
  type AskRefusal,
  beginsAnswer,
  type ChatEvent,
  changeByPiece,
} from "#features/assistant/threads/chat-event.ts";
import type { ChatAllowance, ChatMessage, ChatThread } from "#features/assistant/threads/thread.ts";

/** What stands in the way of an answer, shown above the input. */
export type ChatTrouble =
  | { kind: "refused"; refusal: AskRefusal }
  /** The server could not be reached, or failed without a sentence of its own. */
  | { kind: "failed" }
  | { kind: "offline" };

/** A conversation as the screen shows it. */
export type ThreadState = {
  /** `null` until the first question is kept. */
  thread: { id: string; title: string | null } | null;
  messages: readonly ChatMessage[];
  /**
   * `asking` waits for the first piece of an answer, `answering` gets pieces, `elsewhere` is answered
   * for another tab, `lost` had its connection cut and waits for what the server has stored.
   */
  phase: "idle" | "asking" | "answering" | "elsewhere" | "lost";
  trouble: ChatTrouble | null;
  allowance: ChatAllowance | null;
  /** The messages as they were before the question: they come back when it is refused. */
  before: readonly ChatMessage[];
};

/** What happens to a conversation. */
export type ThreadAction =
  /** `text` is `null` when the last question is asked again. */
  | { kind: "asked"; text: string | null; instead: "edit" | "retry" | null }
  | { kind: "event"; event: ChatEvent }
  /** The connection has ended. */
  | { kind: "ended" }
  | { kind: "stopped" }
  | { kind: "refused"; trouble: ChatTrouble }
  | { kind: "loaded"; thread: ChatThread }
  | { kind: "rated"; message: string; rating: ChatMessage["rating"] }
  | { kind: "dismissed" };

/** The state in which a page opens. */
export function openedThread(
  thread: ChatThread | null,
  allowance: ChatAllowance | null,
  refusal: AskRefusal | null = null,
): ThreadState {
  const messages = thread?.messages ?? [];
  return {
    thread: thread && { id: thread.id, title: thread.title },
    messages,
    phase: thread?.isAnswering ? "elsewhere" : "idle",
    trouble: refusal && { kind: "refused", refusal },
    allowance,
    before: messages,
  };
}

/** What the screen shows after `action`. Messages that do not change stay the same objects. */
export function nextState(state: ThreadState, action: ThreadAction): ThreadState {
  switch (action.kind) {
    case "asked":
      return asked(state, action);
    case "event":
      return isBusy(state) ? received(state, action.event) : state;
    case "ended":
      return isBusy(state) ? { ...state, phase: "lost", trouble: { kind: "failed" } } : state;
    case "stopped":
      if (!isBusy(state)) return state;
      return { ...withAnswer(state, { state: "stopped" }), phase: "idle" };
    case "refused":
      return { ...state, messages: state.before, phase: "idle", trouble: action.trouble };
    case "loaded":
      return loaded(state, action.thread);
    case "rated":
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === action.message ? { ...message, rating: action.rating } : message,
        ),
      };
    case "dismissed":
      return { ...state, trouble: null };
  }
}

/** Whether this tab waits for an answer or gets one. */
export function isBusy({ phase }: Pick<ThreadState, "phase">): boolean {
  return phase === "asking" || phase === "answering";
}

/** The last question, which can be edited and asked again. */
export function lastQuestion({ messages }: Pick<ThreadState, "messages">): ChatMessage | null {
  return messages.findLast(({ isUser }) => isUser) ?? null;
}

function asked(
  state: ThreadState,
  { text, instead }: Extract<ThreadAction, { kind: "asked" }>,
): ThreadState {
  const { messages } = state;
  const last = messages.findLastIndex(({ isUser }) => isUser);
  const kept = instead === null || last < 0 ? messages : messages.slice(0, last);
  const repeated = instead === "retry" ? messages[last] : undefined;
  const question = repeated ?? emptyMessage({ isUser: true, content: text ?? "" });
  const answer = emptyMessage({ isUser: false, content: "" });
  return {
    ...state,
    messages: [...kept, question, answer],
    phase: "asking",
    trouble: null,
    before: messages,
  };
}

function received(state: ThreadState, event: ChatEvent): ThreadState {
  if ("started" in event) {
    const { thread, title, question, answer } = event.started;
    const named = state.messages.map((message, place) => {
      if (place === state.messages.length - 1) return { ...message, id: answer };
      return place === state.messages.length - 2 ? { ...message, id: question } : message;
    });
    return { ...state, thread: { id: thread, title }, messages: named };
  }
  if ("done" in event) {
    const { message, allowance } = event.done;
    return { ...withAnswer(state, message), phase: "idle", allowance, before: [] };
  }
  const answer = state.messages.at(-1);
  const change = answer && changeByPiece(answer, event);
  if (!change) return state;
  const phase = beginsAnswer(event) ? "answering" : state.phase;
  return { ...withAnswer(state, change), phase };
}

/** What the server has stored replaces what is shown, unless an answer is under way here. */
function loaded(state: ThreadState, thread: ChatThread): ThreadState {
  if (isBusy(state)) return state;
  const [shown, stored] = [state.messages.at(-1), thread.messages.at(-1)];
  const isBehind =
    stored?.state === "streaming" && stored.id === shown?.id && shown.state !== "streaming";
  // It was read before the answer ended that this tab has seen to its end.
  if (isBehind) return state;
  const hasAnswer = stored?.state === "complete";
  const { phase, messages, before } = openedThread(thread, null);
  return {
    thread: { id: thread.id, title: thread.title },
    messages,
    phase,
    trouble: state.phase === "lost" && hasAnswer ? null : state.trouble,
    allowance: state.allowance,
    before,
  };
}

/** The state with another last message. */
function withAnswer(state: ThreadState, change: Partial<ChatMessage>): ThreadState {
  const answer = state.messages.at(-1);
  if (!answer) return state;
  return { ...state, messages: [...state.messages.slice(0, -1), { ...answer, ...change }] };
}

function emptyMessage(typed: Pick<ChatMessage, "isUser" | "content">): ChatMessage {
  return {
    ...typed,
    id: typed.isUser ? "question" : "answer",
    blocks: [],
    races: [],
    links: [],
    options: [],
    state: typed.isUser ? "complete" : "streaming",
    answeredBy: null,
    notice: null,
    rating: null,
    debug: null,
    at: "",
  };
}
