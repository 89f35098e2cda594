import { wishedRace } from "#features/favorites/wish.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { reopenedRace } from "#features/registrations/wizard/wizard.ts";
import type { Services } from "#services/services.ts";
import type { AwaitedRace } from "./awaited-notice.tsx";

/** The race that a visitor signs in for, by the page that follows; `null` for any other page. */
export async function awaitedRace(
  { db }: Pick<Services, "db">,
  from: string,
): Promise<AwaitedRace | null> {
  const wished = wishedRace(from);
  const id = wished ?? reopenedRace(from);
  if (id === null) return null;
  const race = await findRaceToEnter({ db }, id);
  if (!race) return null;
  return {
    purpose: wished === null ? "register" : "keep",
    name: race.name,
    cover: coverAddress(race, "card"),
  };
}
