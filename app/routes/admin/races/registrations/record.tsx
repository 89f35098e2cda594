import { data, href, Link } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { readAuditLog } from "#features/audit/queries.server.ts";
import { requestsFor } from "#features/registrations/review-requests/queries.server.ts";
import { findEntry } from "#features/registrations/roster/queries.server.ts";
import { runnerName } from "#features/registrations/roster/roster.ts";
import { services } from "#services/context.ts";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/record.ts";
import { AskForReview } from "./ask-for-review.tsx";
import { ChangeButtons } from "./change-buttons.tsx";
import { ChangeProblem } from "./change-problem.tsx";
import { EntryAnswers } from "./entry-answers.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { EntryStatusBadge } from "./entry-status-badge.tsx";
import { changeFrom } from "./status-change.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db } = services(args.context);
  const entry = await findEntry({ db }, admin, args.params.id);
  if (!entry) throw data("Registration not found", 404);
  const [history, requests] = await Promise.all([
    readAuditLog({ db }, { subjectId: entry.id }, 1),
    requestsFor({ db }, entry.id),
  ]);
  return { entry, history: history.rows, requests };
}

/** Also after a refusal: another admin may have changed the entry. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  return changeFrom(args, admin, args.url.pathname);
}

/** The only screen with everything that a runner gave. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = () => officeMeta("Registration");

export default function RegistrationRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, history, requests } = loaderData;
  const { race } = entry;
  const runner = runnerName(entry);
  return (
    <>
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
        <ChangeProblem problem={actionData} />
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <ChangeButtons entry={entry} runner={runner} />
          {entry.userId && (
            <AskForReview
              registrationId={entry.id}
              runner={runner}
              className="button button-quiet button-small"
            />
          )}
        </div>
        <EntryAnswers entry={entry} />
        <EntryHistory entry={entry} history={history} requests={requests} />
        <p>
          <Link
            to={withQuery(href("/admin/races/registrations"), { race: race.id })}
            className="link"
          >
            All registrations of {race.name}
          </Link>
        </p>
      </div>
    </>
  );
}
