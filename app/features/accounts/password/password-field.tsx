import { type ComponentProps, useState } from "react";
import { Field } from "#ui/form/field.tsx";
import type { Sentence } from "#values/say.ts";

/** A password with its label, and where scripts run a button that shows what is typed. */
export function PasswordField({
  label,
  hint,
  error,
  ...rest
}: { label: string; hint?: string; error?: Sentence | undefined } & ComponentProps<"input">) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="password-field">
          <input
            {...rest}
            {...control}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className="input"
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="needs-script"
          >
            {isShown ? "Hide" : "Show"}
            <span className="sr-only"> what is typed</span>
          </button>
        </div>
      )}
    </Field>
  );
}
