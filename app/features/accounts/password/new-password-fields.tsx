import { type ComponentProps, useState } from "react";
import { Field } from "#ui/form/field.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import type { Sentence } from "#values/say.ts";
import { leastPassword } from "../messages.ts";

const labels = {
  show: { en: "Show<0> what is typed</0>", es: "Mostrar<0> lo que escribes</0>" },
  hide: { en: "Hide<0> what is typed</0>", es: "Ocultar<0> lo que escribes</0>" },
};

/** A new password and its repetition. `label` and `confirmation` are the labels of the two. */
export function NewPasswordFields({
  label,
  confirmation,
  errors = {},
}: {
  label: string;
  confirmation: string;
  errors?: Record<string, Sentence> | undefined;
}) {
  const say = useSay();
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        minLength={leastPassword}
        hint={say({
          en: `At least ${leastPassword} characters`,
          es: `Al menos ${leastPassword} caracteres`,
        })}
        error={errors.password}
      />
      <PasswordField
        label={confirmation}
        name="confirmation"
        autoComplete="new-password"
        required
        minLength={leastPassword}
        error={errors.confirmation}
      />
    </>
  );
}

/** A password with its label, and where scripts run a button that shows what is typed. */
export function PasswordField({
  label,
  hint,
  error,
  ...rest
}: { label: string; hint?: string; error?: Sentence | undefined } & ComponentProps<"input">) {
  const say = useSay();
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
            <Rich
              text={say(isShown ? labels.hide : labels.show)}
              parts={[(words) => <span className="sr-only">{words}</span>]}
            />
          </button>
        </div>
      )}
    </Field>
  );
}
