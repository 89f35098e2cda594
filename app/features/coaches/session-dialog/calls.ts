import { href } from "react-router";
import { propertyOf } from "#values/record.ts";
import type { Lang, Sentence } from "#values/say.ts";
import { readApiError } from "#values/web/api-error.ts";
import { inLanguage } from "#values/web/language.ts";
import type { Coach } from "../personas/coach.ts";
import {
  type EndReason,
  type StartedSession,
  sessionMinutes,
  startFailed,
  startMessages,
} from "../sessions/session.ts";

type Started = { session: StartedSession; secondsLeft: number };

/** Begins a session with a coach; from now on it costs, until it ends. */
export async function startCall(
  coach: Coach,
  lang: Lang,
): Promise<Started | { failure: Sentence }> {
  try {
    const response = await fetch(inLanguage(lang, href("/functions/tavus-conversation")), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        action: "start",
        persona_id: coach.persona_id,
        replica_id: coach.default_replica_id,
      }),
    });
    const answer: unknown = await response.json();
    const error = readApiError(answer);
    if (error && told.includes(error.code)) return { failure: error.message };
    if (!response.ok) return { failure: startFailed };
    const session = sessionIn(answer);
    return { session, secondsLeft: secondsUntil(session.expires_at, response) };
  } catch (error) {
    return { failure: error instanceof MissingUrl ? startMessages["no-url"] : startFailed };
  }
}

/** Refusals with a sentence of their own; any other failure is ERR-15. */
const told = ["no-url", "unknown-coach", "too-many-today", "too-many-here"];

/** ERR-16 */
class MissingUrl extends Error {
  constructor() {
    super(startMessages["no-url"].en);
    this.name = "MissingUrl";
  }
}

/** @throws {MissingUrl} where the answer names no address */
function sessionIn(answer: unknown): StartedSession {
  const [id, url, source, expires] = [
    "conversation_id",
    "conversation_url",
    "source",
    "expires_at",
  ].map((name) => propertyOf(answer, name));
  if (typeof url !== "string" || url === "") throw new MissingUrl();
  if (typeof id !== "string" || typeof expires !== "string") throw new Error("No conversation.");
  return {
    conversation_id: id,
    conversation_url: url,
    source: source === "provider" ? "provider" : "built-in",
    expires_at: expires,
  };
}

/** By the server's clock: that of the visitor may be wrong. */
function secondsUntil(expires: string, response: Response): number {
  const now = Date.parse(response.headers.get("Date") ?? "");
  const left = Math.round((Date.parse(expires) - now) / 1000);
  const most = sessionMinutes * 60;
  return left > 0 && left <= most ? left : most;
}

type End = Extract<EndReason, "closed" | "left" | "time">;

/** Ends a session. A failure is only logged, because the session times out anyway. */
export async function endCall(conversationId: string, reason: End): Promise<void> {
  try {
    const response = await fetch(href("/functions/tavus-conversation"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "end", conversationId, reason }),
      keepalive: true,
    });
    if (!response.ok) console.warn(`The session was not ended: status ${response.status}.`);
  } catch (error) {
    console.warn("The session was not ended.", error);
  }
}

/** For a page that is being unloaded, which would cancel a normal request. */
export function endCallByBeacon(conversationId: string): void {
  const body = JSON.stringify({ action: "end", conversationId, reason: "left" });
  const sent = new Blob([body], { type: "application/json" });
  navigator.sendBeacon(href("/functions/tavus-conversation"), sent);
}

/** @returns whether the stars were kept */
export async function sendStars(conversationId: string, stars: FormData): Promise<boolean> {
  const response = await fetch(href("/coach-sessions/:id/rate", { id: conversationId }), {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ stars: String(stars.get("stars") ?? "") }),
  }).catch(() => null);
  return response?.ok ?? false;
}
