import { workspace } from "#features/races/editing/workplace.ts";
import { rosterPage } from "#features/registrations/roster/screens/roster-page.server.ts";
import { RosterScreen } from "#features/registrations/roster/screens/roster-screen.tsx";
import { changeFrom } from "#features/registrations/roster/screens/status-change.server.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/registrations.ts";
import { ownRoster } from "./own-roster.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { organizer, race, filters } = await ownRoster(args, args.params.id);
  return rosterPage(args, organizer, filters, race);
}

/** Also after a change of which a part was refused. */
export const shouldRevalidate = () => true;

/** Gives the chosen entries another state, and leads back to the same page of the list. */
export async function action(args: Route.ActionArgs) {
  const { organizer } = await ownRoster(args, args.params.id);
  const { pathname, search } = args.url;
  return changeFrom(args, organizer, pathname + search);
}

export const meta: Route.MetaFunction = () => officeMeta("Registrations");

/** The registrations for an own race, the latest first. */
export default function OwnRegistrations({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={workspace.races}>Back to your races</BackLink>
      <ToolHeading>Registrations</ToolHeading>
      <RosterScreen {...loaderData} problem={actionData} />
    </>
  );
}
