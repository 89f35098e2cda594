import type { FormErrors } from "./form.ts";

/** What the server answers to a form that is sent from a dialog. */
export type FormOutcome = "done" | FormErrors;

/** What is wrong, unless it is done. */
export function errorsOf(outcome: FormOutcome | undefined): FormErrors | null {
  return typeof outcome === "object" ? outcome : null;
}

/**
 * The server's answer, or the sentence where it could not be reached, failed or refused: a dialog
 * stays open with what was typed. A redirect, as to the sign-in page, goes on. On a page of its own,
 * `serverAnswer` lets a refusal go on to the error page as well.
 */
export function answerOr<T>(answer: Promise<T>, sentence: string): Promise<T | FormErrors> {
  return answer.catch((problem: unknown) => {
    if (problem instanceof Response) throw problem;
    return { form: sentence, fields: {}, typed: {} };
  });
}
