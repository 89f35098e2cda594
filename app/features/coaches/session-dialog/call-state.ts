import type { Sentence, Words } from "#values/say.ts";
import type { StartedSession } from "../sessions/session.ts";

/**
 * A session with a coach on the screen. While it is active the dialog holds the address and the id of
 * the conversation; when it has ended, neither.
 */
export type CallState =
  | { kind: "idle" }
  | { kind: "starting" }
  | { kind: "failed"; failure: Sentence }
  | { kind: "active"; session: StartedSession; secondsLeft: number; isShown: boolean }
  /** `rates` is the id of a session that has really run, and can be rated. */
  | { kind: "ended"; rates: string | null };

export type CallAction =
  | { kind: "asked" }
  | { kind: "refused"; failure: Sentence }
  | { kind: "started"; session: StartedSession; secondsLeft: number }
  | { kind: "shown" }
  | { kind: "ended"; secondsRun: number }
  | { kind: "rated" };

/** A session that was closed sooner has not been one. */
const leastSecondsToRate = 10;

/** The session on the screen after `action`. An action that does not fit changes nothing. */
export function nextCall(state: CallState, action: CallAction): CallState {
  switch (action.kind) {
    case "asked":
      return state.kind === "idle" || state.kind === "failed" ? { kind: "starting" } : state;
    case "refused":
      return state.kind === "starting" ? { kind: "failed", failure: action.failure } : state;
    case "started": {
      if (state.kind !== "starting") return state;
      const { session, secondsLeft } = action;
      return { kind: "active", session, secondsLeft, isShown: false };
    }
    case "shown":
      return state.kind === "active" ? { ...state, isShown: true } : state;
    case "ended": {
      const hasRun =
        state.kind === "active" && state.isShown && action.secondsRun >= leastSecondsToRate;
      return { kind: "ended", rates: hasRun ? state.session.conversation_id : null };
    }
    case "rated":
      return { kind: "ended", rates: null };
  }
}

/** `12 min left`, and in the last one `less than a minute left`. */
export function timeLeft(seconds: number): Words {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60
    ? { en: "less than 1 min left", es: "queda menos de 1 min" }
    : { en: `${minutes} min left`, es: `${minutes === 1 ? "queda" : "quedan"} ${minutes} min` };
}

/** Whether the address of a session is reached over TLS, or is on this machine (FAKE-11). */
export function isSecureAddress(address: string, page: string): boolean {
  const { protocol, hostname } = new URL(address, page);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
