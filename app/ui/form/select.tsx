import type { ComponentProps, ReactNode } from "react";
import type { Sentence } from "#values/say.ts";
import { Field } from "./field.tsx";
import { useFollowingDefault } from "./following/following.ts";

export type Option = { value: string; label: string };

/** A native select with its label. It shows another default in the same element, which keeps the focus. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  className,
  options,
  onChange,
  ...rest
}: {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  error?: Sentence | undefined;
  options: readonly Option[];
} & Omit<ComponentProps<"select">, "ref">) {
  const following = useFollowingDefault(String(rest.defaultValue ?? ""));
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
        <select
          {...rest}
          {...control}
          aria-invalid={control["aria-invalid"] ?? rest["aria-invalid"]}
          ref={following.ref}
          onChange={(event) => {
            following.onChange(event);
            onChange?.(event);
          }}
          className="input select"
        >
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
