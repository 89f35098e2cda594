import type { Viewer } from "#features/accounts/viewer.ts";
import { claimantOf } from "#features/claims/queries.server.ts";
import { isFavorite } from "#features/favorites/queries.server.ts";
import { entriesIn } from "#features/registrations/queries.server.ts";
import type { Services } from "#services/services.ts";
import type { RaceData } from "./race-data.ts";

/** What the page of a race shows to a signed-in viewer only. */
export async function personalPart(
  { db, log }: Pick<Services, "db" | "log">,
  viewer: Viewer,
  id: string,
): Promise<RaceData["personal"]> {
  const [isKept, entries, claimant] = await Promise.all([
    isFavorite({ db, log }, viewer, id),
    entriesIn({ db }, viewer, id),
    claimantOf({ db }, viewer),
  ]);
  return { isFavorite: isKept, entries, claimant };
}
