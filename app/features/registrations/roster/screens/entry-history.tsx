import type { AuditEntry } from "#features/audit/change.ts";
import type { ReviewRequest } from "#features/registrations/review-requests/review-request.ts";
import type { RosterRecord } from "#features/registrations/roster/roster.ts";
import { formatFullMoment } from "#values/day.ts";
import { SentChannels } from "../../review-requests/screens/sent-channels.tsx";

/** The history of a registration, with its review requests. */
export function EntryHistory({
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
