import { Form, href } from "react-router";
import type { LinkedOrganizer } from "#features/organizers/organizer.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** The organizers of a race, each with the way to end the link. */
export function OrganizerCards({
  raceId,
  organizers,
}: {
  raceId: string;
  organizers: LinkedOrganizer[];
}) {
  return (
    <ul aria-label="Organizers" className="grid gap-3">
      {organizers.map((person) => (
        <li key={person.userId} className="card px-5 py-4">
          <p className="wrap-anywhere">
            <TextLink to={href("/admin/users/:id", { id: person.userId })}>{person.name}</TextLink>{" "}
            · {person.email}
          </p>
          <p className="mt-1 text-sm text-muted">
            Linked on {formatDay(toDay(person.linkedAt))} by {person.linkedBy ?? "a former admin"}
            {person.isFromClaim && ", from a claim"}
            {!person.isActive && ". The account is deactivated."}
          </p>
          <Removal raceId={raceId} person={person} />
        </li>
      ))}
    </ul>
  );
}

/** Folded, so that one click does not end a link. */
function Removal({ raceId, person }: { raceId: string; person: LinkedOrganizer }) {
  const action = href("/admin/races/edit/:id/organizers/:userId/remove", {
    id: raceId,
    userId: person.userId,
  });
  return (
    <details className="office-more">
      <summary className="button button-quiet button-small mt-3">
        Remove<span className="sr-only"> {person.name}</span>
      </summary>
      <Form method="post" action={action} className="mt-2 grid gap-2">
        <p className="text-sm">
          {person.name} cannot change the race from then on, and gets a mail that says so.
        </p>
        <Button type="submit" look="danger" size="small" className="justify-self-start">
          Remove the organizer
        </Button>
      </Form>
    </details>
  );
}
