import type { FormErrors } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";

/** What the fields of a form hold, and what is wrong with them. */
export type FieldValues<Name extends string = string> = {
  /** What was typed, or else what is stored. */
  text(name: Name): string;
  isTicked(name: Name): boolean;
  /** The props of a field: `<TextField label="Title" {...field("title")} />`. */
  field(name: Name): { name: Name; defaultValue: string; error: Sentence | undefined };
};

/**
 * The values of a form that is shown for the first time or again, with what was typed in it.
 * @param stored - by the names of the fields
 * @param errors - the answer to the form, where it was refused
 */
export function fieldValues<Name extends string>(
  stored: Readonly<Partial<Record<Name, unknown>>>,
  errors: FormErrors | null | undefined,
): FieldValues<Name> {
  const text = (name: Name) => errors?.typed[name] ?? String(stored[name] ?? "");
  return {
    text,
    isTicked: (name) => (errors ? name in errors.typed : stored[name] === true),
    field: (name) => ({ name, defaultValue: text(name), error: errors?.fields[name] }),
  };
}
