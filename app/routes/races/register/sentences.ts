import { messages } from "#features/registrations/messages.ts";
import type { FormErrors } from "#values/form/form.ts";

/** Which fields are wrong; a sentence where it belongs to this one field only. */
export type Marked = Record<string, { sentence: string | undefined }>;

/**
 * Where each sentence of an answer is shown. That something is missing is said once, above the
 * buttons, and every empty field is marked; what is wrong in one field stands below it.
 */
export function sentencesOf(errors: FormErrors | null): { above: string | null; marked: Marked } {
  const marked: Marked = {};
  let above = errors?.form ?? null;
  for (const [field, sentence] of Object.entries(errors?.fields ?? {})) {
    const isMissing = sentence === messages.required;
    if (isMissing) above ??= sentence;
    marked[field] = { sentence: isMissing ? undefined : sentence };
  }
  return { above, marked };
}
