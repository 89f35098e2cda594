import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { type RosterEntry, runnerName } from "#features/registrations/roster/roster.ts";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { menuColumn } from "#ui/list/row-menu.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { chosenForm } from "./chosen-bar.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { EntryStatusBadge } from "./entry-status-badge.tsx";

/** The entries of one page with what can be done with each. */
export function RosterTable({
  entries,
  isOfOneRace,
}: {
  entries: RosterEntry[];
  /** The race stands above the list. */
  isOfOneRace: boolean;
}) {
  const at = useWorkplace();
  return (
    <Records
      caption="Registrations"
      columns={columnsAt(at, isOfOneRace)}
      rows={entries}
      keyOf={({ id }) => id}
    />
  );
}

const columnsAt = (at: Workplace, isOfOneRace: boolean): RecordColumn<RosterEntry>[] => [
  {
    title: "Choose",
    hideTitle: true,
    corner: "choice",
    cell: (entry) => (
      <label className="choice">
        <input type="checkbox" form={chosenForm} name="registration" value={entry.id} />
        <span className="sr-only">Choose {runnerName(entry)}</span>
      </label>
    ),
  },
  {
    title: "Runner",
    isHead: true,
    room: 32,
    cell: (entry) => (
      <>
        <RecordLink to={at.registration(entry.id)}>{runnerName(entry)}</RecordLink>
        {entry.email && <RecordLine isQuiet>{entry.email}</RecordLine>}
      </>
    ),
  },
  isOfOneRace ? distanceColumn : raceColumnAt(at),
  {
    title: "Registered",
    room: "whole",
    cell: ({ createdAt, askedAt, askedStatus }) => (
      <>
        <time dateTime={createdAt.toISOString()} className="tabular">
          {formatDay(toDay(createdAt))}
        </time>
        {askedAt && (
          <span className="block text-sm text-muted">
            asked on {formatDay(toDay(askedAt))}
            {askedStatus !== "sent" && `: ${askedStatus}`}
          </span>
        )}
      </>
    ),
  },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => <EntryStatusBadge status={status} />,
  },
  menuColumn((entry) => <EntryMenu entry={entry} />),
];

const raceColumnAt = (at: Workplace): RecordColumn<RosterEntry> => ({
  title: "Race",
  room: 36,
  isPlain: true,
  cell: ({ raceId, raceName, startDate, distance, bib }) => (
    <>
      <RecordLink to={at.registrations(raceId)}>{raceName}</RecordLink>
      <RecordLine isQuiet>
        {[formatDay(startDate), distance, `bib ${bib}`].filter(Boolean).join(" · ")}
      </RecordLine>
    </>
  ),
});

const distanceColumn: RecordColumn<RosterEntry> = {
  title: "Distance",
  room: 28,
  isPlain: true,
  cell: ({ distance, bib }) => (
    <span className="record-stack">
      <RecordLine>{distance ?? "Without a distance"}</RecordLine>
      <RecordLine isQuiet>{`bib ${bib}`}</RecordLine>
    </span>
  ),
};
