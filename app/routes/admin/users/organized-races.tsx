import { href, Link } from "react-router";
import { LinkRemoval } from "#features/organizers/link-removal.tsx";
import type { OrganizedRace } from "#features/organizers/organizer.ts";
import { formatDay } from "#values/day.ts";

/** The races that somebody organizes, each with the way to end the link. */
export function OrganizedRaces({
  person,
  races,
}: {
  person: { userId: string; name: string };
  races: OrganizedRace[];
}) {
  return (
    <section aria-labelledby="person-races" className="mt-10">
      <h2 id="person-races" className="text-xl">
        Races that this person organizes
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {races.map(({ id, name, startDate, city, country }) => (
          <li key={id} className="py-3">
            <p className="wrap-anywhere">
              <Link to={href("/admin/races/edit/:id", { id })} className="link">
                {name}
              </Link>
            </p>
            <p className="text-sm text-muted">
              {formatDay(startDate)}, {city}, {country} ·{" "}
              <Link to={href("/admin/races/edit/:id/organizers", { id })} className="link">
                All organizers<span className="sr-only"> of {name}</span>
              </Link>
            </p>
            <LinkRemoval raceId={id} person={person} from="user" of={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
