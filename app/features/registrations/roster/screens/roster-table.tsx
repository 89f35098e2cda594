import { Link } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { type RosterEntry, runnerName } from "#features/registrations/roster/roster.ts";
import { EmailText } from "#ui/letter/email-text.tsx";
import { Records } from "#ui/list/records.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { AskForReview } from "../../review-requests/screens/ask-for-review.tsx";
import { ChangeButtons } from "./change-buttons.tsx";
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
    <div className="roster">
      <Records
        caption="Registrations"
        columns={columnsAt(at, isOfOneRace)}
        rows={entries}
        keyOf={({ id }) => id}
      />
    </div>
  );
}

const columnsAt = (at: Workplace, isOfOneRace: boolean) => [
  {
    title: "Choose",
    hideTitle: true,
    cell: (entry: RosterEntry) => (
      <label className="choice">
        <input type="checkbox" form={chosenForm} name="registration" value={entry.id} />
        <span className="sr-only">Choose {runnerName(entry)}</span>
      </label>
    ),
  },
  {
    title: "Runner",
    isHead: true,
    cell: (entry: RosterEntry) => (
      <>
        <Link to={at.registration(entry.id)} className="link">
          {runnerName(entry)}
        </Link>
        {entry.email && (
          <span className="block text-sm font-normal text-muted">
            <EmailText>{entry.email}</EmailText>
          </span>
        )}
      </>
    ),
  },
  isOfOneRace ? distanceColumn : raceColumnAt(at),
  {
    title: "Status",
    cell: ({ status, createdAt }: RosterEntry) => (
      <div>
        <EntryStatusBadge status={status} />
        <span className="mt-1 block text-sm text-muted">
          registered{" "}
          <time dateTime={createdAt.toISOString()} className="block whitespace-nowrap">
            {formatDay(toDay(createdAt))}
          </time>
        </span>
      </div>
    ),
  },
  {
    title: "Actions",
    hideTitle: true,
    cell: (entry: RosterEntry) => (
      <>
        <ChangeButtons entry={entry} runner={runnerName(entry)} />
        <p className="roster-asked">
          <AskForReview registrationId={entry.id} runner={runnerName(entry)} />
          {entry.askedAt && (
            <>
              {" "}
              asked on {formatDay(toDay(entry.askedAt))}
              {entry.askedStatus !== "sent" && `: ${entry.askedStatus}`}
            </>
          )}
        </p>
      </>
    ),
  },
];

const raceColumnAt = (at: Workplace) => ({
  title: "Race",
  cell: ({ raceId, raceName, startDate, distance, bib }: RosterEntry) => (
    <div>
      <Link to={at.registrations(raceId)} className="link">
        {raceName}
      </Link>
      <span className="block text-sm text-muted">
        {formatDay(startDate)}
        {distance && ` · ${distance}`}
        {" · "}
        <span className="whitespace-nowrap">bib {bib}</span>
      </span>
    </div>
  ),
});

const distanceColumn = {
  title: "Distance",
  cell: ({ distance, bib }: RosterEntry) => (
    <div>
      {distance ?? "Without a distance"}
      <span className="block text-sm text-muted">bib {bib}</span>
    </div>
  ),
};
