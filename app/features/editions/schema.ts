import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { tick } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";

const longestName = 300;

/** The next edition of a race, beside the amounts of its prices: see `readSteps`. */
export const editionForm = z.object({
  name: z
    .string()
    .catch("")
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, inSchema({ en: "Please enter a name", es: "Escribe un nombre" }))
        .max(longestName, inSchema(atMostLetters(longestName))),
    ),
  start_date: z
    .string()
    .catch("")
    .refine(
      (typed) => parseDay(typed) !== null,
      inSchema({ en: "Please enter a day", es: "Escribe un día" }),
    ),
  vouchers: tick,
});
