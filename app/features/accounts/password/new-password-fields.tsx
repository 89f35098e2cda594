import { TextField } from "#ui/form/field.tsx";
import { leastPassword } from "./password.ts";

/** A new password and the same again. `label` and `confirmation` are what the two are called. */
export function NewPasswordFields({
  label,
  confirmation,
  errors = {},
}: {
  label: string;
  confirmation: string;
  errors?: Record<string, string> | undefined;
}) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={leastPassword}
        hint={`At least ${leastPassword} characters`}
        error={errors.password}
      />
      <TextField
        label={confirmation}
        name="confirmation"
        type="password"
        autoComplete="new-password"
        required
        minLength={leastPassword}
        error={errors.confirmation}
      />
    </>
  );
}
