import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { readRosterFilters } from "#features/registrations/roster/schema.ts";
import { services } from "#services/context.ts";

/** The race of an address, if the viewer organizes it, and the filters of its registrations. */
export async function ownRoster(args: RequestArgs, raceId: string) {
  const organizer = await requireOrganizer(args);
  const race = await findRosterRace(services(args.context), organizer, raceId);
  if (!race) throw data("Race not found", 404);
  const params = new URL(args.request.url).searchParams;
  const { runner, status } = readRosterFilters(params);
  const filters = { runner, status, raceId: race.id, race: "", when: null };
  return { organizer, race, filters, params };
}
