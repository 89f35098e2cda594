import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { placingProblems } from "#features/races/places/correcting/messages.ts";
import { findRaceToPlace } from "#features/races/places/correcting/queries.server.ts";
import { PlaceScreen } from "#features/races/places/correcting/screens/place-screen.tsx";
import { submitPlace } from "#features/races/places/correcting/screens/submission.server.ts";
import { services } from "#services/context.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/place.ts";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const typed = args.url.searchParams.get("q")?.trim() ?? "";
  const race = await findRaceToPlace(services(args.context), admin, { id: args.params.id, typed });
  if (!race) throw data(placingProblems["no-race"], 404);
  return { race, typed };
}

/** From the list of open races, it leads back there. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const isFromList = args.url.searchParams.get("from") === "list";
  const back = isFromList ? href("/admin/races/places") : href("/admin/races/edit/:id", { id });
  return submitPlace(args, admin, { id, back });
}

export const meta: Route.MetaFunction = () => officeMeta("Position of a Race");

/** Where a race is. */
export default function PlaceRace({ loaderData, actionData }: Route.ComponentProps) {
  const { race, typed } = loaderData;
  const back = href("/admin/races/edit/:id", { id: race.id });
  return <PlaceScreen race={race} typed={typed} errors={actionData ?? null} back={back} />;
}
