import { sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { todayOfRace } from "#features/races/standing.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { letterOfCancellation } from "./emails.tsx";
import { mailTo } from "./letters.server.ts";
import { findRegistration } from "./queries.server.ts";
import { handTeamOn } from "./team-captain.server.ts";

/**
 * Cancels a registration of the viewer while that is allowed: the place becomes free, and a
 * mail says so. A cancelled registration and another runner's are refused in the same
 * way. A team that the viewer leads is handed on.
 * @param choice.captain - the entry of the member who leads the team then
 */
export async function cancelRegistration(
  services: Pick<Services, "db" | "now" | "mail">,
  viewer: Pick<Viewer, "userId">,
  id: string,
  { origin, captain = null }: { origin: string; captain?: string | null },
): Promise<{ problem: "too-late" | null }> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const entry = await findRegistration(inside, viewer, id);
    if (!entry || !(await leave(inside, viewer, entry.id))) return { problem: "too-late" };
    const to = captain === null ? null : readId(captain);
    const handed = await handTeamOn(inside, entry.id, { to, by: viewer.userId });
    await mailTo(inside, viewer, letterOfCancellation(entry, { origin, handed }));
    return { problem: null };
  });
}

/** The same rules as `mayCancel`; `rules.test.ts` compares the two. */
async function leave(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
): Promise<boolean> {
  // Triggers: places taken, event, answers; see app/db/functions/registrations.sql, entry-questions.sql
  const cancelled = await db.execute(sql`
    update race_registrations g set status = 'cancelled', updated_at = ${now().toISOString()}
    from races r
    where g.id = ${id}::uuid and g.user_id = ${userId}::uuid and r.id = g.race_id
      and g.status in ('registered', 'confirmed')
      and (
        r.race_status = 'cancelled'
        or coalesce(r.registration_deadline, r.start_date - 1) >= ${todayOfRace(now())}
      )
    returning g.id`);
  return cancelled.length > 0;
}
