import type { FormErrors } from "#values/form/form.ts";

/** The answer to the form of an application that was not sent. */
export type ApplyAnswer = FormErrors & {
  /** Changes with each answer of the server, which has stored the files by then; else `null`. */
  occasion: string | null;
  /** Whether the form was sent to remove a document. */
  hasRemoved?: boolean;
};
