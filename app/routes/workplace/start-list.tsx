import { startListIn } from "#features/registrations/roster/screens/start-list-answer.server.ts";
import { StartListScreen } from "#features/registrations/roster/screens/start-list-screen.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/start-list.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  return startListIn(args, editor, args.params.id);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Start list", es: "Lista de salida" }, pageLanguages(matches).lang);

/** The list for the start, to be printed. */
export default function StartList({ loaderData }: Route.ComponentProps) {
  return <StartListScreen {...loaderData} />;
}
