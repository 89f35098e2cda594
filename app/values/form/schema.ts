import { z } from "zod";
import type { Sentence, Words } from "../say.ts";
import { keepable } from "../text/clean.ts";
import { asciiAddress, emailSentence, isEmailAddress } from "../web/addresses/email-address.ts";
import { inSchema } from "./sentences.ts";
import type { FieldTexts } from "./three-way.ts";

export const emailNeeded = {
  en: "Please enter your email address",
  es: "Escribe tu correo electrónico",
} as const satisfies Words;

export const validEmailNeeded = {
  en: "Please enter a valid email address",
  es: "Escribe un correo electrónico válido",
} as const satisfies Words;

/** A checkbox: a form sends it only when it is ticked. */
export const tick = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/**
 * A typed email address, with its domain in ASCII.
 * @param sentence - shown for an invalid address
 */
export function emailAddress(sentence: Sentence = validEmailNeeded) {
  return z
    .string()
    .transform(asciiAddress)
    .refine(isEmailAddress, {
      error: ({ input }) => inSchema(emailSentence(String(input), sentence)),
    });
}

/** Texts by the names of their fields, without the letters that the database cannot keep. */
export const keepableTexts = z
  .record(z.string(), z.string())
  .transform(
    (fields): FieldTexts =>
      Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [keepable(name), keepable(text)]),
      ),
  );

/**
 * The texts of a form's fields as JSON, by their names; `null` where they are left out or unreadable.
 * As the field of `<OpenedWith>`, `null` counts everything in the form as changed here.
 */
export const textsInJson = z
  .string()
  .optional()
  .transform((json): FieldTexts | null => {
    const read = keepableTexts.safeParse(json === undefined ? null : parsed(json));
    return read.success ? read.data : null;
  });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** A line of a list that moves by one place, or the ids of all lines in their new order. */
export function listOrder(most: number) {
  return z.union([
    z.object({
      move: z
        .string()
        .transform((sent) => sent.split(" "))
        .pipe(z.tuple([z.enum(["up", "down"]), z.guid()])),
    }),
    z.object({
      order: z
        .string()
        .transform((sent) => sent.split(","))
        .pipe(z.array(z.guid()).min(1).max(most)),
    }),
  ]);
}
