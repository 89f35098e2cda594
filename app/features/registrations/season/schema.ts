import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import { longestNote, noteMessages } from "./messages.ts";

/** The form of a travel note. Nothing but spaces takes the note away. */
export const noteForm = z.object({
  note: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .refine((text) => text.length <= longestNote, inSchema(noteMessages.tooLong)),
});
