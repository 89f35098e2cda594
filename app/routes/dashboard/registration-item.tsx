import { Form, href } from "react-router";
import type { Activity } from "#features/accounts/activity/activity.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { placeOf } from "#features/races/race.ts";
import { mayCancel, registrationStatusWords } from "#features/registrations/registration.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";

type Entry = Extract<Activity, { kind: "registration" }>;

/** A registration of the viewer: its race, its status, and how to cancel it while that is possible. */
export function RegistrationItem({ item, today }: { item: Entry; today: Day }) {
  const { id, race, distance, status } = item;
  const isOver = status === "cancelled" || race.status === "cancelled";
  return (
    <li className="flex items-start gap-4 px-5 py-4">
      <Bib day={race.startDate} type={race.type} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink look="strong" to={href("/registrations/:id", { id })}>
            {race.name}
          </TextLink>
          <span className={`chip ${isOver ? "text-danger" : "text-pine"}`}>
            {race.status === "cancelled" && status !== "cancelled"
              ? "Race cancelled"
              : registrationStatusWords[status]}
          </span>
        </p>
        <p className="mt-1 text-sm text-muted">
          {[distance, placeOf(race)].filter(Boolean).join(" · ")}
        </p>
        {mayCancel({ status, race }, today) && <Leave id={id} name={race.name} />}
      </div>
    </li>
  );
}

/** Asks before the place is given up. */
function Leave({ id, name }: { id: string; name: string }) {
  return (
    <details className="mt-2">
      <summary className="link w-fit py-0.5 text-sm" aria-label={`Cancel registration for ${name}`}>
        Cancel registration
      </summary>
      <Form
        method="post"
        action={href("/registrations/:id/cancel", { id })}
        className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <input type="hidden" name="to" value={href("/dashboard")} />
        <p>Your place goes to somebody else.</p>
        <Button type="submit" look="danger" size="small">
          Give up my place
        </Button>
      </Form>
    </details>
  );
}
