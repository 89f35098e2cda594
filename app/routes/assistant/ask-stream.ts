import { href } from "react-router";
import { readEvents } from "#features/assistant/asking/read-events.ts";
import {
  type AskRefusal,
  askProblems,
  type ChatEvent,
} from "#features/assistant/threads/chat-event.ts";
import { readApiError } from "#values/web/api-error.ts";

/** The body of a question to `/functions/openai-chat`. */
export type QuestionBody = {
  /** Empty where the last question is asked again. */
  text: string;
  thread: string | null;
  assistant: string | null;
  race: string | null;
  requestKey: string;
  instead: "edit" | "retry" | null;
};

/** How a question was taken: answered by events, refused, or not heard at all. */
export type AskOutcome = "ended" | "unreachable" | AskRefusal;

/**
 * Sends a question and hands on what is answered, piece by piece.
 * @param onEvent - called for several events in one task, so that one rendering shows them all
 */
export async function askStream(
  body: QuestionBody,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<AskOutcome> {
  const response = await fetch(href("/functions/openai-chat"), {
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
export function newRequestKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  const version = `4${hex.slice(13, 16)}`;
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20)].join("-");
}
