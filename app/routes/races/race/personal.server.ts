import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { claimantOf } from "#features/claims/queries.server.ts";
import { isFavorite } from "#features/favorites/queries.server.ts";
import { entriesIn } from "#features/registrations/queries.server.ts";
import { findOwnReview } from "#features/reviews/own.server.ts";
import { services } from "#services/context.ts";
import type { RaceData } from "./race-data.ts";

/** What the page of a race shows to a signed-in viewer only. For visitors nothing is read. */
export async function personalPart(asked: RequestArgs, id: string): Promise<RaceData["personal"]> {
  const viewer = await findViewer(asked);
  if (!viewer) return null;
  const { db, log } = services(asked.context);
  const [isKept, review, entries, claimant] = await Promise.all([
    isFavorite({ db, log }, viewer, id),
    findOwnReview({ db }, viewer, { kind: "race", id }),
    entriesIn({ db }, viewer, id),
    claimantOf({ db }, viewer),
  ]);
  return { isFavorite: isKept, review, entries, claimant };
}
