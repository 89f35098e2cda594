import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { keepAnswers } from "#features/registrations/drafts.server.ts";
import { guessedCode } from "#features/registrations/prices/queries.server.ts";
import { findWizard } from "#features/registrations/wizard/wizard.server.ts";
import { invitationPath, wizardPath } from "#features/registrations/wizard/wizard.ts";
import { services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { keepable } from "#values/text/clean.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/register-code.ts";

export const handle: Handle = { keepsPages: true };

/** More than the longest code has. */
const longestCode = 60;

/** `POST /races/:id/register/code` begins the form with a code, or shows what is wrong with it. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const all = services(args.context);
  const found = await findWizard(all, args.params.id, args.url.searchParams);
  if (found.kind === "no-race") throw new Response("Race Not Found", { status: 404 });
  if (found.kind === "no-distance") {
    throw redirect(wizardPath({ raceId: found.race.id, distanceId: null }), 303);
  }
  const { race, target } = found.wizard;
  const sent = form.get("code");
  const typedCode = typeof sent === "string" ? keepable(sent).slice(0, longestCode) : "";
  const today = todayAt(race, all.now());
  const { voucher } = await guessedCode(all, viewer, {
    raceId: race.id,
    entries: [{ distanceId: target.distanceId, companionId: null }],
    today,
    typedCode,
  });
  if (!voucher) return redirect(invitationPath(target, typedCode), 303);
  const draftId = randomUUID();
  await keepAnswers(all, viewer, { ...target, draftId }, { voucherCode: typedCode });
  return redirect(wizardPath({ ...target, draftId, step: 1 }), 303);
}

/** A visitor who opens this address begins with the first step. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(wizardPath({ raceId: params.id, distanceId: null }));
}
