import type { z } from "zod";
import type { Sentence, Words } from "../say.ts";
import { keepable } from "../text/clean.ts";
import { languageOf } from "../web/language.ts";
import { sentenceOfSchema } from "./sentences.ts";

/** What the server answers to a form that is sent from a dialog. */
export type FormOutcome = "done" | FormErrors;

/** What is wrong with a form, and what was typed, so that nothing is lost. */
export type FormErrors = {
  /** A sentence about the whole form, shown above it. */
  form: Sentence | null;
  /** Sentences by the name of the field they belong to. */
  fields: Record<string, Sentence>;
  /** What was typed, without passwords and codes. */
  typed: Record<string, string>;
};

type Read<T> = { value: T; errors: null } | { value: null; errors: FormErrors };

/** Fields of these names never come back to the page. */
const SECRET = /password|confirmation|code|secret/i;

/**
 * Checks a form against a schema of `schema.ts`. A name that occurs several times arrives as a list.
 * Letters that the database cannot keep (NUL, halves of a pair) are taken out first.
 * @returns the schema's output, or the first sentence for each field and for the whole form
 */
export function readForm<S extends z.ZodType>(schema: S, form: FormData): Read<z.output<S>> {
  const read = schema.safeParse(entriesOf(form));
  if (read.success) return { value: read.data, errors: null };
  return { value: null, errors: { ...formErrors(null, form), ...firstSentences(read.error) } };
}

/** The first sentence of a schema for each field that is wrong, and for the form as a whole. */
export function firstSentences({ issues }: z.ZodError): Pick<FormErrors, "form" | "fields"> {
  const found: Pick<FormErrors, "form" | "fields"> = { form: null, fields: {} };
  for (const issue of issues) {
    const [name] = issue.path;
    const sentence = sentenceOfSchema(messageOf(issue));
    if (name === undefined) found.form ??= sentence;
    else found.fields[String(name)] ??= sentence;
  }
  return found;
}

/**
 * What a schema says of an issue. A union without a sentence of its own says what its last option does: the ones before
 * are mostly for a field that is left empty.
 */
function messageOf(issue: z.core.$ZodIssue): string {
  const isTold = typeof sentenceOfSchema(issue.message) !== "string";
  if (issue.code !== "invalid_union" || isTold) return issue.message;
  const [told] = issue.errors.at(-1) ?? [];
  return told ? messageOf(told) : issue.message;
}

/**
 * A command's refusal in the same shape: `data(formErrors(problem, form), 400)`.
 * @param field - the field that it is about; left out, it is about the whole form
 */
export function formErrors(
  problem: Sentence | null,
  form: FormData,
  field: string | null = null,
): FormErrors {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !SECRET.test(name)) typed[name] = keepable(value);
  }
  if (field === null || problem === null) return { form: problem, fields: {}, typed };
  return { form: null, fields: { [field]: problem }, typed };
}

/** More fields than any form has; each one costs time to read. */
export const mostFields = 1000;

/** More letters than all the texts of a form may have together; files are not counted. */
export const mostLetters = 500_000;

/**
 * The body of a request that sends a form.
 * @throws {Response} 400 when it is not a form, or has more in it than any form does
 */
export async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  const refuseUnreadable = () => refuseForm(request, formProblems.unreadable);
  const bytes = await request.arrayBuffer().catch(refuseUnreadable);
  if (hasTooManyFields(bytes, type)) refuseForm(request, formProblems.crowded);
  const read = new Response(bytes, { headers: { "Content-Type": type } });
  const form = await read.formData().catch(refuseUnreadable);
  if (countLetters(form) > mostLetters) refuseForm(request, formProblems.long);
  return form;
}

/** Why a form is not even read. */
export const formProblems = {
  unreadable: {
    en: "This form could not be read. Please try again.",
    es: "No pudimos leer este formulario. Inténtalo de nuevo.",
  },
  long: {
    en: "This form is too long. Please shorten the texts.",
    es: "Este formulario es demasiado largo. Acorta los textos.",
  },
  crowded: {
    en: `This form has too many fields: at most ${mostFields} can be sent at once.`,
    es: `Este formulario tiene demasiados campos: se pueden enviar como máximo ${mostFields} a la vez.`,
  },
} satisfies Record<string, Words>;

/** @throws {Response} 400 with the sentence in the language of the page */
export function refuseForm(request: Request, sentence: Words): never {
  throw new Response(sentence[languageOf(new URL(request.url))], { status: 400 });
}

/** Counted in the bytes, because making fields of them is what takes the time. */
function hasTooManyFields(bytes: ArrayBuffer, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  // With files, a boundary stands before each field and after the last; without, `&` between two.
  const separator = boundary === undefined ? "&" : `--${boundary}`;
  const mostSeparators = boundary === undefined ? mostFields - 1 : mostFields + 1;
  const body = Buffer.from(bytes);
  let count = 0;
  let at = body.indexOf(separator);
  while (at >= 0 && count <= mostSeparators) {
    count += 1;
    at = body.indexOf(separator, at + separator.length);
  }
  return count > mostSeparators;
}

function countLetters(form: FormData): number {
  let count = 0;
  for (const [, value] of form) if (typeof value === "string") count += value.length;
  return count;
}

function entriesOf(form: FormData): Record<string, unknown> {
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of form) {
    const kept = typeof value === "string" ? keepable(value) : value;
    const list = lists.get(name);
    if (list) list.push(kept);
    else lists.set(name, [kept]);
  }
  const entries = [...lists].map(([name, list]) => [name, list.length > 1 ? list : list[0]]);
  return Object.fromEntries(entries);
}

/** What is wrong, unless it is done. */
export function errorsOf(outcome: FormOutcome | undefined): FormErrors | null {
  return typeof outcome === "object" ? outcome : null;
}
