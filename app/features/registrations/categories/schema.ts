import { z } from "zod";
import { distanceUnknown } from "#features/races/editing/messages.ts";
import { listOrder, tick } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import { genders } from "../rules/entry-rules.ts";
import { highestAge, longestCategoryName, mostCategories } from "./category.ts";
import { agesReversed, ageUnreadable, categoryNameNeeded } from "./messages.ts";
import { categoryTemplates } from "./templates.ts";

/** What is left out, and what nobody chose. */
const orNothing = z.literal("").transform(() => null);

const age = z
  .string()
  .default("")
  .transform(oneLine)
  .refine(
    (typed) => /^\d{0,3}$/.test(typed) && Number(typed) <= highestAge,
    inSchema(ageUnreadable),
  )
  .transform((typed) => (typed === "" ? null : Number(typed)));

/** A category as its form describes it. */
export const categoryForm = z
  .object({
    name: z
      .string()
      .default("")
      .transform(oneLine)
      .pipe(
        z
          .string()
          .min(1, inSchema(categoryNameNeeded))
          .max(longestCategoryName, inSchema(atMostLetters(longestCategoryName))),
      ),
    distanceId: z
      .union([orNothing, z.guid(inSchema(distanceUnknown))], inSchema(distanceUnknown))
      .default(null),
    gender: z.union([orNothing, z.enum(genders)]).catch(null),
    minAge: age,
    maxAge: age,
  })
  .refine(({ minAge, maxAge }) => minAge === null || maxAge === null || minAge <= maxAge, {
    path: ["maxAge"],
    message: inSchema(agesReversed),
  });

export type CategoryForm = z.output<typeof categoryForm>;

/** Which category a form is about. */
export const categoryChoice = z.object({ category: z.guid() });

/** The categories in another order. */
export const categoryOrder = listOrder(mostCategories);

/** A template, and that it may replace the categories of the list. */
export const templateForm = z.object({
  template: z.enum(categoryTemplates),
  replace: tick,
});

/** The category that an organizer gives an entry; nothing for the automatic one. */
export const correctionForm = z.object({ category: z.union([orNothing, z.guid()]) });
