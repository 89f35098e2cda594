import type { ComponentProps } from "react";
import type { Answers } from "#features/registrations/schema.ts";
import { Field } from "#ui/form/field.tsx";
import type { Marked } from "./sentences.ts";

/** What the fields of a step begin with, and which of them were wrong. */
export type Given = { answers: Answers; marked: Marked };

type Name = keyof Answers;

/** A required line of text of the wizard. */
export function AnswerField({
  name,
  label,
  hint,
  given: { answers, marked },
  ...rest
}: { name: Name; label: string; hint?: string; given: Given } & ComponentProps<"input">) {
  const mark = marked[name];
  return (
    <Field label={label} hint={hint} error={mark?.sentence}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          name={name}
          required
          defaultValue={answers[name]}
          aria-invalid={mark ? true : undefined}
          className="input"
        />
      )}
    </Field>
  );
}
