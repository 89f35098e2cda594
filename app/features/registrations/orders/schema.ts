import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/typed.ts";
import { orderProblems } from "./messages.ts";
import { manualMethods } from "./order.ts";

/** Which way a runner pays. */
export const methodForm = z.object({
  method: z.enum(manualMethods, inSchema(orderProblems["no-method"])),
});

export const longestReference = 60;

/** What a runner sends beside the file of a proof. */
export const proofForm = z.object({
  reference: z
    .string()
    .catch("")
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(
          1,
          inSchema({
            en: "Please enter the number of the operation.",
            es: "Escribe el número de la operación.",
          }),
        )
        .max(
          longestReference,
          inSchema({
            en: `Please use at most ${longestReference} letters.`,
            es: `Usa como máximo ${longestReference} caracteres.`,
          }),
        ),
    ),
});
