import type { FormErrors } from "#values/form/form.ts";

/** What the fields of a form hold and what is wrong with them. */
export type FieldValues = {
  /** What was typed, else what is stored. */
  text: (name: string) => string;
  isTicked: (name: string) => boolean;
  /** To be spread into a field: its name, what it holds and what is wrong with it. */
  field: (name: string) => { name: string; defaultValue: string; error: string | undefined };
};

/** @param stored - columns as they are stored, or as a new thing begins */
export function fieldValues(
  stored: Record<string, unknown>,
  errors: FormErrors | null,
): FieldValues {
  const text = (name: string) => errors?.typed[name] ?? String(stored[name] ?? "");
  return {
    text,
    isTicked: (name) => (errors ? name in errors.typed : stored[name] === true),
    field: (name) => ({ name, defaultValue: text(name), error: errors?.fields[name] }),
  };
}
