import { TextField } from "#ui/form/field.tsx";
import { leastPassword } from "./password.ts";

/** A new password and its repetition. `label` and `confirmation` are the labels of the two. */
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
