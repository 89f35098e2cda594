import { z } from "zod";
import { emailAddress } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import { isDialable } from "#values/phone.ts";
import type { Sentence } from "#values/say.ts";
import { oneLine } from "#values/text/clean.ts";
import { expertLimits } from "./expert.ts";

const longestEmail = 254;

/**
 * The texts in the forms of an expert. An application, the editor and the expert's own form accept
 * the same, so that what was approved can be saved again.
 * @param tooLong - the sentence for more than `most` characters
 */
export function expertTextFields(tooLong: (most: number) => Sentence) {
  const line = (longest: number) =>
    z
      .string()
      .default("")
      .transform(oneLine)
      .pipe(z.string().max(longest, inSchema(tooLong(longest))));
  const requiredLine = (longest: number, sentence: Sentence) =>
    line(longest).pipe(z.string().min(1, inSchema(sentence)));
  const optionalLine = (longest: number) => line(longest).transform((text) => text || null);
  const text = (longest: number) =>
    z
      .string()
      .default("")
      .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
      .pipe(z.string().max(longest, inSchema(tooLong(longest))));
  const optionalText = (longest: number) => text(longest).transform((typed) => typed || null);
  const phone = (sentence: Sentence) =>
    optionalLine(expertLimits.phone).refine(
      (typed) => typed === null || isDialable(typed),
      inSchema(sentence),
    );
  const email = (sentence?: Sentence) =>
    optionalLine(longestEmail).pipe(emailAddress(sentence).nullable());
  return { line, requiredLine, optionalLine, text, optionalText, phone, email };
}
