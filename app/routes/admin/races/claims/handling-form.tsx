import { Form, useNavigation } from "react-router";
import { type ClaimRecord, claimStatuses, noteLimit } from "#features/claims/inbox/inbox.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";

/** The status of a claim with its note, folded until it is opened. */
export function HandlingForm({
  claim: { id, status, note, race },
  typed,
}: {
  claim: ClaimRecord;
  typed: Partial<Record<string, string>> | null;
}) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    // Another state folds it again.
    <details key={`${status} ${note}`} open={typed !== null} className="office-more">
      <summary className="button button-quiet button-small">
        Status and note<span className="sr-only"> of {race.name}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-3 grid gap-3 sm:w-80">
        <input type="hidden" name="claim" value={id} />
        <Select
          label="Status"
          name="status"
          defaultValue={typed?.status ?? status}
          options={claimStatuses.map((each) => ({ value: each, label: each }))}
        />
        <TextArea
          label="Note"
          name="note"
          maxLength={noteLimit}
          defaultValue={typed?.note ?? note ?? ""}
          hint="Only administrators see it."
        />
        <Button type="submit" size="small" busy={isBusy} className="justify-self-start">
          Save
        </Button>
      </Form>
    </details>
  );
}
