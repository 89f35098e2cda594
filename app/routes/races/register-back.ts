import { data, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { keepAnswers } from "#features/registrations/drafts.server.ts";
import { findWizard } from "#features/registrations/wizard.server.ts";
import { answersIn, steps, wizardPath } from "#features/registrations/wizard.ts";
import { services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import type { Route } from "./+types/register-back.ts";

/** `POST /races/:id/register/back` keeps what was typed, right or not, and goes one step back. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const wizard = await findWizard(services(args.context), args.params.id, args.url.searchParams);
  if (!wizard) throw data("Race Not Found", 404);
  const { race, distance, distanceId, draftId, step } = wizard;
  const place = { raceId: race.id, distanceId };
  if (distance === undefined || draftId === null) throw redirect(wizardPath(place), 303);

  const answers = answersIn(step, form);
  await keepAnswers(services(args.context), viewer, { ...place, draftId }, answers);
  const before = steps.find((each) => each === step - 1) ?? 1;
  return redirect(wizardPath({ ...place, draftId, step: before }), 303);
}

/** Somebody who came here by an address begins with the first step. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(wizardPath({ raceId: params.id, distanceId: null }));
}
