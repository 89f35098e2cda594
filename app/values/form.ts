import type { z } from "zod";

/** What is wrong with a form, and what was typed, so that nothing is lost. */
export type FormErrors = {
  /** A sentence about the whole form, shown above it. */
  form: string | null;
  /** Sentences by the name of the field they belong to. */
  fields: Record<string, string>;
  /** What was typed, without passwords and codes. */
  typed: Record<string, string>;
};

type Read<T> = { value: T; errors: null } | { value: null; errors: FormErrors };

/** Fields of these names never come back to the page. */
const SECRET = /password|code|secret/i;

/**
 * Checks a form against a schema of `schema.ts`. A name that occurs several times arrives as a list.
 * Letters that the database cannot keep (NUL, halves of a pair) are taken out first.
 * @returns the schema's output, or the first sentence for each field and for the whole form
 */
export function readForm<S extends z.ZodType>(schema: S, form: FormData): Read<z.output<S>> {
  const read = schema.safeParse(entriesOf(form));
  if (read.success) return { value: read.data, errors: null };
  const errors = formErrors(null, form);
  for (const { path, message } of read.error.issues) {
    const [name] = path;
    if (name === undefined) errors.form ??= message;
    else errors.fields[String(name)] ??= message;
  }
  return { value: null, errors };
}

/**
 * A command's refusal in the same shape: `data(formErrors(problem, form), 400)`.
 * @param field - the field that it is about; left out, it is about the whole form
 */
export function formErrors(
  problem: string | null,
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

/**
 * The body of a request that sends a form.
 * @throws {Response} 400 when it is no form
 */
export async function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw new Response("This form could not be read. Please try again.", { status: 400 });
  });
}

function entriesOf(form: FormData): Record<string, unknown> {
  const entries: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form
      .getAll(name)
      .map((value) => (typeof value === "string" ? keepable(value) : value));
    entries[name] = values.length > 1 ? values : values[0];
  }
  return entries;
}

function keepable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
