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
  const admin = await requireAdmin(args);
  return { ...(await loadPlace(args, admin, args.params.id)), list: listPage(args.url) };
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  return submitPlace(args, admin, { id, back: backTo(listPage(args.url), id) });
}

export const meta: Route.MetaFunction = () => officeMeta("Position of a Race");

/** Where a race is. */
export default function PlaceRace({ loaderData, actionData }: Route.ComponentProps) {
  const { list, race } = loaderData;
  return (
    <PlaceScreen {...loaderData} errors={actionData ?? null} back={backTo(list, race.id)}>
      {list ? "Back to the list" : "Back to the race"}
    </PlaceScreen>
  );
}

/** The page of the list of open races from which somebody came; `null` for those who came from the race. */
function listPage(url: URL): number | null {
  const page = url.searchParams.get("list");
  return page ? readPageNumber(page) : null;
}

function backTo(list: number | null, id: string): string {
  return list
    ? withQuery(href("/admin/races/places"), { page: String(list) })
    : href("/admin/races/edit/:id", { id });
}
