import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

export type Option = { value: string; label: string };

/** A native select with its label. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  className,
  options,
  ...rest
}: {
  label: string;
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly Option[];
} & ComponentProps<"select">) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      className={className}
      name={rest.name}
    >
      {(control) => (
        // Another default shows only in a new element.
        <select key={String(rest.defaultValue)} {...rest} {...control} className="input select">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
