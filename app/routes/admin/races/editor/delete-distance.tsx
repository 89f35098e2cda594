import { data, Form, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { deleteDistance } from "#features/races/editing/distances/distance-order.server.ts";
import { editingProblems, editingSentence } from "#features/races/editing/messages.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { dropPages, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/delete-distance.ts";
import { distanceTab, editPath } from "./edit-tab.ts";

export async function loader(args: Route.LoaderArgs) {
  return findDistance(args, await requireAdmin(args));
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { raceId, distance } = await findDistance(args, admin);
  const at = { raceId, distanceId: distance.id };
  const done = await deleteDistance(services(args.context), admin, at);
  if (done.problem !== null) return data({ problem: editingSentence(done.problem) }, 409);
  dropPages(args.context);
  return seeOtherSaying(editPath(raceId, "details"), `${done.name} deleted.`);
}

async function findDistance(
  { context, params }: Pick<Route.LoaderArgs, "context" | "params">,
  admin: Admin,
) {
  const race = await findEditedRace(services(context), admin, params.id);
  const distance = race?.distances.find(({ id }) => id === params.distanceId);
  if (!race || !distance) throw data(editingProblems["no-distance"], 404);
  return { raceId: race.id, raceName: race.details.race_name, distance };
}

export const meta: Route.MetaFunction = () => officeMeta("Delete Distance");

/** Asks once more before a distance goes. */
export default function DeleteDistance({ loaderData, actionData }: Route.ComponentProps) {
  const { raceId, raceName, distance } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const { details, taken } = distance;
  return (
    <>
      <ToolHeading lead={raceName}>Delete {details.distance}?</ToolHeading>
      <div className="grid max-w-160 gap-6">
        {actionData && <Notice kind="problem">{actionData.problem}</Notice>}
        <p>
          {details.title} goes for good, with its pictures.
          {taken > 0 &&
            ` ${formatCount(taken)} ${taken === 1 ? "runner stays" : "runners stay"} registered for the race, without a distance.`}
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={isBusy}>
            Delete Distance
          </Button>
          <ButtonLink look="plain" to={editPath(raceId, distanceTab(distance.id))}>
            Keep it
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}
