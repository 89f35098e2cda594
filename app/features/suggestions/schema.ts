import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { emailAddress } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import {
  type DeclineReason,
  declineReasons,
  suggestionLimits as most,
  suggestionMessages as say,
} from "./suggestion.ts";

function line(limit: number) {
  return z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(limit, inSchema(atMostLetters(limit))));
}

const note = z
  .string()
  .default("")
  .transform((text) => text.replaceAll("\r\n", "\n").trim())
  .pipe(z.string().max(most.note, inSchema(atMostLetters(most.note))));

const common = {
  link: line(most.link).refine(
    (typed) => typed === "" || isWebAddress(typed),
    inSchema(say.linkNeeded),
  ),
  email: z
    .string()
    .default("")
    .transform((typed) => typed.trim())
    .pipe(z.literal("").or(emailAddress()))
    .transform((typed) => typed || null),
  /** A hidden field that only robots fill. */
  company_url: z.string().default(""),
};

/** A race that the site lacks. */
export const newRaceForm = z.object({
  ...common,
  name: line(most.name).pipe(z.string().min(1, inSchema(say.nameNeeded))),
  start_date: z
    .string()
    .default("")
    .transform((typed) => typed.trim() || null)
    .refine((typed) => typed === null || parseDay(typed) !== null, inSchema(say.dayNeeded)),
  city: line(most.city),
  country: line(most.country),
  distances: line(most.distances),
  note,
  /** None of the similar races is meant. */
  sure: z.string().default(""),
});

/** What is wrong about a race that the site has. */
export const correctionForm = z.object({
  ...common,
  note: note.pipe(z.string().min(1, inSchema(say.noteNeeded))),
});

export type NewRaceSuggestion = z.output<typeof newRaceForm>;
export type Correction = z.output<typeof correctionForm>;

/** Why an administrator declines a suggestion. */
export const declineForm = z.object({
  reason: z.enum(Object.keys(declineReasons) as [DeclineReason], "Please choose a reason."),
});
