import type { AuditEntry } from "#features/audit/change.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { ReviewRequest } from "#features/registrations/review-requests/review-request.ts";
import {
  type ChangeProblem as Problem,
  type RosterRecord,
  runnerName,
} from "#features/registrations/roster/roster.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { AskForReview } from "../../review-requests/screens/ask-for-review.tsx";
import { CancelButton, ChangeButtons } from "./change-buttons.tsx";
import { ChangeProblem } from "./change-problem.tsx";
import { EntryAnswers } from "./entry-answers.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { EntryStatusBadge } from "./entry-status-badge.tsx";

/** Everything about one registration. */
export function EntryScreen({
  entry,
  history,
  requests,
  problem,
}: {
  entry: RosterRecord;
  history: AuditEntry[];
  requests: ReviewRequest[];
  problem: Problem | undefined;
}) {
  const at = useWorkplace();
  const { race } = entry;
  const runner = runnerName(entry);
  return (
    <>
      <BackLink to={at.registrations(race.id)}>All registrations of {race.name}</BackLink>
      <ToolHeading
        lead={
          <>
            {race.name}, {formatDay(race.startDate)}
            {entry.distance && ` · ${entry.distance}`} · bib {entry.bib}
          </>
        }
        actions={<EntryStatusBadge status={entry.status} />}
      >
        {runner}
      </ToolHeading>
      <div className="grid gap-8">
        <ChangeProblem problem={problem} />
        <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
          <ChangeButtons entry={entry} runner={runner} />
          {entry.userId && (
            <AskForReview
              registrationId={entry.id}
              runner={runner}
              className="button button-quiet button-small"
            />
          )}
          <CancelButton entry={entry} runner={runner} />
        </div>
        <EntryAnswers entry={entry} />
        <EntryHistory entry={entry} history={history} requests={requests} />
      </div>
    </>
  );
}
