import { href } from "react-router";
import type { FigureTab } from "#features/figures/figure.ts";
import { type PeriodId, usualPeriod } from "#features/figures/period.ts";

type Asked = { tab: FigureTab; period: PeriodId };

/** The dashboard's address; what is usual is left out. */
export function dashboardPath({ tab, period }: Asked): string {
  const asked = new URLSearchParams({
    ...(tab !== "overview" && { tab }),
    ...(period !== usualPeriod && { period }),
  });
  return `${href("/admin")}${asked.size > 0 ? `?${asked}` : ""}`;
}

/** The same figures as a file. */
export function figuresFile(asked: Asked): string {
  return `${href("/admin/figures.csv")}?${new URLSearchParams(asked)}`;
}
