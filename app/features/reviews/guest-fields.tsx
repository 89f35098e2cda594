import { EmailField } from "#ui/form/email-field.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Trap } from "#ui/form/trap.tsx";
import type { FormErrors } from "#values/form/form.ts";

/** Who a visitor is, and a field that only robots fill. */
export function GuestFields({ errors }: { errors: FormErrors | null }) {
  const { typed, fields }: Pick<FormErrors, "typed" | "fields"> = errors ?? {
    typed: {},
    fields: {},
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        required
        defaultValue={typed.first_name}
        error={fields.first_name}
      />
      <TextField
        label="Last name"
        name="last_name"
        autoComplete="family-name"
        required
        hint="Only its first letter is shown."
        defaultValue={typed.last_name}
        error={fields.last_name}
      />
      <EmailField
        hint="Never shown. You get a link to confirm your review."
        className="sm:col-span-2"
        defaultValue={typed.email}
        error={fields.email}
      />
      <Trap />
    </div>
  );
}
