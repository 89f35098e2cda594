import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { PlaceScreen } from "#features/races/places/correcting/screens/place-screen.tsx";
import {
  loadPlace,
  submitPlace,
} from "#features/races/places/correcting/screens/submission.server.ts";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/place.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadPlace(args, await requireAdmin(args), args.params.id);
}

/** From the list of open races, it leads back to its page there. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const page = args.url.searchParams.get("list");
  const back = page
    ? withQuery(href("/admin/races/places"), { page: String(readPageNumber(page)) })
    : href("/admin/races/edit/:id", { id });
  return submitPlace(args, admin, { id, back });
}

export const meta: Route.MetaFunction = () => officeMeta("Position of a Race");

/** Where a race is. */
export default function PlaceRace({ loaderData, actionData }: Route.ComponentProps) {
  const back = href("/admin/races/edit/:id", { id: loaderData.race.id });
  return <PlaceScreen {...loaderData} errors={actionData ?? null} back={back} />;
}
