import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { officeMeta } from "#values/page-meta.ts";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return null;
}

export const meta: Route.MetaFunction = () => officeMeta("Race Management");

/** All races, as administrators work on them. */
export default function RaceListings() {
  return <EmptyState title="No races found" />;
}
