import {
  beginsAnswer,
  type ChatEvent,
  changeByPiece,
} from "#features/assistant/threads/chat-event.ts";
import type { RoomMessage, SayRefusal } from "#features/coaches/room/room.ts";

/** Why the runner cannot be heard or seen. */
export type DeviceProblem =
  | "microphone-refused"
  | "no-microphone"
  | "nothing-heard"
  | "recognition-unreachable"
  | "recognition-failed"
  | "camera-refused"
  | "no-camera"
  | "camera-busy"
  | "camera-failed";

/** What stands in the way, said above the input. */
export type RoomTrouble =
  | { kind: "refused"; refusal: SayRefusal }
  | { kind: "unreachable" }
  | { kind: "device"; problem: DeviceProblem };

/** A room as the screen shows it. */
export type RoomState = {
  messages: readonly RoomMessage[];
  /** `asking` waits for the first words of an answer, `answering` gets them. */
  phase: "idle" | "asking" | "answering" | "over";
  isListening: boolean;
  /** The text recognized so far. */
  heard: string;
  /** The sentence that is said now; `null` while the coach is silent. */
  caption: string | null;
  trouble: RoomTrouble | null;
};

export type RoomAction =
  | { kind: "asked"; text: string }
  | { kind: "event"; event: ChatEvent }
  /** The connection has ended: a whole answer has come before. */
  | { kind: "ended" }
  | { kind: "failed"; trouble: RoomTrouble }
  | { kind: "listening" }
  | { kind: "heard"; text: string }
  | { kind: "deaf"; trouble: RoomTrouble | null }
  | { kind: "saying"; sentence: string | null }
  | { kind: "trouble"; trouble: RoomTrouble | null }
  | { kind: "over" };

/** What the coach seems to do: it decides how the portrait moves. */
export type CoachMood = "calm" | "listening" | "thinking" | "speaking" | "over";

/** The room as the page brings it. */
export function openedRoom(messages: readonly RoomMessage[], isOver: boolean): RoomState {
  return {
    messages,
    phase: isOver ? "over" : "idle",
    isListening: false,
    heard: "",
    caption: null,
    trouble: null,
  };
}

/** What the screen shows after `action`. After the end nothing changes any more. */
export function nextRoom(state: RoomState, action: RoomAction): RoomState {
  if (state.phase === "over") return state;
  switch (action.kind) {
    case "asked":
      return {
        ...silent(state),
        messages: [...state.messages, said(action.text), emptyAnswer(state.messages.length + 1)],
        phase: "asking",
        trouble: null,
      };
    case "event":
      return isBusy(state) ? received(state, action.event) : state;
    case "ended":
      return isBusy(state) ? withdrawn(state, { kind: "unreachable" }) : state;
    case "failed":
      return withdrawn(state, action.trouble);
    case "listening":
      return { ...silent(state), isListening: true, caption: null, trouble: null };
    case "heard":
      return state.isListening ? { ...state, heard: action.text } : state;
    case "deaf":
      return { ...silent(state), trouble: action.trouble ?? state.trouble };
    case "saying":
      return { ...state, caption: action.sentence };
    case "trouble":
      return { ...state, trouble: action.trouble };
    case "over":
      return { ...withoutOpenAnswer(silent(state)), phase: "over", caption: null, trouble: null };
  }
}

/** Whether an answer is on its way. */
export function isBusy({ phase }: Pick<RoomState, "phase">): boolean {
  return phase === "asking" || phase === "answering";
}

/** What the portrait shows of a state: to listen goes before to speak, and that before to think. */
export function moodOf({ phase, isListening, caption }: RoomState): CoachMood {
  if (phase === "over") return "over";
  if (isListening) return "listening";
  if (caption !== null) return "speaking";
  return isBusy({ phase }) ? "thinking" : "calm";
}

function silent(state: RoomState): RoomState {
  return { ...state, isListening: false, heard: "" };
}

function received(state: RoomState, event: ChatEvent): RoomState {
  if ("started" in event) return state;
  if ("done" in event) {
    const { id: _, ...message } = event.done.message;
    return { ...withAnswer(state, message), phase: "idle" };
  }
  const answer = state.messages.at(-1);
  const change = answer && changeByPiece(answer, event);
  if (!change) return state;
  const phase = beginsAnswer(event) ? "answering" : state.phase;
  return { ...withAnswer(state, change), phase };
}

/** The question goes back to the input: nothing came, or it broke off. */
function withdrawn(state: RoomState, trouble: RoomTrouble): RoomState {
  return { ...withoutOpenAnswer(state), phase: "idle", caption: null, trouble };
}

/** An answer that has words stays as far as it came; one without goes, with its question. */
function withoutOpenAnswer(state: RoomState): RoomState {
  if (!isBusy(state)) return state;
  const hasWords = (state.messages.at(-1)?.blocks.length ?? 0) > 0;
  return hasWords ? state : { ...state, messages: state.messages.slice(0, -2) };
}

function withAnswer(state: RoomState, change: Partial<RoomMessage>): RoomState {
  const answer = state.messages.at(-1);
  if (!answer) return state;
  return { ...state, messages: [...state.messages.slice(0, -1), { ...answer, ...change }] };
}

const nothing = { blocks: [], races: [], links: [], options: [], notice: null };

function said(text: string): RoomMessage {
  return { ...nothing, id: "question", isUser: true, content: text };
}

function emptyAnswer(place: number): RoomMessage {
  return { ...nothing, id: `answer-${place}`, isUser: false, content: "" };
}
