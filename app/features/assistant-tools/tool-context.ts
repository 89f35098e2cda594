import type { Services } from "#services/services.ts";
import type { ToolProblem } from "./messages.ts";

/** What the tools of one request work with. */
export type ToolContext = {
  services: Pick<Services, "db" | "now" | "log">;
  /** Where the site is reached, for links. */
  origin: string;
  /** The number of the request in the log. */
  requestId: string;
};

/** What a tool has found, or why it has no answer: a code, or the words of the feature that refuses. */
export type ToolFinding =
  | { found: Record<string, unknown> }
  | { problem: ToolProblem }
  | { sentence: string };
