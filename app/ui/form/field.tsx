import { type ComponentProps, type ReactNode, useId } from "react";
import { Said } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";

/** The id around a field that was refused, by the name of the field. */
export function wrongFieldId(name: string): string {
  return `wrong-${name}`;
}

type Frame = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: Sentence | undefined;
  className?: string | undefined;
  /** Of the control: a summary of errors leads to it. */
  name?: string | undefined;
};

/** What a control must carry so that its label, hint and error belong to it. */
type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Label, hint and error around any control: `<Field label="City">{(control) => <select {...control} />}</Field>` */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  className,
  name,
  children,
}: Frame & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div id={error && name ? wrongFieldId(name) : undefined} className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "label"}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": said || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          <Said>{error}</Said>
        </p>
      )}
    </div>
  );
}

/** One line of text with its label. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: Frame & ComponentProps<"input">) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      className={className}
      name={rest.name}
    >
      {(control) => <input type="text" {...rest} {...control} className="input" />}
    </Field>
  );
}

/** Several lines of text with their label. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: Frame & ComponentProps<"textarea">) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      className={className}
      name={rest.name}
    >
      {(control) => <textarea rows={4} {...rest} {...control} className="input" />}
    </Field>
  );
}
