import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { changeLabels, offeredStatuses } from "#features/registrations/roster/given-status.ts";
import { type RosterEntry, runnerName } from "#features/registrations/roster/roster.ts";
import { Button } from "#ui/button.tsx";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import { type RecordColumn, RecordDay, Records } from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { AskForReview } from "../../review-requests/screens/ask-for-review.tsx";
import { chosenForm } from "./chosen-bar.tsx";
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
        <RecordDay timestamp={createdAt} />
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

/** The actions for one entry of the list. Cancelling asks for a confirmation. */
function EntryMenu({ entry }: { entry: RosterEntry }) {
  const { id, status } = entry;
  const runner = runnerName(entry);
  const offered = offeredStatuses(status);
  return (
    <RowMenu name={runner}>
      {offered
        .filter((to) => to !== "cancelled")
        .map((to) => (
          <RowAction key={to} values={{ registration: id, status: to }} about={runner}>
            {changeLabels[to]}
          </RowAction>
        ))}
      <AskForReview registrationId={id} runner={runner} className="" />
      {offered.includes("cancelled") && (
        <RowQuestion label="Cancel" about={runner} isDanger>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="registration" value={id} />
            <p>The place of {runner} goes to somebody else, and a mail says so.</p>
            <Button type="submit" name="status" value="cancelled" look="danger" size="small">
              Cancel registration
            </Button>
          </Form>
        </RowQuestion>
      )}
    </RowMenu>
  );
}
