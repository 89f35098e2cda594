import { href, Link } from "react-router";
import type { OrganizedRace } from "#features/organizers/organizer.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { workspace } from "#features/races/editing/workplace.ts";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import type { RecordColumn } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";

/** What the list says about each race. */
export const columns: RecordColumn<OrganizedRace>[] = [
  {
    title: "Race",
    isHead: true,
    room: 100,
    cell: ({ id, name, city, country }) => (
      <>
        <RecordLink to={workspace.race(id)}>{name}</RecordLink>
        <RecordLine isQuiet>{`${city}, ${country}`}</RecordLine>
      </>
    ),
  },
  {
    title: "Date",
    room: "whole",
    isPlain: true,
    cell: ({ startDate }) => formatDay(startDate),
  },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => <RaceStatusBadge status={status} />,
  },
  { title: "Distances", isNumber: true, cell: ({ distances }) => formatCount(distances) },
  {
    title: "Registrations",
    isNumber: true,
    cell: ({ id, name, runners, unconfirmed }) => (
      <span className="record-stack justify-items-end">
        <Link to={workspace.registrations(id)} className="link inline-block min-w-6 py-0.5">
          {formatCount(runners)} <span className="sr-only">registrations for {name}</span>
        </Link>
        {unconfirmed > 0 && (
          <span className="text-sm text-muted">{formatCount(unconfirmed)} to confirm</span>
        )}
      </span>
    ),
  },
  menuColumn(({ id, name }) => (
    <RowMenu name={name}>
      <RowLink to={workspace.race(id)} about={name}>
        Edit
      </RowLink>
      <RowLink to={workspace.registrations(id)} about={`for ${name}`}>
        Registrations
      </RowLink>
      <RowLink to={workspace.startList(id)} about={`of ${name}`}>
        Start list
      </RowLink>
      <RowLink to={href("/organize/races/:id/webhooks", { id })} about={`of ${name}`}>
        Webhooks
      </RowLink>
      <RowLink to={href("/races/:id", { id })} about={`of ${name}`}>
        Public page
      </RowLink>
    </RowMenu>
  )),
];
