import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import {
  longestReason,
  longestTitle,
  reasonTooLong,
  titleNeeded,
  titleTooLong,
} from "./messages.ts";
import type { AnswerDebug } from "./thread.ts";

/** The form that renames a conversation: `title`. */
export const renameForm = z.object({
  title: z
    .string()
    .default("")
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1, inSchema(titleNeeded)).max(longestTitle, inSchema(titleTooLong))),
});

/** The form that rates an answer: `rating` is `1`, `-1` or empty, which takes the rating back. */
export const ratingForm = z.object({
  message: z.string(),
  rating: z
    .enum(["1", "-1", ""])
    .transform((rating) => (rating === "" ? null : rating === "1" ? 1 : -1)),
  reason: z
    .string()
    .default("")
    .transform((text) => text.trim() || null)
    .pipe(z.string().max(longestReason, inSchema(reasonTooLong)).nullable()),
});

const parameters = z.custom<SearchParameters>(
  (stored) => z.looseObject({}).safeParse(stored).success,
);

const debugRecord = z.object({
  engine: z.enum(["model", "built-in"]),
  model: z.string().nullable(),
  temperature: z.number().nullable(),
  intent: z.string(),
  toolChoice: z.string(),
  parameters,
  toolCalls: z.array(
    z.object({ name: z.string(), parameters, found: z.number().nullable(), ms: z.number() }),
  ),
  firstByteMs: z.number().nullable(),
  totalMs: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  problem: z.string().nullable(),
});

/** What was noted while a message was answered; `null` for what is not such a record. */
export function readDebug(stored: unknown): AnswerDebug | null {
  return debugRecord.safeParse(stored).data ?? null;
}
