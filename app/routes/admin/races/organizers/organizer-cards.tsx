import { href } from "react-router";
import { LinkRemoval } from "#features/organizers/link-removal.tsx";
import type { LinkedOrganizer } from "#features/organizers/organizer.ts";
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
          <LinkRemoval raceId={raceId} person={person} from="race" of={person.name} />
        </li>
      ))}
    </ul>
  );
}
