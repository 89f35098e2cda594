import { type FollowUpQuestion, type ToolName, toolNames } from "../conversation/assistant.ts";

/**
 * The follow-up questions of a row or a form. An option is a text or an object with a `text`; what
 * cannot be read is left out.
 */
export function readFollowUps(stored: unknown): FollowUpQuestion[] {
  return listIn(stored).flatMap((question, place) => {
    const text = textOf(question);
    if (text === null) return [];
    const { id, options } = fieldsOf(question);
    return {
      id: typeof id === "string" && id !== "" ? id : `question-${place + 1}`,
      text,
      options: listIn(options).flatMap((option) => textOf(option) ?? []),
    };
  });
}

/** The tools that a row names and that exist. */
export function readTools(stored: unknown): ToolName[] {
  const named = new Set(listIn(stored));
  return toolNames.filter((name) => named.has(name));
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | null {
  const text = typeof value === "string" ? value : fieldsOf(value).text;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : null;
}

function fieldsOf(value: unknown): { id?: unknown; text?: unknown; options?: unknown } {
  return typeof value === "object" && value !== null ? value : {};
}
