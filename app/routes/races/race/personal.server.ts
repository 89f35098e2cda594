import type { Viewer } from "#features/accounts/viewer.ts";
import { claimantOf } from "#features/claims/claims.server.ts";
import { isFavorite } from "#features/favorites/favorites.server.ts";
import { noteLooks } from "#features/favorites/looks.server.ts";
import { openOrders } from "#features/registrations/orders/queries.server.ts";
import { entriesIn } from "#features/registrations/queries.server.ts";
import type { Services } from "#services/services.ts";
import type { RaceData } from "./race-data.ts";

/**
 * What the page of a race shows to a signed-in viewer only. Who keeps the race has then seen its news.
 * @param request - browsers also fetch pages that may be looked at next, and say so
 */
export async function personalPart(
  { db, log, now }: Pick<Services, "db" | "log" | "now">,
  viewer: Viewer,
  id: string,
  request: Request,
): Promise<RaceData["personal"]> {
  const [isKept, entries, orders, claimant] = await Promise.all([
    isFavorite({ db, log }, viewer, id),
    entriesIn({ db }, viewer, id),
    openOrders({ db, now }, viewer, id),
    claimantOf({ db }, viewer),
  ]);
  if (isKept && !request.headers.has("sec-purpose")) {
    await noteLooks({ db }, viewer, [id]).catch((error: unknown) => {
      log.error({ error }, "the look at a kept race was not noted");
    });
  }
  return { isFavorite: isKept, entries, orders, claimant };
}
