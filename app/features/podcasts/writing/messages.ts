import type { ScriptCallProblem } from "./schema.ts";
import type { ScriptProblem } from "./script.server.ts";

export const scriptFailed = "Failed to generate script. Please try again.";

/** Why no script was written. */
export const writingProblems = {
  "not-written": scriptFailed,
  "too-often": "You have had many texts written just now. Please wait some minutes.",
  "no-topic": "Please enter a podcast topic",
  "no-race": "Please select at least one race",
  "too-long": "Please use at most 200 characters for the topic",
  unreadable: "Send { topic }, or the topic Featured Races with at most 12 races.",
} as const satisfies Record<ScriptProblem | ScriptCallProblem, string>;

export const onlyAdminsWrite = "Only administrators can have scripts written.";
