import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { DeleteDistanceScreen } from "#features/races/editing/screens/delete-distance-screen.tsx";
import {
  findOwnDistance,
  submitDeletion,
} from "#features/races/editing/screens/submission.server.ts";
import { workspace } from "#features/races/editing/workplace.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/delete-distance.ts";

export async function loader(args: Route.LoaderArgs) {
  return findOwnDistance(args, await requireOrganizer(args), args.params);
}

export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  return submitDeletion(args, organizer, { at: workspace, ...args.params });
}

export const meta: Route.MetaFunction = () => officeMeta("Delete Distance");

export default function DeleteDistance({ loaderData, actionData }: Route.ComponentProps) {
  return <DeleteDistanceScreen {...loaderData} problem={actionData?.problem ?? null} />;
}
