import { TextField } from "#ui/form/field.tsx";
import type { Sentence } from "#values/say.ts";

/** Asks for the current password, before something that only its owner may do. */
export function PasswordField({
  error,
  name = "password",
}: {
  error: Sentence | undefined;
  name?: "password" | "current_password";
}) {
  return (
    <TextField
      label="Current password"
      name={name}
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
