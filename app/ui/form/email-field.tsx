import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

/** Asks for an email address as `email`; the browser offers those it knows. */
export function EmailField(
  props: Partial<Omit<ComponentProps<typeof TextField>, "name" | "type" | "required">>,
) {
  return (
    <TextField label="Email" autoComplete="email" {...props} name="email" type="email" required />
  );
}
