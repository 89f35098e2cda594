import { Form, useNavigation } from "react-router";
import {
  type ClaimRecord,
  claimStatuses,
  claimStatusWords,
  noteLimit,
} from "#features/claims/inbox/inbox.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { RowQuestion } from "#ui/list/row-menu.tsx";

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
    <RowQuestion
      key={`${status} ${note}`}
      label="Status and note"
      about={`of ${race.name}`}
      isOpen={typed !== null}
    >
      <Form method="post" preventScrollReset>
        <input type="hidden" name="claim" value={id} />
        <Select
          label="Status"
          name="status"
          defaultValue={typed?.status ?? status}
          options={claimStatuses.map((value) => ({ value, label: claimStatusWords[value] }))}
        />
        <TextArea
          label="Note"
          name="note"
          maxLength={noteLimit}
          defaultValue={typed?.note ?? note ?? ""}
          hint="Only administrators see it."
        />
        <Button type="submit" size="small" busy={isBusy}>
          Save
        </Button>
      </Form>
    </RowQuestion>
  );
}
