import { z } from "zod";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { demands, mostPeople } from "./entry-rules.ts";

/** Letters of a waiver: about eight printed pages. */
export const longestWaiver = 20_000;

/** An empty text is none: the waiver does not exist in this language. */
const waiverText = z
  .string()
  .catch("")
  .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
  .pipe(z.string().max(longestWaiver, inSchema(atMostLetters(longestWaiver))))
  .transform((text) => text || null);

const demand = z.enum(
  demands,
  inSchema({ en: "Please choose one of the options.", es: "Elige una de las opciones." }),
);

/** What an organizer decides about the form of a race. */
export const entryFormForm = z.object({
  insurance: demand,
  gender: demand,
  document: demand,
  club: demand,
  people_per_order: z
    .string()
    .catch("1")
    .transform((typed) => typed.trim())
    .pipe(
      z.string().refine(
        (typed) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= mostPeople,
        inSchema({
          en: `Please enter a whole number from 1 to ${mostPeople}`,
          es: `Escribe un número entero de 1 a ${mostPeople}`,
        }),
      ),
    )
    .transform(Number),
  /** The version of the waiver that was edited; empty for the usual one. */
  edited_version: z.string().catch(""),
  waiver_en: waiverText,
  waiver_es: waiverText,
});

export type EntryFormChoice = z.output<typeof entryFormForm>;
