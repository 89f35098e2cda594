import {
  beginsAnswer,
  type ChatEvent,
  changeByPiece,
} from "#features/assistant/threads/chat-event.ts";
import type { RoomMessage, SayRefusal } from "#features/coaches/room/room.ts";
import type { Words } from "#values/say.ts";

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

/** The server could not be reached, or broke off. */
export const coachUnreachable = {
  en: "The coach cannot be reached. Check your connection and try again.",
  es: "No pudimos contactar al entrenador. Revisa tu conexión e inténtalo de nuevo.",
};

/** What the room says about itself. */
export const aboutRoom = {
  en: "This is Dorsal's built-in coach: a program, not a person and not a doctor. It knows training, paces, race day and the races on Dorsal, in English and Spanish. What you write is kept for your dashboard if you are signed in; sound and pictures are never sent to Dorsal.",
  es: "Este es el entrenador propio de Dorsal: un programa, no una persona ni un médico. Sabe de entrenamiento, ritmos, el día de la carrera y las carreras de Dorsal, en inglés y en español. Lo que escribes se guarda en tu panel si iniciaste sesión; el sonido y las imágenes nunca se envían a Dorsal.",
};

/** Said before the microphone is opened for the first time. */
export const beforeListening = {
  en: "Your browser turns your voice into text. Some browsers send the sound to their maker for that. Dorsal gets only the text.",
  es: "Tu navegador convierte tu voz en texto. Para eso, algunos navegadores envían el sonido a su fabricante. Dorsal solo recibe el texto.",
};

/** Why the microphone or camera does not work. The session continues in each case. */
export const deviceMessages = {
  "microphone-refused": {
    en: "The microphone is blocked. Allow it in your browser's settings for this page, or type.",
    es: "El micrófono está bloqueado. Permítelo en la configuración de tu navegador para esta página, o escribe.",
  },
  "no-microphone": {
    en: "No microphone was found. You can type instead.",
    es: "No encontramos un micrófono. Puedes escribir.",
  },
  "nothing-heard": {
    en: "Nothing was heard. Press the button and speak, or type.",
    es: "No se escuchó nada. Presiona el botón y habla, o escribe.",
  },
  "recognition-unreachable": {
    en: "Your browser's speech service cannot be reached. You can type instead.",
    es: "El servicio de voz de tu navegador no responde. Puedes escribir.",
  },
  "recognition-failed": {
    en: "Your browser could not turn speech into text. You can type instead.",
    es: "Tu navegador no pudo convertir la voz en texto. Puedes escribir.",
  },
  "camera-refused": {
    en: "The camera is blocked. The session goes on without it; you can allow it in your browser's settings.",
    es: "La cámara está bloqueada. La sesión sigue sin ella; puedes permitirla en la configuración de tu navegador.",
  },
  "no-camera": {
    en: "No camera was found. The session goes on without it.",
    es: "No encontramos una cámara. La sesión sigue sin ella.",
  },
  "camera-busy": {
    en: "Another program uses the camera. The session goes on without it.",
    es: "Otro programa está usando la cámara. La sesión sigue sin ella.",
  },
  "camera-failed": {
    en: "The camera did not start. The session goes on without it.",
    es: "La cámara no se encendió. La sesión sigue sin ella.",
  },
} as const satisfies Record<DeviceProblem, Words>;
