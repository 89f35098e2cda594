import { href } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Said } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { FormErrors } from "#values/form/form.ts";

/** The answer to a refused invitation; `knownId` is the account that has the address already. */
export type InviteErrors = FormErrors & { knownId: string | null };

/** The fields of an invitation. `onCancel` closes a dialog; without it a link leads back. */
export function InviteFields({
  errors,
  isBusy,
  onCancel,
}: {
  errors: InviteErrors | undefined;
  isBusy: boolean;
  onCancel?: () => void;
}) {
  return (
    <>
      {errors?.form && (
        <Notice kind="problem">
          <Said>{errors.form}</Said>{" "}
          {errors.knownId && (
            <TextLink to={href("/admin/users/:id", { id: errors.knownId })}>Open it</TextLink>
          )}
        </Notice>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        required
        hint="An email with a link goes there. The account is created when the link is followed. For a new administrator, choose Make admin in the menu of their row once they have joined."
        defaultValue={errors?.typed.email}
        error={errors?.fields.email}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Send invitation
        </Button>
        {onCancel ? (
          <Button look="plain" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <ButtonLink to={href("/admin/users")} look="plain">
            Cancel
          </ButtonLink>
        )}
      </div>
    </>
  );
}
