import { Form, useNavigation } from "react-router";
import {
  type ApplicationRecord,
  applicationLimits,
} from "#features/experts/applications/application.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import type { FormErrors } from "#values/form/form.ts";

/** Approve, or decline with a note. Both tell which state of the application was read. */
export function DecisionForms({
  application: { version, listedAs },
  errors,
}: {
  application: Pick<ApplicationRecord, "version" | "listedAs">;
  errors: FormErrors | null;
}) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <section aria-label="Decision" className="card grid gap-6 p-5 sm:p-6">
      {!listedAs && (
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="decision" value="approve" />
          <input type="hidden" name="version" value={version} />
          <h2 className="text-xl">Approve</h2>
          <p className="text-muted">
            The page is public at once and is linked to the account. The applicant gets an email.
          </p>
          <Button type="submit" busy={isBusy} className="justify-self-start">
            Approve application
          </Button>
        </Form>
      )}
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="decision" value="decline" />
        <input type="hidden" name="version" value={version} />
        <h2 className="text-xl">Decline</h2>
        <TextArea
          label="Note to the applicant"
          name="note"
          rows={5}
          maxLength={applicationLimits.note}
          defaultValue={errors?.typed.note ?? ""}
          error={errors?.fields.note}
          hint="The applicant reads it in the email and on the page of the application."
        />
        <Button type="submit" look="quiet" busy={isBusy} className="justify-self-start">
          Decline application
        </Button>
      </Form>
    </section>
  );
}
