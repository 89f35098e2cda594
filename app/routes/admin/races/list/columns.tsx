import { href } from "react-router";
import { formatDistance } from "#features/races/distance.ts";
import type { ListedRace } from "#features/races/editing/listing.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { placeOf } from "#features/races/race.ts";
import type { RecordColumn } from "#ui/list/records.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";

/** Distances of one line; the race itself shows all. */
const mostDistances = 6;

/** The columns of the list of all races, with lengths in the unit that its reader has chosen. */
export const columnsIn = (unit: LengthUnit): RecordColumn<ListedRace>[] => [
  {
    title: "Race",
    isHead: true,
    cell: ({ id, name, event, isPremium }) => (
      <>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TextLink look="strong" to={href("/admin/races/edit/:id", { id })}>
            {name}
          </TextLink>
          {isPremium && <span className="chip border-gold font-medium">Premium</span>}
        </span>
        {event !== name && <p className="font-normal text-sm text-muted">{event}</p>}
      </>
    ),
  },
  {
    title: "Date and place",
    cell: (race) => (
      <>
        <time dateTime={race.startDate} className="tabular whitespace-nowrap font-medium">
          {formatDay(race.startDate)}
        </time>
        <p className="text-sm text-muted">{placeOf(race)}</p>
      </>
    ),
  },
  {
    title: "Distances",
    cell: ({ distances }) =>
      distances.length > 0 ? (
        <ul className="flex flex-wrap gap-1">
          {distances.slice(0, mostDistances).map((distance, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two distances may have one text
            <li key={at} className="chip max-w-full overflow-hidden text-ellipsis">
              {formatDistance(distance, unit)}
            </li>
          ))}
          {distances.length > mostDistances && (
            <li className="text-sm text-muted">+{distances.length - mostDistances}</li>
          )}
        </ul>
      ) : (
        <span className="text-muted">none yet</span>
      ),
  },
  {
    title: "Category",
    cell: ({ category }) => <span className="whitespace-nowrap">{category}</span>,
  },
  {
    title: "Status",
    cell: ({ status, isOpen, runners }) => (
      <>
        <RaceStatusBadge status={status} />
        <p className="mt-1 text-sm text-muted">Registration {isOpen ? "open" : "closed"}</p>
        {runners > 0 && (
          <p className="whitespace-nowrap text-sm text-muted">
            {formatCount(runners)} {runners === 1 ? "runner" : "runners"}
          </p>
        )}
      </>
    ),
  },
  {
    title: "What to do",
    hideTitle: true,
    cell: ({ id, name }) => (
      <span className="flex gap-4 whitespace-nowrap">
        <TextLink
          to={href("/admin/races/edit/:id", { id })}
          aria-label={`Edit ${name}`}
          className="py-1"
        >
          Edit
        </TextLink>
        <TextLink
          to={href("/admin/races/edit/:id/delete", { id })}
          aria-label={`Delete ${name}`}
          className="py-1 text-danger"
        >
          Delete
        </TextLink>
      </span>
    ),
  },
];
