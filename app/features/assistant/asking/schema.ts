import { z } from "zod";
import type { Utterance } from "../conversation/utterance.ts";

/** Of a conversation that a caller keeps: only so many of the last messages count. */
const mostMessages = 20;

/** Longer texts of an assistant are cut: they are only what was said before. */
const longestEarlier = 4000;

/** A question of our own screens. */
const question = z.object({
  text: z.string().default(""),
  thread: z.string().nullable().default(null),
  assistant: z.string().nullable().default(null),
  race: z.string().nullable().default(null),
  requestKey: z.string().nullable().default(null),
  instead: z.enum(["edit", "retry"]).nullable().default(null),
  stream: z.boolean().default(true),
});

const parts = z.array(z.looseObject({ text: z.string().default("") }));
const content = z.union([
  z.string(),
  parts.transform((all) => all.map(({ text }) => text).join("")),
]);

/**
 * A conversation that the caller keeps. The temperature, the tools, the tool choice and instructions
 * are taken and have no effect: the server decides on them.
 */
const conversation = z.object({
  model: z.string().default(""),
  stream: z.boolean().default(false),
  messages: z
    .array(z.looseObject({ role: z.string(), content: content.nullish().catch(null) }))
    .transform((messages) => messages.flatMap(toUtterance).slice(-mostMessages)),
});

export type ChatCall =
  | { kind: "question"; question: z.output<typeof question> }
  | { kind: "conversation"; conversation: z.output<typeof conversation> };

/** The two shapes of a call of `openai-chat`; `null` for anything else. */
export function readChatCall(body: unknown): ChatCall | null {
  const kept = conversation.safeParse(body);
  if (kept.success) return { kind: "conversation", conversation: kept.data };
  const asked = question.safeParse(body);
  return asked.success ? { kind: "question", question: asked.data } : null;
}

/** Only what users and assistants have said counts. */
function toUtterance({
  role,
  content: said,
}: {
  role: string;
  content?: string | null | undefined;
}): Utterance[] {
  if (!said) return [];
  if (role === "user") return [{ author: "user", text: said, races: [] }];
  if (role !== "assistant") return [];
  return [{ author: "assistant", text: said.slice(0, longestEarlier), races: [] }];
}
