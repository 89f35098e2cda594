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

/** What one tab of the dashboard shows for a period that ends today. */
export function sheetOf(
  { db, now }: Pick<Services, "db" | "now">,
  tab: FigureTab,
  period: PeriodId,
): Promise<Sheet> {
  return sheets[tab]({ db, now }, periodOf(period, toDay(now())));
}
