import type { FormErrors } from "./form.ts";

/** What the server answers to a form that is sent from a dialog. */
export type FormOutcome = "done" | FormErrors;

/** What is wrong, unless it is done. */
export function errorsOf(outcome: FormOutcome | undefined): FormErrors | null {
  return typeof outcome === "object" ? outcome : null;
}
