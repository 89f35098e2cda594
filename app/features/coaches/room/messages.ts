import { longestSaid, type SayProblem } from "./room.ts";

/** Why the coach does not answer. */
export const sayMessages = {
  empty: "Say or type something first.",
  "too-long": `That is too long: at most ${longestSaid} characters fit into one message.`,
  "no-session": "This session does not exist, or it belongs to another visitor.",
  over: "This session has ended.",
  busy: "The coach is still answering. Wait for the answer, then go on.",
  "too-many": "You have asked a lot in this session. Please try again shortly.",
} as const satisfies Record<SayProblem, string>;
