import { href } from "react-router";
import { readEvents } from "#features/assistant/asking/read-events.ts";
import type { ChatEvent } from "#features/assistant/threads/chat-event.ts";
import { type SayProblem, type SayRefusal, sayProblems } from "#features/coaches/room/room.ts";
import { readApiError } from "#values/web/api-error.ts";

/** How what was said was taken: answered by events, refused, or not heard at all. */
export type SayOutcome = "ended" | "unreachable" | SayRefusal;

/** Says something in a session, and hands on what is answered, piece by piece. */
export async function sayStream(
  session: string,
  text: string,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<SayOutcome> {
  const response = await fetch(href("/coach-sessions/:id/say", { id: session }), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ text }),
    signal,
  }).catch(() => null);
  if (!response) return "unreachable";
  if (!response.ok || !response.body) {
    const error = readApiError(await response.json().catch(() => null));
    return error && isSayProblem(error.code)
      ? { problem: error.code, message: error.message }
      : "unreachable";
  }
  await readEvents(response.body, onEvent).catch(() => undefined);
  return "ended";
}

function isSayProblem(code: string): code is SayProblem {
  return sayProblems.some((problem) => problem === code);
}
