import type { ComponentProps } from "react";
import type { AnswerName, Answers } from "#features/registrations/answers.ts";
import { Field } from "#ui/form/field.tsx";
import type { MarkedFields } from "./sentences.ts";

/** What the fields of a step begin with, and which of them are wrong. */
export type StepFields = { answers: Answers; marked: MarkedFields };

/** A required line of text of the wizard. */
export function AnswerField({
  name,
  label,
  hint,
  given: { answers, marked },
  ...rest
}: {
  name: AnswerName;
  label: string;
  hint?: string;
  given: StepFields;
} & ComponentProps<"input">) {
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
