import { Form, href, useNavigation } from "react-router";
import type { RegistrationRecord } from "#features/registrations/registration.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { formatDay } from "#values/day.ts";

/** The button that cancels, behind one more click that says what happens then. */
export function CancelForm({ entry: { id, race, distance } }: { entry: RegistrationRecord }) {
  const action = href("/registrations/:id/cancel", { id });
  const isBusy = useNavigation().formAction === action;
  const deadline = race.registrationDeadline;
  return (
    <details className="entry-details">
      <summary>
        Cancel registration <Icon name="chevron-down" className="size-4" />
      </summary>
      <Form method="post" action={action} className="mt-3">
        <p className="max-w-text">
          Your place{distance && ` in the ${distance}`} at {race.name} goes to somebody else at
          once.
          {deadline && ` You could register again until ${formatDay(deadline)} if places are left.`}{" "}
          A fee that you have paid is a matter for the organizer.
        </p>
        <Button type="submit" look="danger" busy={isBusy} className="mt-4">
          Cancel my registration
        </Button>
      </Form>
    </details>
  );
}
