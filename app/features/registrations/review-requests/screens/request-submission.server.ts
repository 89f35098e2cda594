import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
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
import { config } from "#services/config.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { sentencesInOne } from "#values/text/sentences.ts";
import { seeOtherSaying } from "#values/web/said.ts";

/** What the form of a review request shows. */
export async function requestIn({ request, context }: RequestArgs, editor: Editor, id: string) {
  const origin = publicOrigin(request);
  const found = await findRequestDetails(services(context), editor, id, {
    origin,
    languages: config().languages,
  });
  return data(found, found.problem === "no-registration" ? 404 : 200);
}

/** Sends what the form asks for, and leads to the registration. */
export async function submitRequest(
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
