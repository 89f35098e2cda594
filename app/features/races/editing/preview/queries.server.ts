import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { homeDay } from "#values/zone.ts";
import { raceCards } from "../../card/cards.server.ts";
import { todayAt } from "../../standing.ts";
import type { CardPreview } from "./card-preview.ts";

/**
 * What the card of a race in the editor is made with, in the unit that the editor has chosen.
 * @param id - of a race that the viewer may edit; `null` for a new one
 */
export async function findCardPreview(
  { db, now }: Pick<Services, "db" | "now">,
  request: Request,
  id: string | null,
): Promise<CardPreview> {
  const cards =
    id === null
      ? []
      : await raceCards(db, now(), sql`select ${id}::uuid as race_id`, sql`picked.race_id`);
  const [card] = cards;
  return {
    // Organizers do not see whether their race is premium.
    card: card ? { ...card, isPremium: false } : null,
    today: card ? todayAt(card, now()) : homeDay(now()),
    unit: lengthUnitOf(request.headers.get("Cookie")),
  };
}
