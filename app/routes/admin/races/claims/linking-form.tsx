import { Form, href } from "react-router";
import type { ClaimRecord } from "#features/claims/inbox/inbox.ts";
import { linkingProblems } from "#features/organizers/messages.ts";
import { Button } from "#ui/button.tsx";
import { RowQuestion } from "#ui/list/row-menu.tsx";

/** Makes the claimant an organizer of the race, asked once more; says what is missing for that. */
export function LinkingForm({ claim }: { claim: ClaimRecord }) {
  const { id, email, name, race, hasAccount, isOrganizer } = claim;
  if (isOrganizer) return null;
  return (
    <RowQuestion label="Link as organizer" about={`of ${race.name}`}>
      {hasAccount ? (
        <Form method="post" action={href("/admin/races/claims/:id/link", { id })}>
          <p>
            The account of {email} can change {race.name} and its registrations from then on, and
            gets a mail. Link it only when you know that {name} organizes the race.
          </p>
          <Button type="submit" size="small">
            Link the account
          </Button>
        </Form>
      ) : (
        <p>{linkingProblems["no-account"]}</p>
      )}
    </RowQuestion>
  );
}
