import type { Services } from "#services/services.ts";
import type { AnswerEvent } from "../../planning/answer.ts";

/** What a tool tells the answer: the cards that it found, or that a search has failed. */
export type ToolEvent = Extract<AnswerEvent, { kind: "races" | "search-failed" }>;

/** What every tool works with. */
export type ToolBench = {
  services: Pick<Services, "db" | "now">;
  language: "en" | "es";
  /** Hears of every race that a result names, before the model reads it. */
  seen: (event: ToolEvent) => void;
};

/** What a tool answers with: JSON for the model. */
export type ToolResult = Record<string, unknown> | { error: string };
