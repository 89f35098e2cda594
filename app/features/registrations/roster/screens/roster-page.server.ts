import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { requestId, services } from "#services/context.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { placesOf } from "../queries.server.ts";
import type { RosterFilters, RosterRace } from "../roster.ts";
import { searchRoster } from "../search.server.ts";

/** What `RosterScreen` shows. Registrations that cannot be read leave the filters on the screen. */
export async function rosterPage(
  { request, context }: RequestArgs,
  editor: Editor,
  filters: RosterFilters,
  race: RosterRace | null,
) {
  const { db, now, log } = services(context);
  const params = new URL(request.url).searchParams;
  const shown = { filters, query: params.toString() };
  try {
    const page = readPageNumber(params.get("page"));
    const entries = await searchRoster({ db, now }, editor, filters, page);
    const places = race && (await placesOf({ db }, race.id));
    return data({ ...shown, entries, race: race && places && { ...race, places } });
  } catch (error) {
    log.error({ error, id: requestId(context) }, "registrations could not be loaded");
    return data({ ...shown, entries: null, race: null }, 500);
  }
}
