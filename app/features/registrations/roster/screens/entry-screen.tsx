import { Form, href, Link, useNavigation } from "react-router";
import type { AuditEntry } from "#features/audit/change.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { RegistrationStatus } from "#features/registrations/registration.ts";
import type { ReviewRequest } from "#features/registrations/review-requests/review-request.ts";
import {
  changeLabels,
  type GivenStatus,
  offeredStatuses,
} from "#features/registrations/roster/given-status.ts";
import {
  type ChangeProblem as Problem,
  type RosterRecord,
  runnerName,
} from "#features/registrations/roster/roster.ts";
import { Button } from "#ui/button.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay, formatFullMoment } from "#values/day.ts";
import { AskForReview } from "../../review-requests/screens/ask-for-review.tsx";
import { SentChannels } from "../../review-requests/screens/sent-channels.tsx";
import { ChangeProblem } from "./change-problem.tsx";
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

type Changed = {
  entry: { id: string; status: RegistrationStatus };
  runner: string;
};

/** What can be done with one registration, without what cancels it. */
function ChangeButtons({ entry: { id, status }, runner }: Changed) {
  const offered = offeredStatuses(status).filter((to) => to !== "cancelled");
  if (offered.length === 0) return null;
  return (
    <Form method="post" preventScrollReset className="office-acts">
      <input type="hidden" name="registration" value={id} />
      {offered.map((to) => (
        <Give key={to} to={to} runner={runner} />
      ))}
    </Form>
  );
}

/** Cancels one registration, and asks before. */
function CancelButton({ entry: { id, status }, runner }: Changed) {
  if (!offeredStatuses(status).includes("cancelled")) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="registration" value={id} />
      <details className="office-more">
        <summary className="button button-plain button-small text-danger">
          Cancel<span className="sr-only"> {runner}</span>
        </summary>
        <p className="my-2 text-sm">
          The place of {runner} goes to somebody else, and a mail says so.
        </p>
        <Button type="submit" name="status" value="cancelled" look="danger" size="small">
          Cancel registration
        </Button>
      </details>
    </Form>
  );
}

function Give({ to, runner }: { to: GivenStatus; runner: string }) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Button type="submit" name="status" value={to} look="quiet" size="small" busy={isBusy}>
      {changeLabels[to]}
      <span className="sr-only"> {runner}</span>
    </Button>
  );
}

/** The runner's answers, or a note that the account is deleted. */
function EntryAnswers({ entry }: { entry: RosterRecord }) {
  const { person } = useWorkplace();
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-3 text-xl">
        What the runner gave
      </h2>
      {entry.userId === null ? (
        <p className="text-muted">
          The runner has deleted the account. What was given is gone; only the place is counted.
        </p>
      ) : (
        <dl className="office-facts">
          {given(entry).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <Link to={href("/races/:id", { id: entry.race.id })} className="link">
          Page of the race
        </Link>
        {entry.userId && person && (
          <Link to={person(entry.userId)} className="link">
            User account
          </Link>
        )}
      </p>
    </section>
  );
}

function given(entry: RosterRecord): [label: string, value: string][] {
  return [
    ["Email", entry.email ?? ""],
    ["Date of birth", entry.dateOfBirth ? formatDay(entry.dateOfBirth) : ""],
    ["Phone", entry.phone],
    ["Country", entry.country],
    ["Insurance provider", entry.insuranceProvider],
    ["Policy number", entry.policyNumber],
    ["Emergency contact", entry.emergencyContactName],
    ["Emergency phone", entry.emergencyContactPhone],
    ...(entry.guardianName ? [["Parent or guardian", entry.guardianName] as [string, string]] : []),
    ["Waiver", "Accepted"],
  ];
}

/** The history of a registration, with its review requests. */
function EntryHistory({
  entry,
  history,
  requests,
}: {
  entry: RosterRecord;
  history: AuditEntry[];
  requests: ReviewRequest[];
}) {
  return (
    <>
      <section aria-labelledby="history">
        <h2 id="history" className="mb-3 text-xl">
          History
        </h2>
        <ul className="grid gap-2">
          {history.map(({ id, action, adminEmail, createdAt }) => (
            <li key={id}>
              <Moment at={createdAt} /> {action} by {adminEmail ?? "a former admin"}
            </li>
          ))}
          <li>
            <Moment at={entry.createdAt} /> registered by the runner
          </li>
        </ul>
      </section>
      {requests.length > 0 && (
        <section aria-labelledby="requests">
          <h2 id="requests" className="mb-3 text-xl">
            Review requests
          </h2>
          <ul className="grid gap-4">
            {requests.map(({ id, createdAt, by, customMessage, ...sent }) => (
              <li key={id}>
                <Moment at={createdAt} /> by {by ?? "a former admin"}
                <SentChannels sent={sent} />
                {customMessage && (
                  <blockquote className="mt-1 border-l-4 border-line pl-3 whitespace-pre-line text-muted">
                    {customMessage}
                  </blockquote>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Moment({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="tabular text-muted">
      {formatFullMoment(at)}
    </time>
  );
}
