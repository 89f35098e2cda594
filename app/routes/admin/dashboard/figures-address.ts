import { href } from "react-router";
import type { FigureTab } from "#features/figures/figure.ts";
import { type PeriodId, usualPeriod } from "#features/figures/period.ts";
import { withQuery } from "#values/address.ts";

type FiguresQuery = { tab: FigureTab; period: PeriodId };

/** The address of the dashboard, without the values that are usual. */
export function dashboardPath({ tab, period }: FiguresQuery): string {
  return withQuery(href("/admin"), {
    tab: tab !== "overview" && tab,
    period: period !== usualPeriod && period,
  });
}

/** The same figures as a file. */
export function figuresFile(query: FiguresQuery): string {
  return withQuery(href("/admin/figures.csv"), query);
}
