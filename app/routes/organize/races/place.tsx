import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { workspace } from "#features/races/editing/workplace.ts";
import { PlaceScreen } from "#features/races/places/correcting/screens/place-screen.tsx";
import {
  loadPlace,
  submitPlace,
} from "#features/races/places/correcting/screens/submission.server.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/place.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadPlace(args, await requireOrganizer(args), args.params.id);
}

export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { id } = args.params;
  return submitPlace(args, organizer, { id, back: workspace.race(id) });
}

export const meta: Route.MetaFunction = () => officeMeta("Position of a Race");

/** Where an own race is. */
export default function PlaceOwnRace({ loaderData, actionData }: Route.ComponentProps) {
  const back = workspace.race(loaderData.race.id);
  return (
    <PlaceScreen {...loaderData} errors={actionData ?? null} back={back}>
      Back to the race
    </PlaceScreen>
  );
}
