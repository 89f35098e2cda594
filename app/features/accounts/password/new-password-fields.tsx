import { useSay } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";
import { leastPassword } from "../password.ts";
import { PasswordField } from "./password-field.tsx";

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
