import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import { answerLimit, answerNeeded, answerTooLong } from "./answer.ts";

/** The public answer to a review. */
export const answerForm = z.object({
  answer: z
    .string()
    .catch("")
    // A form sends each line break as two characters.
    .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(1, inSchema(answerNeeded)).max(answerLimit, inSchema(answerTooLong))),
});

const mark = z.enum(["hide", "show"]);

/** What an administrator does with an answer; `null` for an address that names nothing. */
export function readAnswerMark(word: string) {
  return mark.safeParse(word).data ?? null;
}
