import { requireViewer } from "#features/accounts/viewer.server.ts";
import { findSession } from "#features/training/plans/queries.server.ts";
import { workoutFileOf } from "#features/training/workouts/workout-file.ts";
import { services } from "#services/context.ts";
import { attachment } from "#values/web/attachment.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/workout.ts";

/** A session of the viewer's own as a workout for a watch. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const found = await findSession(services(args.context), viewer, args.params.id);
  if (!found) throw new Response("There is no such session.", { status: 404 });
  const { day, kind } = found.session;
  return attachment(workoutFileOf(found.session, languageOf(args.url)), {
    name: `${day}-${kind}.fit`,
    type: "application/vnd.ant.fit",
  });
}
