import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { membershipOf, rightsOf } from "./queries.server.ts";
import type { PlanStanding } from "./standing.ts";

/** A person's membership for the screens of plans; `null` without any. */
export async function standingOf(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
): Promise<PlanStanding | null> {
  const membership = await membershipOf(services, viewer);
  if (!membership) return null;
  const { status, tier, interval, periodEnd, endsWithPeriod } = membership;
  const { kept } = await rightsOf(services, viewer);
  return { status, tier, interval, periodEnd, endsWithPeriod, keeps: kept?.tier ?? null };
}
