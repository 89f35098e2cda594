import { sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { todayOfRace } from "#features/races/standing.server.ts";
import type { Services } from "#services/services.ts";
import { letterOfCancellation } from "./emails.tsx";
import { mailTo } from "./letters.server.ts";
import { findRegistration } from "./queries.server.ts";

/**
 * Cancels a registration of the viewer while that is allowed: the place becomes free, and a
 * mail says so. A cancelled registration and another runner's are refused in the same
 * way.
 */
export async function cancelRegistration(
  services: Pick<Services, "db" | "now" | "mail">,
  viewer: Pick<Viewer, "userId">,
  id: string,
  { origin }: { origin: string },
): Promise<{ problem: "too-late" | null }> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const entry = await findRegistration(inside, viewer, id);
    if (!entry || !(await leave(inside, viewer, entry.id))) return { problem: "too-late" };
    await mailTo(inside, viewer, letterOfCancellation(entry, { origin }));
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
