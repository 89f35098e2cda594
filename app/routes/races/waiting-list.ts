import { href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { joinWaitingList } from "#features/registrations/waiting/commands.server.ts";
import { joiningProblems } from "#features/registrations/waiting/messages.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import type { Words } from "#values/say.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/waiting-list.ts";

/** Who waits for a full distance takes no place. */
export const handle: Handle = { keepsPages: true };

/** `POST /races/:id/waiting-list` puts the viewer on the list of the field `distance`. The wizard says why not. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { limits, ...rest } = services(args.context);
  const form = await formOf(args.request);
  const raceId = args.params.id;
  const distanceId = readId(String(form.get("distance")));
  const refuse = (sentence: Words) =>
    seeOtherSaying(
      distanceId === null ? href("/races/:id", { id: raceId }) : wizardPath({ raceId, distanceId }),
      sentence,
    );
  if (distanceId === null) return refuse(joiningProblems.gone);
  if (!(await limits.allow("waitingList", viewer.userId))) {
    return refuse(joiningProblems["too-often"]);
  }
  const origin = publicOrigin(args.request);
  const joined = await joinWaitingList(rest, viewer, { raceId, distanceId, origin });
  if (joined.problem !== null) return refuse(joiningProblems[joined.problem]);
  return seeOtherSaying(href("/waiting-list/:id/:change?", { id: joined.id }), {
    en: "You are on the waiting list.",
    es: "Estás en la lista de espera.",
  });
}

export const loader = postOnly(({ id }: { id: string }) => href("/races/:id", { id }));
