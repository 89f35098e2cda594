import type { ReactNode } from "react";
import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  type ApplicationRecord,
  applicationLimits,
  formatFileSize,
} from "#features/experts/applications/application.ts";
import {
  approveApplication,
  declineApplication,
} from "#features/experts/applications/decisions.server.ts";
import {
  type DecisionProblem,
  decisionMessages,
  decisionProblems,
} from "#features/experts/applications/messages.ts";
import { findApplication } from "#features/experts/applications/office.server.ts";
import { decisionForm } from "#features/experts/applications/schema.ts";
import { locationOf, showRate } from "#features/experts/expert.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { Icon } from "#ui/icon.tsx";
import { Chip } from "#ui/list/chip.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay, formatFullMoment, toDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { isId } from "#values/id.ts";
import { mailLink } from "#values/web/addresses/email-address.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/application.ts";
import { ApplicationBadge, statusLabels } from "./application-badge.tsx";

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

export const meta: Route.MetaFunction = () => officeMeta("Expert Application", "en");

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
            {details.title} · sent on {formatFullMoment(sentAt, "en")}
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

/** Who has decided, when, and the note to the applicant. */
function DecisionTaken({ application }: { application: ApplicationRecord }) {
  const { decision, status } = application;
  if (!decision) return null;
  return (
    <section aria-label="Decision" className="card p-5">
      <p>
        {statusLabels[status]} by {decision.by ?? "a former admin"} on{" "}
        {formatFullMoment(decision.at, "en")}.{" "}
        {decision.expertId && (
          <TextLink to={href("/experts/:id", { id: decision.expertId })}>Open the page</TextLink>
        )}
        {status === "approved" && !decision.expertId && "The page has been deleted since."}
      </p>
      {decision.note && (
        <blockquote className="mt-3 border-l-4 border-line pl-3 whitespace-pre-line wrap-anywhere">
          {decision.note}
        </blockquote>
      )}
    </section>
  );
}

/** What the same person has sent before, or since. */
function EarlierApplications({ earlier }: Pick<ApplicationRecord, "earlier">) {
  if (earlier.length === 0) return null;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-xl">Other applications of this person</h2>
      <ul className="grid gap-4">
        {earlier.map(({ id, status, sentAt, note }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink to={href("/admin/experts/applications/:id", { id })} className="py-1">
                Sent on {formatDay(toDay(sentAt), "en")}
              </TextLink>
              <ApplicationBadge status={status} />
            </p>
            {note && <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Approve, or decline with a note. Both tell which state of the application was read. */
function DecisionForms({
  application: { version, listedAs },
  errors,
}: {
  application: Pick<ApplicationRecord, "version" | "listedAs">;
  errors: FormErrors | null;
}) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <section aria-label="Decision" className="card grid gap-6 p-5 sm:p-6">
      {!listedAs && (
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="decision" value="approve" />
          <input type="hidden" name="version" value={version} />
          <h2 className="text-xl">Approve</h2>
          <p className="text-muted">
            The page is public at once and is linked to the account. The applicant gets an email.
          </p>
          <Button type="submit" busy={isBusy} className="justify-self-start">
            Approve application
          </Button>
        </Form>
      )}
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="decision" value="decline" />
        <input type="hidden" name="version" value={version} />
        <h2 className="text-xl">Decline</h2>
        <TextArea
          label="Note to the applicant"
          name="note"
          rows={5}
          maxLength={applicationLimits.note}
          defaultValue={errors?.typed.note ?? ""}
          error={errors?.fields.note}
          hint="The applicant reads it in the email and on the page of the application."
        />
        <Button type="submit" look="quiet" busy={isBusy} className="justify-self-start">
          Decline application
        </Button>
      </Form>
    </section>
  );
}

/** Everything that the applicant has sent. */
function ApplicationAnswers({ application }: { application: ApplicationRecord }) {
  const { details, applicant } = application;
  const years = details.years_experience;
  const rate = showRate(
    {
      price: details.hourly_rate,
      currency: details.hourly_rate_currency,
      rateDescription: details.rate_description,
    },
    "en",
  );
  return (
    <>
      <Part title="The page">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact name="Place">{locationOf(details)}</Fact>
          <Fact name="Experience">{years === 1 ? "1 year" : `${years} years`}</Fact>
          <Fact name="Rate">{rate}</Fact>
          <Fact name="Email">{details.email ?? "None"}</Fact>
          <Fact name="Phone">{details.phone ?? "None"}</Fact>
        </dl>
        <ul className="mt-5 flex flex-wrap gap-2" aria-label="Services">
          {details.services.map((service) => (
            <li key={service}>
              <Chip>{service}</Chip>
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-text whitespace-pre-line wrap-anywhere">
          {details.bio ?? "No text about the person."}
        </p>
      </Part>
      <Part title="For the administrators">
        <dl className="grid gap-4">
          <Fact name="Account">
            <TextLink to={href("/admin/users/:id", { id: applicant.userId })}>
              {applicant.email}
            </TextLink>{" "}
            ·{" "}
            <a className="link" href={mailLink(applicant.email, "Your application to Dorsal")}>
              Write an email
            </a>
          </Fact>
          <Fact name="Message">
            <span className="whitespace-pre-line wrap-anywhere">{details.message ?? "None"}</span>
          </Fact>
        </dl>
        <Documents documents={application.documents} />
      </Part>
    </>
  );
}

function Documents({ documents }: Pick<ApplicationRecord, "documents">) {
  return (
    <>
      <h3 className="mt-5 mb-1 text-base">Documents</h3>
      {documents.length === 0 && <p>None</p>}
      <ul className="grid gap-1">
        {documents.map(({ id, name, bytes }) => (
          <li key={id}>
            <a
              href={href("/admin/experts/documents/:id", { id })}
              download
              className="link inline-flex items-center gap-2 py-1 wrap-anywhere"
            >
              <Icon name="download" /> {name}
            </a>{" "}
            <span className="text-sm text-muted">{formatFileSize(bytes)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-medium text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
