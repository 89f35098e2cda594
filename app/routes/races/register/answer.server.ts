import { data, href, redirect } from "react-router";
import type { Viewer } from "#features/accounts/viewer.ts";
import { register } from "#features/registrations/commands.server.ts";
import { type DraftPlace, findDraft, keepAnswers } from "#features/registrations/drafts.server.ts";
import { messages } from "#features/registrations/messages.ts";
import { contactSchema, safetySchema } from "#features/registrations/schema.ts";
import { answersIn, wizardPath } from "#features/registrations/wizard.ts";
import { dropPages, publicOrigin, requestId, services } from "#services/context.ts";
import { toDay } from "#values/day.ts";
import { formErrors, readForm } from "#values/form/form.ts";
import type { Asked } from "./screen.server.ts";

/** Keeps a step as it was typed, and goes on where it is right. */
export async function advance(
  { context }: Asked,
  viewer: Viewer,
  { step, ...place }: DraftPlace & { step: 1 | 2 },
  form: FormData,
) {
  const { db, now } = services(context);
  await keepAnswers({ db, now }, viewer, place, answersIn(step, form));
  const draft = await findDraft({ db }, viewer, place);
  const { errors } =
    step === 1
      ? readForm(contactSchema(toDay(now())), form)
      : readForm(safetySchema(draft?.answers.country ?? ""), form);
  if (errors) return data(errors, 400);
  return redirect(wizardPath({ ...place, step: step === 1 ? 2 : 3 }), 303);
}

export async function submit(
  { request, context }: Asked,
  viewer: Viewer,
  place: DraftPlace,
  form: FormData,
) {
  const { log, limits, ...rest } = services(context);
  if (!(await limits.allow("registration", viewer.userId))) {
    return data(formErrors(messages.tooMany, form), 429);
  }
  try {
    const origin = publicOrigin(request);
    const { registrationId, problem } = await register(rest, viewer, place, { origin });
    if (problem !== null) return data(formErrors(problem, form), 400);
    dropPages(context);
    return redirect(`${href("/registrations/:id", { id: registrationId })}?new`, 303);
  } catch (error) {
    log.error({ id: requestId(context), error }, "registration failed");
    return data(formErrors(messages.failed, form), 500);
  }
}
