import { data } from "react-router";
import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { workspace } from "#features/races/editing/workplace.ts";
import { placingProblems } from "#features/races/places/correcting/messages.ts";
import { findRaceToPlace } from "#features/races/places/correcting/queries.server.ts";
import { PlaceScreen } from "#features/races/places/correcting/screens/place-screen.tsx";
import { submitPlace } from "#features/races/places/correcting/screens/submission.server.ts";
import { services } from "#services/context.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/place.ts";

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  const typed = args.url.searchParams.get("q")?.trim() ?? "";
  const asked = { id: args.params.id, typed };
  const race = await findRaceToPlace(services(args.context), organizer, asked);
  if (!race) throw data(placingProblems["no-race"], 404);
  return { race, typed };
}

export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { id } = args.params;
  return submitPlace(args, organizer, { id, back: workspace.race(id) });
}

export const meta: Route.MetaFunction = () => officeMeta("Position of a Race");

/** Where an own race is. */
export default function PlaceOwnRace({ loaderData, actionData }: Route.ComponentProps) {
  const { race, typed } = loaderData;
  const back = workspace.race(race.id);
  return <PlaceScreen race={race} typed={typed} errors={actionData ?? null} back={back} />;
}
