import { useState } from "react";
import type { Sentence } from "#values/say.ts";
import { Field } from "../field.tsx";

/**
 * Takes one file, chosen or dropped onto it: browsers do that by themselves. With scripts, a file that
 * will not do is refused before it is sent; the server's problem with an earlier one goes as soon as
 * another is chosen.
 */
export function LimitedFileField({
  name = "file",
  label,
  hint,
  accept,
  megabytes,
  tooLarge,
  error,
  answer,
  required,
  className = "input file-input",
}: {
  name?: string;
  label: string;
  hint: string;
  /** What the file dialog offers. */
  accept: string;
  /** The largest file. */
  megabytes: number;
  /** Said of a larger file; `size` is in megabytes. */
  tooLarge: (name: string, size: number) => string;
  error?: Sentence | undefined;
  /** The server's latest answer. */
  answer: unknown;
  required?: boolean;
  className?: string;
}) {
  const [chosen, choose] = useState<{ problem: string; answer: unknown } | null>(null);
  const said = chosen && chosen.answer === answer ? chosen.problem : error;
  const problemOf = (file: File | undefined) =>
    file && file.size > megabytes * 1024 * 1024
      ? tooLarge(file.name, Math.ceil(file.size / 1024 / 1024))
      : "";
  return (
    <Field label={label} hint={hint} error={said || undefined}>
      {(control) => (
        <input
          {...control}
          type="file"
          name={name}
          accept={accept}
          required={required}
          onChange={({ currentTarget }) => {
            const problem = problemOf(currentTarget.files?.[0]);
            // The browser sends no form with a field that is refused, and says why.
            currentTarget.setCustomValidity(problem);
            currentTarget.reportValidity();
            choose({ problem, answer });
          }}
          className={className}
        />
      )}
    </Field>
  );
}
