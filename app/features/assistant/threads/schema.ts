import { z } from "zod";
import {
  longestReason,
  longestTitle,
  reasonTooLong,
  titleNeeded,
  titleTooLong,
} from "../messages.ts";

/** The form that renames a conversation: `title`. */
export const renameForm = z.object({
  title: z
    .string()
    .default("")
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1, titleNeeded).max(longestTitle, titleTooLong)),
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
    .pipe(z.string().max(longestReason, reasonTooLong).nullable()),
});
