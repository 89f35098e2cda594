import { href } from "react-router";
import { formatDistance } from "#features/races/distance.ts";
import { categoryWords, type ListedRace } from "#features/races/editing/listing.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { office } from "#features/races/editing/workplace.ts";
import { placeOf } from "#features/races/race.ts";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import type { RecordColumn } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";

/** The columns of the list of all races, with lengths in the unit that its reader has chosen. */
export const columnsIn = (unit: LengthUnit): RecordColumn<ListedRace>[] => [
  {
    title: "Race",
    isHead: true,
    room: 44,
    cell: (race) => (
      <>
        <span className="record-lead">
          <RecordLink to={office.race(race.id)}>{race.name}</RecordLink>
          {race.isPremium && <span className="chip border-gold font-medium">Premium</span>}
        </span>
        <RecordLine isQuiet>{aboutOf(race)}</RecordLine>
      </>
    ),
  },
  {
    title: "Date",
    room: "whole",
    isPlain: true,
    cell: ({ startDate }) => (
      <time dateTime={startDate} className="tabular">
        {formatDay(startDate)}
      </time>
    ),
  },
  {
    title: "Distances",
    room: 28,
    isPlain: true,
    cell: ({ distances }) =>
      distances.length > 0 ? (
        <RecordLine>
          {distances.map((distance) => formatDistance(distance, unit)).join(", ")}
        </RecordLine>
      ) : (
        <span className="text-muted">none yet</span>
      ),
  },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => <RaceStatusBadge status={status} />,
  },
  {
    title: "Registration",
    room: "whole",
    cell: ({ isOpen, runners }) => (
      <>
        {isOpen ? "Open" : "Closed"}
        {runners > 0 && (
          <span className="text-sm text-muted">
            {" · "}
            {formatCount(runners)} {runners === 1 ? "runner" : "runners"}
          </span>
        )}
      </>
    ),
  },
  menuColumn(({ id, name }) => (
    <RowMenu name={name}>
      <RowLink to={office.race(id)} about={name}>
        Edit
      </RowLink>
      <RowLink to={office.registrations(id)} about={`for ${name}`}>
        Registrations
      </RowLink>
      <RowLink to={office.startList(id)} about={`of ${name}`}>
        Start list
      </RowLink>
      <RowLink to={href("/races/:id", { id })} about={`of ${name}`}>
        Public page
      </RowLink>
      <RowLink to={href("/admin/races/edit/:id/delete", { id })} about={name} isDanger>
        Delete
      </RowLink>
    </RowMenu>
  )),
];

/** `Lima, Peru · Internal`, with the event first where it has another name than the race. */
function aboutOf({ name, event, category, ...place }: ListedRace): string {
  return [event !== name && event, placeOf(place), categoryWords[category]]
    .filter(Boolean)
    .join(" · ");
}
