import { Form, useNavigation } from "react-router";
import type { RegistrationStatus } from "#features/registrations/registration.ts";
import {
  changeLabels,
  type GivenStatus,
  offeredStatuses,
} from "#features/registrations/roster/given-status.ts";
import { Button } from "#ui/button.tsx";

type Changed = {
  entry: { id: string; status: RegistrationStatus };
  runner: string;
};

/** What can be done with one registration, without what cancels it. */
export function ChangeButtons({ entry: { id, status }, runner }: Changed) {
  const offered = offeredStatuses(status).filter((to) => to !== "cancelled");
  if (offered.length === 0) return null;
  return (
    <Form method="post" preventScrollReset className="office-acts">
      <input type="hidden" name="registration" value={id} />
      {offered.map((to) => (
        <Give key={to} to={to} runner={runner} />
      ))}
    </Form>
  );
}

/** Cancels one registration, and asks before. */
export function CancelButton({ entry: { id, status }, runner }: Changed) {
  if (!offeredStatuses(status).includes("cancelled")) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="registration" value={id} />
      <details className="office-more">
        <summary className="button button-plain button-small text-danger">
          Cancel<span className="sr-only"> {runner}</span>
        </summary>
        <p className="my-2 text-sm">
          The place of {runner} goes to somebody else, and a mail says so.
        </p>
        <Button type="submit" name="status" value="cancelled" look="danger" size="small">
          Cancel registration
        </Button>
      </details>
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
