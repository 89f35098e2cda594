import { href } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { PlaceScreen } from "#features/races/places/correcting/screens/place-screen.tsx";
import {
  loadPlace,
  submitPlace,
} from "#features/races/places/correcting/screens/submission.server.ts";
import { useSay } from "#ui/language/language.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/place.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor, at } = await requireEditor(args);
  return { ...(await loadPlace(args, editor, args.params.id)), list: listPage(at, args.url) };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { id } = args.params;
  return submitPlace(args, editor, { id, back: backTo(at, listPage(at, args.url), id) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Position of a Race", es: "Ubicación de una carrera" },
    pageLanguages(matches).lang,
  );

/** Where a race is. */
export default function PlaceRace({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { list, race } = loaderData;
  const at = useWorkplace();
  return (
    <PlaceScreen {...loaderData} errors={actionData ?? null} back={backTo(at, list, race.id)}>
      {list
        ? say({ en: "Back to the list", es: "Volver a la lista" })
        : say({ en: "Back to the race", es: "Volver a la carrera" })}
    </PlaceScreen>
  );
}

/**
 * The page of the back office's list of races without a position that led here; `null` for a visit from
 * the race.
 */
function listPage(at: Workplace, url: URL): number | null {
  const page = at.isOffice && url.searchParams.get("list");
  return page ? readPageNumber(page) : null;
}

function backTo(at: Workplace, list: number | null, id: string): string {
  return list ? withQuery(href("/admin/races/places"), { page: String(list) }) : at.race(id);
}
