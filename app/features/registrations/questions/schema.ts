import { z } from "zod";
import { distanceUnknown } from "#features/races/editing/messages.ts";
import { listOrder, tick } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import { kindNeeded, textNeeded } from "./messages.ts";
import {
  deletedDistance,
  longestHint,
  longestQuestion,
  mostQuestions,
  questionKinds,
} from "./question.ts";

function line(longest: number) {
  return z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(longest, inSchema(atMostLetters(longest))))
    .transform((typed) => typed || null);
}

/** A question as an organizer writes it; its choices are read by `readChoiceLines`. */
export const questionForm = z
  .object({
    kind: z.enum(questionKinds, inSchema(kindNeeded)),
    /** Empty: of every distance. */
    distance: z
      .union(
        [
          z.literal("").transform(() => null),
          z.guid(inSchema(distanceUnknown)),
          z.literal(deletedDistance),
        ],
        inSchema(distanceUnknown),
      )
      .default(null),
    text_en: line(longestQuestion),
    text_es: line(longestQuestion),
    hint_en: line(longestHint),
    hint_es: line(longestHint),
    is_required: tick,
    choices: z.string().default(""),
  })
  .refine(({ text_en, text_es }) => text_en !== null || text_es !== null, {
    path: ["text_en"],
    error: inSchema(textNeeded),
  });

/** The questions in another order. */
export const questionOrder = listOrder(mostQuestions);
