import { useEffect, useReducer, useRef } from "react";
import { href, useNavigate, useRevalidator } from "react-router";
import { readEvents } from "#features/assistant/asking/read-events.ts";
import {
  type AskRefusal,
  askProblems,
  type ChatEvent,
} from "#features/assistant/threads/chat-event.ts";
import type { ChatAllowance, ChatMessage, ChatThread } from "#features/assistant/threads/thread.ts";
import { useLang } from "#ui/language/language.tsx";
import { useRepeat } from "#ui/timer.ts";
import type { Lang } from "#values/say.ts";
import { readApiError } from "#values/web/api-error.ts";
import { inLanguage } from "#values/web/language.ts";
import { isBusy, lastQuestion, nextState, openedThread, type ThreadState } from "./thread-state.ts";

/** How often a thread is read again that is answered for another tab, or whose connection was cut. */
const rereadMs = 2000;

type ConversationTools = {
  state: ThreadState;
  /** @returns whether the question was taken: if it was not, its text goes back to the input */
  ask(text: string, instead?: "edit" | "retry" | null): Promise<boolean>;
  /** Asks the last question again. */
  retry(): void;
  stop(): void;
  rated(message: string, rating: ChatMessage["rating"]): void;
  dismiss(): void;
};

/** A conversation with everything that can be done in it. */
export function useConversation(
  stored: {
    thread: ChatThread | null;
    allowance: ChatAllowance | null;
    refusal: AskRefusal | null;
  },
  about: { assistant: string | null; race: string | null },
  onStarted: (thread: string) => void,
): ConversationTools {
  const [state, dispatch] = useReducer(nextState, null, () =>
    openedThread(stored.thread, stored.allowance, stored.refusal),
  );
  const lang = useLang();
  const running = useRef<AbortController | null>(null);
  const unheard = useRef<{ text: string; key: string } | null>(null);
  const revalidator = useRevalidator();
  const navigate = useNavigate();

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (stored.thread) dispatch({ kind: "loaded", thread: stored.thread });
  }, [stored.thread]);

  const waits = state.thread && (state.phase === "elsewhere" || state.phase === "lost");
  useRepeat(waits ? rereadMs : null, async () => {
    const thread = await readThread(state.thread?.id ?? "", lang);
    if (thread) dispatch({ kind: "loaded", thread });
  });

  async function ask(text: string, instead: "edit" | "retry" | null = null): Promise<boolean> {
    if (isBusy(state)) return false;
    const { thread } = state;
    const key = unheard.current?.text === text ? unheard.current.key : newRequestKey();
    unheard.current = { text, key };
    dispatch({ kind: "asked", text: instead === "retry" ? null : text, instead });
    if (!navigator.onLine) {
      dispatch({ kind: "refused", trouble: { kind: "offline" } });
      return false;
    }
    const controller = new AbortController();
    running.current = controller;
    const isOurs = () => running.current === controller && !controller.signal.aborted;
    let isHeard = false;
    const body = { text, thread: thread?.id ?? null, requestKey: key, ...about };
    // A question that was never kept is not there to be replaced.
    const outcome = await askStream(
      lang,
      { ...body, instead: thread && instead },
      controller.signal,
      (event) => {
        if (!isOurs()) return;
        isHeard = true;
        dispatch({ kind: "event", event });
        if ("started" in event && !thread) {
          onStarted(event.started.thread);
          const path = href("/chat/:threadId?", { threadId: event.started.thread });
          navigate(path, { replace: true, preventScrollReset: true });
        }
      },
    );
    if (!isOurs()) return true;
    running.current = null;
    if (outcome === "ended" && isHeard) {
      unheard.current = null;
      dispatch({ kind: "ended" });
      if (navigator.onLine) revalidator.revalidate();
      return true;
    }
    const isRefusal = typeof outcome === "object";
    if (isRefusal) unheard.current = null;
    const trouble = isRefusal
      ? ({ kind: "refused", refusal: outcome } as const)
      : ({ kind: navigator.onLine ? "failed" : "offline" } as const);
    dispatch({ kind: "refused", trouble });
    return false;
  }

  return {
    state,
    ask,
    retry() {
      const question = lastQuestion(state);
      if (question) ask(question.content, "retry");
    },
    stop() {
      running.current?.abort();
      running.current = null;
      unheard.current = null;
      dispatch({ kind: "stopped" });
    },
    rated: (message, rating) => dispatch({ kind: "rated", message, rating }),
    dismiss: () => dispatch({ kind: "dismissed" }),
  };
}

async function readThread(id: string, lang: Lang): Promise<ChatThread | null> {
  const answer = await fetch(inLanguage(lang, href("/chat/threads/:id/stored", { id }))).catch(
    () => null,
  );
  return answer?.ok ? answer.json().catch(() => null) : null;
}

/** The body of a question to `/functions/openai-chat`. */
type QuestionBody = {
  /** Empty where the last question is asked again. */
  text: string;
  thread: string | null;
  assistant: string | null;
  race: string | null;
  requestKey: string;
  instead: "edit" | "retry" | null;
};

/** How a question was taken: answered by events, refused, or not heard at all. */
type AskOutcome = "ended" | "unreachable" | AskRefusal;

/**
 * Sends a question and hands on what is answered, piece by piece.
 * @param onEvent - called for several events in one task, so that one rendering shows them all
 */
async function askStream(
  lang: Lang,
  body: QuestionBody,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<AskOutcome> {
  const response = await fetch(inLanguage(lang, href("/functions/openai-chat")), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, stream: true }),
    signal,
  }).catch(() => null);
  if (!response) return "unreachable";
  if (!response.ok || !response.body) return (await refusalOf(response)) ?? "unreachable";
  await readEvents(response.body, onEvent).catch(() => undefined);
  return "ended";
}

/** The server's reason, in its own words; `null` where it gave none. */
async function refusalOf(response: Response): Promise<AskRefusal | null> {
  const error = readApiError(await response.json().catch(() => null));
  const problem = askProblems.find((one) => one.replaceAll("-", "_") === error?.code);
  return error && problem ? { problem, message: error.message } : null;
}

/** A random UUID. Browsers have a function for it over TLS only. */
function newRequestKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  const version = `4${hex.slice(13, 16)}`;
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20)].join("-");
}
