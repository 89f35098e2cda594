import { DeleteDistanceScreen } from "#features/races/editing/screens/delete-distance-screen.tsx";
import {
  findOwnDistance,
  submitDeletion,
} from "#features/races/editing/screens/submission.server.ts";
import { distanceLosses } from "#features/registrations/distance-losses.server.ts";
import { lossesWords } from "#features/registrations/distance-losses.ts";
import { services } from "#services/context.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/delete-distance.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const own = await findOwnDistance(args, editor, args.params);
  const losses = await distanceLosses(services(args.context), own.distance.id);
  return { ...own, losses: lossesWords(losses) };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitDeletion(args, editor, { at, ...args.params });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Delete Distance", es: "Eliminar distancia" }, pageLanguages(matches).lang);

export default function DeleteDistance({ loaderData, actionData }: Route.ComponentProps) {
  return <DeleteDistanceScreen {...loaderData} problem={actionData?.problem ?? null} />;
}
