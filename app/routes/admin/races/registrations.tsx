import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { findRosterRace, placesOf } from "#features/registrations/roster/queries.server.ts";
import { readRosterFilters } from "#features/registrations/roster/schema.ts";
import { searchRoster } from "#features/registrations/roster/search.server.ts";
import { services } from "#services/context.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/registrations.ts";
import { ChangeProblem } from "./registrations/change-problem.tsx";
import { ChosenBar } from "./registrations/chosen-bar.tsx";
import { RaceDesk } from "./registrations/race-desk.tsx";
import styles from "./registrations/roster.css?url";
import { RosterFiles } from "./registrations/roster-files.tsx";
import { RosterTable } from "./registrations/roster-table.tsx";
import { RosterTools } from "./registrations/roster-tools.tsx";
import { changeFrom } from "./registrations/status-change.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now } = services(args.context);
  const { searchParams } = args.url;
  const filters = readRosterFilters(searchParams);
  const race = filters.raceId ? await findRosterRace({ db }, admin, filters.raceId) : null;
  return {
    filters,
    entries: await searchRoster(
      { db, now },
      admin,
      filters,
      readPageNumber(searchParams.get("page")),
    ),
    race: race && { ...race, places: await placesOf({ db }, race.id) },
    // What the pages of the list keep.
    query: searchParams.toString(),
  };
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
  const { filters, entries, race, query } = loaderData;
  return (
    <>
      {race && <RaceDesk race={race} />}
      <RosterTools filters={filters} />
      <RosterFiles query={query} />
      <div className="mt-6 grid gap-6">
        <ChangeProblem problem={actionData} />
        {entries.rows.length > 0 ? (
          <div>
            <ChosenBar list={entries} />
            <RosterTable entries={entries.rows} />
          </div>
        ) : (
          <EmptyState title="No registrations found" />
        )}
        <Pagination
          page={entries.page}
          pages={entries.pages}
          addressOf={(page) => {
            const params = new URLSearchParams(query);
            params.set("page", String(page));
            return `${href("/admin/races/registrations")}?${params}`;
          }}
        />
      </div>
    </>
  );
}
