import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { readRosterFilters } from "#features/registrations/roster/schema.ts";
import { rosterPage } from "#features/registrations/roster/screens/roster-page.server.ts";
import { RosterScreen } from "#features/registrations/roster/screens/roster-screen.tsx";
import { changeFrom } from "#features/registrations/roster/screens/status-change.server.ts";
import { services } from "#services/context.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/registrations.ts";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db } = services(args.context);
  const filters = readRosterFilters(args.url.searchParams);
  const race = filters.raceId ? await findRosterRace({ db }, admin, filters.raceId) : null;
  return rosterPage(args, admin, filters, race);
}

/** Also after a change of which a part was refused. */
export const shouldRevalidate = () => true;

/** Gives the chosen entries another state, and leads back to the same page of the list. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { pathname, search } = args.url;
  return changeFrom(args, admin, pathname + search);
}

export const meta: Route.MetaFunction = () => officeMeta("Registrations");

/** All registrations of all races, the latest first. */
export default function Registrations({ loaderData, actionData }: Route.ComponentProps) {
  return <RosterScreen {...loaderData} problem={actionData} />;
}
