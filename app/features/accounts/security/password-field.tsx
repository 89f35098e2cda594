import { TextField } from "#ui/form/field.tsx";
import { useSay } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";

/** Asks for the current password, before something that only its owner may do. */
export function PasswordField({
  error,
  name = "password",
}: {
  error: Sentence | undefined;
  name?: "password" | "current_password";
}) {
  const say = useSay();
  return (
    <TextField
      label={say({ en: "Current password", es: "Contraseña actual" })}
      name={name}
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
