import { Form } from "react-router";
import { changeLabels, offeredStatuses } from "#features/registrations/roster/given-status.ts";
import { type RosterEntry, runnerName } from "#features/registrations/roster/roster.ts";
import { Button } from "#ui/button.tsx";
import { RowAction, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { AskForReview } from "../../review-requests/screens/ask-for-review.tsx";

/** The actions for one entry of the list. Cancelling asks for a confirmation. */
export function EntryMenu({ entry }: { entry: RosterEntry }) {
  const { id, status } = entry;
  const runner = runnerName(entry);
  const offered = offeredStatuses(status);
  return (
    <RowMenu name={runner}>
      {offered
        .filter((to) => to !== "cancelled")
        .map((to) => (
          <RowAction key={to} values={{ registration: id, status: to }} about={runner}>
            {changeLabels[to]}
          </RowAction>
        ))}
      <AskForReview registrationId={id} runner={runner} className="" />
      {offered.includes("cancelled") && (
        <RowQuestion label="Cancel" about={runner} isDanger>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="registration" value={id} />
            <p>The place of {runner} goes to somebody else, and a mail says so.</p>
            <Button type="submit" name="status" value="cancelled" look="danger" size="small">
              Cancel registration
            </Button>
          </Form>
        </RowQuestion>
      )}
    </RowMenu>
  );
}
