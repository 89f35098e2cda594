import type { ModelTool } from "#services/models/models.ts";
import type { Services } from "#services/services.ts";
import type { AnswerEvent } from "../answer.ts";
import type { ToolName } from "../assistant.ts";

/** What a tool tells the answer: the cards that it found, or that a search has failed. */
export type ToolEvent = Extract<AnswerEvent, { kind: "races" | "search-failed" }>;

/** What a model may look up. Tools read public races only. */
export function toolsFor(
  services: Pick<Services, "db" | "now">,
  names: readonly ToolName[],
  language: "en" | "es",
  seen: (event: ToolEvent) => void,
): ModelTool[] {
  void [services, names, language, seen];
  return [];
}
