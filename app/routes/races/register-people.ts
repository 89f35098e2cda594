import { data, redirect } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { addPerson, removePerson } from "#features/registrations/companions.server.ts";
import { findWizard } from "#features/registrations/wizard/wizard.server.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/register-people.ts";

export const handle: Handle = { keepsPages: true };

const changes = { add, remove };

/** `POST /races/:id/register/people/add` begins the form of somebody else in an order; `…/remove` takes one out. */
export async function action(args: Route.ActionArgs) {
  const change = changeOf(changes, args.params.change);
  const viewer = await requireViewer(args);
  return change(args, viewer);
}

type PeopleArgs = RequestArgs & Pick<Route.ActionArgs, "params" | "url">;

async function wizardOf({ context, params, url }: PeopleArgs) {
  const found = await findWizard(services(context), params.id, url.searchParams);
  if (found.kind === "no-race") throw data("Race Not Found", 404);
  if (found.kind === "wizard") return found.wizard;
  throw redirect(wizardPath({ raceId: found.race.id, distanceId: null }), 303);
}

/** The form says which distance, of a race with several, and who, of those who are saved. */
async function add(args: PeopleArgs, viewer: Viewer) {
  const { race, target, draftId } = await wizardOf(args);
  const form = await formOf(args.request);
  const asked = readId(form.get("to_distance"));
  const distance = race.distances.find(({ id }) => id === asked);
  const to = distance ? { raceId: race.id, distanceId: distance.id } : target;
  const added = await addPerson(services(args.context), viewer, to, {
    from: draftId === null ? null : { ...target, draftId },
    companionId: readId(form.get("companion")),
  });
  if (added) return redirect(wizardPath({ ...added, step: 1 }), 303);
  return redirect(wizardPath({ ...target, ...(draftId && { draftId, step: 3 as const }) }), 303);
}

async function remove(args: PeopleArgs, viewer: Viewer) {
  const { target, draftId } = await wizardOf(args);
  const key = draftId === null ? null : { ...target, draftId };
  const rest = key && (await removePerson(services(args.context), viewer, key));
  return redirect(rest ? wizardPath({ ...rest, step: 3 }) : wizardPath(target), 303);
}

/** A visitor who opens this address begins with the first step. */
export function loader({ params }: Route.LoaderArgs) {
  changeOf(changes, params.change);
  return redirect(wizardPath({ raceId: params.id, distanceId: null }));
}
