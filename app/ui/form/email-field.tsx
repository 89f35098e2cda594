import type { ComponentProps } from "react";
import { useSay } from "#ui/language/language.tsx";
import { TextField } from "./field.tsx";

/** Asks for an email address as `email`; the browser offers those it knows. */
export function EmailField(
  props: Partial<Omit<ComponentProps<typeof TextField>, "name" | "type" | "required">>,
) {
  const say = useSay();
  return (
    <TextField
      label={say({ en: "Email", es: "Correo electrónico" })}
      autoComplete="email"
      {...props}
      name="email"
      type="email"
      required
    />
  );
}
