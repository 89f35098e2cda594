import { Link } from "react-router";
import type { OrganizedRace } from "#features/organizers/organizer.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { workspace } from "#features/races/editing/workplace.ts";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";

/** What the list says about each race. */
export const columns = [
  {
    title: "Race",
    isHead: true,
    cell: ({ id, name, city, country }: OrganizedRace) => (
      <>
        <Link to={workspace.race(id)} className="link">
          {name}
        </Link>
        <span className="block text-sm font-normal text-muted">
          {city}, {country}
        </span>
      </>
    ),
  },
  { title: "Date", cell: ({ startDate }: OrganizedRace) => formatDay(startDate) },
  { title: "Status", cell: ({ status }: OrganizedRace) => <RaceStatusBadge status={status} /> },
  {
    title: "Distances",
    isNumber: true,
    cell: ({ distances }: OrganizedRace) => formatCount(distances),
  },
  {
    title: "Registrations",
    isNumber: true,
    cell: ({ id, name, runners, unconfirmed }: OrganizedRace) => (
      <>
        <Link to={workspace.registrations(id)} className="link">
          {formatCount(runners)} <span className="sr-only">registrations for {name}</span>
        </Link>
        {unconfirmed > 0 && (
          <span className="block text-sm text-muted">{formatCount(unconfirmed)} to confirm</span>
        )}
      </>
    ),
  },
];
