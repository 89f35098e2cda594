import { remembered } from "#db/search/remembered.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { engagementSheet } from "./engagement.server.ts";
import type { FigureTab, Sheet } from "./figure.ts";
import { membersSheet } from "./members.server.ts";
import { overviewSheet } from "./overview.server.ts";
import { type PeriodId, periodOf } from "./period.ts";
import { revenueSheet } from "./revenue.server.ts";

const sheets = {
  overview: overviewSheet,
  members: membersSheet,
  revenue: revenueSheet,
  engagement: engagementSheet,
} satisfies Record<FigureTab, unknown>;

/**
 * Figures that took longer to count are kept for half a minute. Small hubs count each time.
 */
const quickMs = 250;

/** The figures of one tab for a period that ends today, and when they were counted. */
export function sheetOf(
  { db, now }: Pick<Services, "db" | "now">,
  tab: FigureTab,
  period: PeriodId,
): Promise<Sheet & { countedAt: Date }> {
  const countedAt = now();
  const today = toDay(countedAt);
  const count = async () => ({
    ...(await sheets[tab]({ db, now }, periodOf(period, today))),
    countedAt,
  });
  return remembered(db, `figures ${tab} ${period} ${today}`, count, { quickMs });
}
