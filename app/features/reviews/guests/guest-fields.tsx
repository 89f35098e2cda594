import { EmailField } from "#ui/form/email-field.tsx";
import { TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { Trap } from "#ui/form/trap.tsx";
import type { FormErrors } from "#values/form/form.ts";

/** The name and address of a visitor, and a field that only robots fill. */
export function GuestFields({ errors }: { errors: FormErrors | null }) {
  const { field } = fieldValues<"first_name" | "last_name" | "email">({}, errors);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" required {...field("first_name")} />
      <TextField
        label="Last name"
        autoComplete="family-name"
        required
        hint="Only its first letter is shown."
        {...field("last_name")}
      />
      <EmailField
        hint="Never shown. You get a link to confirm your review."
        className="sm:col-span-2"
        {...field("email")}
      />
      <Trap />
    </div>
  );
}
