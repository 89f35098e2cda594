import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { tick } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { isId } from "#values/id.ts";
import { oneLine } from "#values/text/clean.ts";
import { optionally, wholeNumber } from "../prices/schema.ts";
import { longestName, longestNote, mostOfOne } from "./extra.ts";

const text = (longest: number) =>
  z
    .string()
    .catch("")
    .transform(oneLine)
    .pipe(z.string().max(longest, inSchema(atMostLetters(longest))))
    .transform((typed) => typed || null);

const needsName = {
  en: "Enter a name in at least one language",
  es: "Escribe un nombre en al menos un idioma",
};

/** An extra as its form says it. Amounts are read in the currency of the race. */
export const extraForm = z
  .object({
    name_en: text(longestName),
    name_es: text(longestName),
    note_en: text(longestNote),
    note_es: text(longestNote),
    kind: z.enum(
      ["fixed", "chosen"],
      inSchema({ en: "Please choose how it is paid.", es: "Elige cómo se paga." }),
    ),
    price: z.string().catch(""),
    least: z.string().catch(""),
    most: z.string().catch(""),
    stock: optionally(wholeNumber(0, 100_000)),
    most_each: optionally(wholeNumber(1, mostOfOne)).transform((most) => most ?? 1),
    distance: optionally(
      z
        .string()
        .refine(isId, inSchema({ en: "Please choose a distance.", es: "Elige una distancia." })),
    ),
    last_day: optionally(
      z
        .string()
        .refine(
          (typed) => parseDay(typed) !== null,
          inSchema({ en: "Please enter a day", es: "Escribe un día" }),
        ),
    ),
    pays_back: tick,
  })
  .check((context) => {
    const { name_en, name_es } = context.value;
    if (name_en !== null || name_es !== null) return;
    const message = inSchema(needsName);
    context.issues.push({ code: "custom", path: ["name_en"], message, input: context.value });
  });

export type ExtraForm = z.output<typeof extraForm>;
