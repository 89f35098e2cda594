import { Form, useNavigation } from "react-router";
import type { RegistrationStatus } from "#features/registrations/registration.ts";
import {
  changeLabels,
  type GivenStatus,
  offeredStatuses,
} from "#features/registrations/roster/given-status.ts";
import { Button } from "#ui/button.tsx";

/** The actions for one registration. Cancelling asks for a confirmation. */
export function ChangeButtons({
  entry: { id, status },
  runner,
}: {
  entry: { id: string; status: RegistrationStatus };
  runner: string;
}) {
  const offered = offeredStatuses(status);
  return (
    <Form method="post" preventScrollReset className="office-acts">
      <input type="hidden" name="registration" value={id} />
      {offered
        .filter((to) => to !== "cancelled")
        .map((to) => (
          <Give key={to} to={to} runner={runner} />
        ))}
      {offered.includes("cancelled") && (
        <details className="office-more">
          <summary className="button button-plain button-small">
            Cancel<span className="sr-only"> {runner}</span>
          </summary>
          <p className="my-2 text-sm">
            The place of {runner} goes to somebody else, and a mail says so.
          </p>
          <Button type="submit" name="status" value="cancelled" look="danger" size="small">
            Cancel registration
          </Button>
        </details>
      )}
    </Form>
  );
}

function Give({ to, runner }: { to: GivenStatus; runner: string }) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Button type="submit" name="status" value={to} look="quiet" size="small" busy={isBusy}>
      {changeLabels[to]}
      <span className="sr-only"> {runner}</span>
    </Button>
  );
}
