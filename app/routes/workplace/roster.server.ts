import { data } from "react-router";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { readRosterFilters } from "#features/registrations/roster/schema.ts";
import { services } from "#services/context.ts";
import { requireEditor, type WorkplaceArgs } from "./editor.server.ts";

/**
 * Who works on registrations, the filters of the address, and the race that the registrations are for:
 * the workspace of organizers names it in the path, the back office may name it in a filter.
 * @throws {Response} 404 for a race that an organizer does not organize
 */
export async function rosterOf(args: WorkplaceArgs & { url: URL; params: { id?: string } }) {
  const { editor, at } = await requireEditor(args);
  const { db } = services(args.context);
  const filters = readRosterFilters(args.url.searchParams);
  const raceId = at.isOffice ? filters.raceId : args.params.id;
  const race = raceId ? await findRosterRace({ db }, editor, raceId) : null;
  if (at.isOffice) return { editor, at, race, filters };
  if (!race) throw data({ en: "Race not found", es: "No encontramos la carrera" }, 404);
  return { editor, at, race, filters: { ...filters, raceId: race.id, race: "", when: null } };
}
