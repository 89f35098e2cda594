import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { sendReviewRequest } from "#features/registrations/review-requests/commands.server.ts";
import {
  channelReason,
  refusalSentence,
  sentSentence,
} from "#features/registrations/review-requests/messages.ts";
import { findRequestDetails } from "#features/registrations/review-requests/queries.server.ts";
import { reviewRequestForm } from "#features/registrations/review-requests/schema.ts";
import { publicOrigin, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/request.ts";
import { RequestFields } from "./request-fields.tsx";

/** Also what the dialog reads. */
export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const origin = publicOrigin(args.request);
  const found = await findRequestDetails(services(args.context), admin, args.params.id, {
    origin,
  });
  return data(found, found.problem === "no-registration" ? 404 : 200);
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(reviewRequestForm, form);
  if (errors)
    return data({ ...errors, form: errors.form ?? errors.fields.customMessage ?? null }, 400);
  const registrationId = args.params.id;
  const origin = publicOrigin(args.request);
  const request = { ...value, registrationId };
  const { sent, refusal } = await sendReviewRequest(services(args.context), admin, request, {
    origin,
  });
  if (refusal) return data(formErrors(refusalSentence(refusal), form), 400);
  const failure = [sent.email, sent.sms].find((channel) => channel?.status === "failed")?.reason;
  const path = href("/admin/races/registrations/:id", { id: registrationId });
  return seeOtherSaying(
    path,
    [sentSentence, failure && channelReason(failure)].filter(Boolean).join(" "),
  );
}

export const meta: Route.MetaFunction = () => officeMeta("Ask for a review");

/** The page of the dialog: without scripts, and in a tab of its own. */
export default function ReviewRequestPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  const { details, problem } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const back = href("/admin/races/registrations/:id", { id: params.id });
  return (
    <>
      <ToolHeading lead={details?.race.name}>Ask for a review</ToolHeading>
      {details ? (
        <Form method="post" noValidate className="grid max-w-[42rem] gap-5">
          <RequestFields
            details={details}
            isBusy={isBusy}
            typed={actionData?.typed}
            problem={actionData?.form ?? null}
            cancel={
              <ButtonLink to={back} look="plain">
                Back
              </ButtonLink>
            }
          />
        </Form>
      ) : (
        <div className="grid max-w-[42rem] justify-items-start gap-5">
          {problem && <Notice kind="problem">{refusalSentence({ problem })}</Notice>}
          <ButtonLink to={back} look="quiet">
            Back
          </ButtonLink>
        </div>
      )}
    </>
  );
}
