import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  type DecisionProblem,
  decisionMessages,
  decisionProblems,
} from "#features/experts/applications/decision-messages.ts";
import {
  approveApplication,
  declineApplication,
} from "#features/experts/applications/decisions.server.ts";
import { findApplication } from "#features/experts/applications/office.server.ts";
import { decisionForm } from "#features/experts/applications/schema.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { useShown } from "#ui/form/first-invalid.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatFullMoment } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { isId } from "#values/id.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/application.ts";
import { ApplicationAnswers } from "./application-answers.tsx";
import { ApplicationBadge } from "./application-badge.tsx";
import { DecisionForms } from "./decision-forms.tsx";
import { DecisionTaken } from "./decision-taken.tsx";
import { EarlierApplications } from "./earlier-applications.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { id } = args.params;
  const application = isId(id) ? await findApplication(services(args.context), id) : null;
  if (!application) throw data("There is no such application.", 404);
  return { application };
}

/** Also after a refusal: another administrator may have decided. */
export const shouldRevalidate = isServerReached;

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  if (!isId(id)) throw data("There is no such application.", 404);
  const form = await formOf(args.request);
  const { value, errors } = readForm(decisionForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { decision, version, note } = value;
  const origin = publicOrigin(args.request);
  const own = services(args.context);
  if (decision === "decline") {
    const links = { applyUrl: origin + href("/experts/apply") };
    const { problem } = await declineApplication(own, admin, { id, version, note }, links);
    return problem === null ? backToList(decisionMessages.declined) : refused(problem, form);
  }
  const { problem } = await approveApplication(
    own,
    admin,
    { id, version },
    {
      pageUrl: (expert) => origin + href("/experts/:id", { id: expert }),
      ownPageUrl: origin + href("/account/expert"),
    },
  );
  if (problem !== null) return refused(problem, form);
  dropPages(args.context);
  return backToList(decisionMessages.approved);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswer(serverAction(), decisionProblems["not-saved"]);
}

function backToList(sentence: string): Response {
  return seeOtherSaying(href("/admin/experts/applications"), sentence);
}

function refused(problem: DecisionProblem, form: FormData) {
  if (problem === "gone") throw data("There is no such application.", 404);
  const status = problem === "not-saved" ? 500 : problem === "note-needed" ? 400 : 409;
  const field = problem === "note-needed" ? "note" : null;
  return data<FormErrors>(formErrors(decisionProblems[problem], form, field), status);
}

/** With everything that a person has sent, for administrators only. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = () => officeMeta("Expert Application");

export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const { application } = loaderData;
  const { details, status, sentAt, applicant, listedAs } = application;
  const shown = useShown<HTMLDivElement>(actionData ?? null);
  return (
    <div ref={shown}>
      <BackLink to={href("/admin/experts/applications")}>All applications</BackLink>
      <ToolHeading
        lead={
          <>
            {details.title} · sent on {formatFullMoment(sentAt)}
          </>
        }
        actions={<ApplicationBadge status={status} />}
      >
        {details.first_name} {details.last_name}
      </ToolHeading>
      <div className="grid gap-6">
        {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
        <DecisionTaken application={application} />
        {!applicant.isActive && <Notice>The account of the applicant is deactivated.</Notice>}
        {status === "pending" && listedAs && (
          <Notice>
            The account is linked to a page already:{" "}
            <TextLink to={href("/admin/experts/edit/:id", { id: listedAs.id })}>
              {listedAs.name}
            </TextLink>
            . Decline the application, or unlink that page first.
          </Notice>
        )}
        <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 gap-8">
            <ApplicationAnswers application={application} />
            <EarlierApplications earlier={application.earlier} />
          </div>
          {status === "pending" && (
            <DecisionForms application={application} errors={actionData ?? null} />
          )}
        </div>
      </div>
    </div>
  );
}
