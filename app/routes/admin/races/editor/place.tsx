import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { PlaceScreen } from "#features/races/places/correcting/screens/place-screen.tsx";
import {
  loadPlace,
  submitPlace,
} from "#features/races/places/correcting/screens/submission.server.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/place.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadPlace(args, await requireAdmin(args), args.params.id);
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
  const back = href("/admin/races/edit/:id", { id: loaderData.race.id });
  return <PlaceScreen {...loaderData} errors={actionData ?? null} back={back} />;
}
