import { data } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Editor } from "#features/races/rights.server.ts";
import { undoableChanges } from "#features/registrations/roster/commands.server.ts";
import { placesOf } from "#features/registrations/roster/queries.server.ts";
import type { RosterFilters, RosterRace } from "#features/registrations/roster/roster.ts";
import { readUndone } from "#features/registrations/roster/schema.ts";
import { RosterScreen } from "#features/registrations/roster/screens/roster-screen.tsx";
import { changeFromList } from "#features/registrations/roster/screens/status-change.server.ts";
import { searchRoster } from "#features/registrations/roster/search.server.ts";
import { requestId, services } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readPageNumber } from "#values/form/paging.ts";
import { languageOf, pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/registrations.ts";
import { rosterOf } from "./roster.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor, race, filters } = await rosterOf(args);
  return rosterPage(args, editor, filters, race);
}

/** Also after a change that was refused in part. */
export const shouldRevalidate = () => true;

/** Gives entries another state, or takes that back, and leads back to the same page of the list. */
export async function action(args: Route.ActionArgs) {
  const { editor, filters } = await rosterOf(args);
  const query = withoutUndo(args.url.searchParams);
  return changeFromList(args, editor, { path: pathOf(args.url), query }, filters);
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
      <RosterScreen {...loaderData} answer={actionData} />
    </>
  );
}

/** What `RosterScreen` shows. Registrations that cannot be read leave the filters on the screen. */
async function rosterPage(
  { context, url }: Route.LoaderArgs,
  editor: Editor,
  filters: RosterFilters,
  race: RosterRace | null,
) {
  const { db, now, log } = services(context);
  const params = url.searchParams;
  const shown = { filters, query: withoutUndo(params).toString() };
  try {
    const page = readPageNumber(params.get("page"));
    const entries = await searchRoster({ db, now }, editor, filters, {
      page,
      lang: languageOf(url),
    });
    const places = race && (await placesOf({ db }, race.id));
    const moment = readUndone(params.get("undo"));
    const undo = moment && {
      moment: moment.toISOString(),
      count: (await undoableChanges({ db, now }, editor, moment)).length,
    };
    return data({ ...shown, entries, race: race && places && { ...race, places }, undo });
  } catch (error) {
    log.error({ error, id: requestId(context) }, "registrations could not be loaded");
    return data({ ...shown, entries: null, race: null, undo: null }, 500);
  }
}

/** The query of the list without the timestamp of changes that can be undone. */
function withoutUndo(query: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(query);
  params.delete("undo");
  return params;
}
