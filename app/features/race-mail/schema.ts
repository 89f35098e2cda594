import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { type FormErrors, formErrors, readForm } from "#values/form/form.ts";
import { tick } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { readId } from "#values/id.ts";
import type { Sentence } from "#values/say.ts";
import { oneLine } from "#values/text/clean.ts";
import { bodyNeeded, subjectNeeded, textNeeded, unknownPlaceholder } from "./messages.ts";
import { unknownPlaceholders } from "./placeholders.ts";
import {
  type Audience,
  audiencePayments,
  audienceResults,
  audienceStatuses,
  choiceName,
  longestMessageSubject,
  longestMessageText,
  writtenKinds,
} from "./race-message.ts";

/** More distances and categories than any race has. */
const mostChosen = 500;

const subject = z
  .string()
  .default("")
  .transform(oneLine)
  .pipe(z.string().max(longestMessageSubject, inSchema(atMostLetters(longestMessageSubject))));

/** Browsers send line breaks as two characters. */
const body = z
  .string()
  .default("")
  .transform((typed) => typed.replace(/\r\n?/g, "\n").trim())
  .pipe(z.string().max(longestMessageText, inSchema(atMostLetters(longestMessageText))));

const messageForm = z
  .object({
    kind: z.enum(writtenKinds).catch("needed"),
    subject_en: subject,
    text_en: body,
    subject_es: subject,
    text_es: body,
    takes_answers: tick,
    also_sms: tick,
    also_whatsapp: tick,
  })
  .transform((form) => ({
    ...form,
    also_sms: form.also_sms && form.kind === "needed",
    also_whatsapp: form.also_whatsapp && form.kind === "needed",
  }))
  .superRefine((form, context) => {
    const say = (name: string, sentence: Sentence) =>
      context.addIssue({ code: "custom", path: [name], message: inSchema(sentence) });
    const written = (["en", "es"] as const).filter((lang) => {
      const [title, text] = [form[`subject_${lang}`], form[`text_${lang}`]];
      if (title === "" && text !== "") say(`subject_${lang}`, subjectNeeded);
      if (title !== "" && text === "") say(`text_${lang}`, bodyNeeded);
      return title !== "" || text !== "";
    });
    if (written.length === 0) say("text_en", textNeeded);
  });

/** A message as its form sends it. */
export type MessageForm = z.output<typeof messageForm> & { audience: Audience };

/** Reads the form of a message: its texts, whose placeholders are known, and who gets it. */
export function readMessageForm(
  form: FormData,
): { value: MessageForm; errors: null } | { value: null; errors: FormErrors } {
  const { value, errors } = readForm(messageForm, form);
  if (errors) return { value: null, errors };
  const fields: FormErrors["fields"] = {};
  for (const name of ["subject_en", "text_en", "subject_es", "text_es"] as const) {
    const unknown = unknownPlaceholders(value[name]);
    if (unknown.length > 0) fields[name] = unknownPlaceholder(unknown);
  }
  if (Object.keys(fields).length > 0) {
    return { value: null, errors: { ...formErrors(null, form), fields } };
  }
  return { value: { ...value, audience: readAudience(form) }, errors: null };
}

function readAudience(form: FormData): Audience {
  const chosen = (of: "distance" | "category") =>
    [...form.keys()]
      .filter((name) => name.startsWith(choiceName(of, "")))
      .flatMap((name) => readId(name.slice(of.length + 1)) ?? [])
      .slice(0, mostChosen);
  return {
    distances: chosen("distance"),
    categories: chosen("category"),
    statuses: audienceStatuses.filter((status) => form.has(choiceName("status", status))),
    payment: audiencePayments.find((payment) => payment === form.get("payment")) ?? null,
    result: audienceResults.find((result) => result === form.get("result")) ?? null,
  };
}

/** When a message leaves: a day and a time at the place of the race. */
export const scheduleForm = z.object({
  day: z
    .string()
    .catch("")
    .transform((typed) => parseDay(typed)),
  time: z
    .string()
    .catch("")
    .transform((typed) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? typed : null)),
});

/** Which language a test is in. */
export const testForm = z.object({ lang: z.enum(["en", "es"]).catch("en") });
