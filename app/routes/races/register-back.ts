import { redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { acceptedOn, answersIn, wizardSteps } from "#features/registrations/answers.ts";
import { keepAnswers } from "#features/registrations/drafts.server.ts";
import { waiverLangOn } from "#features/registrations/rules/entry-rules.ts";
import { findWizard } from "#features/registrations/wizard/wizard.server.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { languageOf } from "#values/web/language.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/register-back.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /races/:id/register/back` stores the typed values, valid or not, and goes one step back. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const found = await findWizard(services(args.context), args.params.id, args.url.searchParams);
  if (found.kind === "no-race") throw new Response("Race Not Found", { status: 404 });
  if (found.kind === "no-distance") {
    throw redirect(wizardPath({ raceId: found.race.id, distanceId: null }), 303);
  }
  const { target, draftId, step, form: entryForm } = found.wizard;
  if (draftId === null) throw redirect(wizardPath(target), 303);

  await keepAnswers(
    services(args.context),
    viewer,
    { ...target, draftId },
    {
      ...answersIn(step, form),
      ...acceptedOn(step, waiverLangOn(entryForm, languageOf(args.url))),
    },
  );
  const before = wizardSteps.find((each) => each === step - 1) ?? 1;
  return redirect(wizardPath({ ...target, draftId, step: before }), 303);
}

/** A visitor who opens this address begins with the first step. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(wizardPath({ raceId: params.id, distanceId: null }));
}
