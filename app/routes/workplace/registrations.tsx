import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { rosterPage } from "#features/registrations/roster/screens/roster-page.server.ts";
import { RosterScreen } from "#features/registrations/roster/screens/roster-screen.tsx";
import { changeFrom } from "#features/registrations/roster/screens/status-change.server.ts";
import { useSay } from "#ui/language/language.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/registrations.ts";
import { rosterOf } from "./roster.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor, race, filters } = await rosterOf(args);
  return rosterPage(args, editor, filters, race);
}

/** Also after a change that was refused in part. */
export const shouldRevalidate = () => true;

/** Gives the chosen entries another state, and leads back to the same page of the list. */
export async function action(args: Route.ActionArgs) {
  const { editor } = await rosterOf(args);
  return changeFrom(args, editor, pathOf(args.url) + args.url.search);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Registrations", es: "Inscripciones" }, pageLanguages(matches).lang);

/** The registrations of all races, or those of an organizer's race, the latest first. */
export default function Registrations({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const at = useWorkplace();
  return (
    <>
      {!at.isOffice && (
        <>
          <BackLink to={at.races}>
            {say({ en: "Back to your races", es: "Volver a tus carreras" })}
          </BackLink>
          <ToolHeading>{say({ en: "Registrations", es: "Inscripciones" })}</ToolHeading>
        </>
      )}
      <RosterScreen {...loaderData} problem={actionData} />
    </>
  );
}
