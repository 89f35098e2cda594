import { data, Form, useNavigation } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { sendReviewRequest } from "#features/registrations/review-requests/commands.server.ts";
import {
  channelReason,
  refusalSentence,
  sentSentence,
  tooManyRequests,
} from "#features/registrations/review-requests/messages.ts";
import { findRequestDetails } from "#features/registrations/review-requests/queries.server.ts";
import { reviewRequestForm } from "#features/registrations/review-requests/schema.ts";
import type { RequestDialogContent } from "#features/registrations/review-requests/screens/request-dialog.tsx";
import { RequestFields } from "#features/registrations/review-requests/screens/request-fields.tsx";
import { config } from "#services/config.ts";
import { publicOrigin, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { sentencesInOne } from "#values/text/sentences.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/review-request.ts";
import { requireEditor } from "./editor.server.ts";

export const handle: Handle = { keepsPages: true };

/** Also what the dialog reads. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  return requestIn(args, editor, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitRequest(args, editor, { at, id: args.params.id });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Ask for a review", es: "Pedir una reseña" }, pageLanguages(matches).lang);

/** The page of the dialog: without scripts, and in a tab of its own. */
export default function ReviewRequestPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  return <RequestScreen registrationId={params.id} found={loaderData} errors={actionData} />;
}

/** The page of the dialog: without scripts, and in a tab of its own. */
function RequestScreen({
  registrationId,
  found,
  errors,
}: {
  registrationId: string;
  found: RequestDialogContent;
  errors: FormErrors | undefined;
}) {
  const say = useSay();
  const { details, problem } = found;
  const at = useWorkplace();
  const isBusy = useNavigation().formMethod === "POST";
  const back = at.registration(registrationId);
  return (
    <>
      <ToolHeading lead={details?.race.name}>
        {say({ en: "Ask for a review", es: "Pedir una reseña" })}
      </ToolHeading>
      {details ? (
        <Form method="post" noValidate className="grid max-w-[42rem] gap-5">
          <RequestFields
            details={details}
            isBusy={isBusy}
            typed={errors?.typed}
            problem={errors?.form ?? null}
            cancel={
              <ButtonLink to={back} look="plain">
                {say({ en: "Back", es: "Atrás" })}
              </ButtonLink>
            }
          />
        </Form>
      ) : (
        <div className="grid max-w-[42rem] justify-items-start gap-5">
          {problem && <Notice kind="problem">{refusalSentence({ problem })}</Notice>}
          <ButtonLink to={back} look="quiet">
            {say({ en: "Back", es: "Atrás" })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** What the form of a review request shows. */
async function requestIn({ request, context }: RequestArgs, editor: Editor, id: string) {
  const origin = publicOrigin(request);
  const found = await findRequestDetails(services(context), editor, id, {
    origin,
    languages: config().languages,
  });
  return data(found, found.problem === "no-registration" ? 404 : 200);
}

/** Sends what the form asks for, and leads to the registration. */
async function submitRequest(
  { request, context }: RequestArgs,
  editor: Editor,
  { at, id }: { at: Workplace; id: string },
) {
  const form = await formOf(request);
  const { value, errors } = readForm(reviewRequestForm, form);
  if (errors)
    return data({ ...errors, form: errors.form ?? errors.fields.customMessage ?? null }, 400);
  const { limits } = services(context);
  if (!editor.isAdmin && !(await limits.allow("reviewRequest", editor.userId))) {
    return data(formErrors(tooManyRequests, form), 429);
  }
  const asked = { ...value, registrationId: id };
  const origin = publicOrigin(request);
  const { sent, refusal } = await sendReviewRequest(services(context), editor, asked, { origin });
  const isMissing = refusal?.problem === "no-registration" && !editor.isAdmin;
  if (isMissing) throw data(refusalSentence({ problem: "no-registration" }).en, 404);
  if (refusal) return data(formErrors(refusalSentence(refusal), form), 400);
  const failure = [sent.email, sent.sms].find((channel) => channel?.status === "failed")?.reason;
  return seeOtherSaying(
    at.registration(id),
    failure ? sentencesInOne([sentSentence, channelReason(failure)]) : sentSentence,
  );
}
