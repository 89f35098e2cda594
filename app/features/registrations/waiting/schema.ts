import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import { offerHoursLimits } from "./waiting.ts";

const { least, most } = offerHoursLimits;

/** What an organizer decides about the waiting list of a race. */
export const waitingRulesForm = z.object({
  waiting_list: z.enum(
    ["on", "off"],
    inSchema({ en: "Please choose one of the options.", es: "Elige una de las opciones." }),
  ),
  offer_hours: z
    .string()
    .catch("")
    .transform((typed) => typed.trim())
    .pipe(
      z.string().refine(
        (typed) => /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most,
        inSchema({
          en: `Please enter a whole number from ${least} to ${most}`,
          es: `Escribe un número entero de ${least} a ${most}`,
        }),
      ),
    )
    .transform(Number),
});
