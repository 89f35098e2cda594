import type { Day } from "#values/day.ts";
import { formatAmount } from "#values/money.ts";
import { formatCount } from "#values/text/count.ts";

/** The pages of figures, in the order of the specification. */
export const figureTabs = [
  { id: "overview", label: "Overview" },
  { id: "members", label: "Members" },
  { id: "revenue", label: "Revenue" },
  { id: "engagement", label: "Engagement" },
] as const;

export type FigureTab = (typeof figureTabs)[number]["id"];

/** `?tab=revenue`; anything else is the first one. */
export function readFigureTab(text: string | null): FigureTab {
  return figureTabs.find(({ id }) => id === text)?.id ?? "overview";
}

/** Money is in cents of a US dollar, a share from 0 to 1. */
export type FigureKind = "count" | "stars" | "money" | "share";

export type Figure = {
  id: string;
  label: string;
  /** What exactly is counted, in one or two sentences. */
  definition: string;
  kind: FigureKind;
  /** `null` where there is nothing to make a mean of. */
  value: number | null;
  /** Of the period before; `undefined` where there is nothing to compare with. */
  before?: number | null | undefined;
  /** How things stand today, whatever the period. */
  isToday: boolean;
};

/** One bar, with the one of the period before that stands at its place. */
export type ChartBar = { from: Day; value: number; before: number | null };

export type Chart = {
  id: string;
  title: string;
  definition: string;
  kind: FigureKind;
  unit: "day" | "month";
  bars: ChartBar[];
};

export type Ranking = {
  id: string;
  title: string;
  definition: string;
  rows: { name: string; value: number; raceId?: string }[];
};

/** All that one tab shows. */
export type Sheet = { figures: Figure[]; charts: Chart[]; rankings: Ranking[] };

/** `1,250`, `4.3`, `$1,250.50`, `2.5%`; a dash where there is nothing to tell. */
export function formatFigure(value: number | null, kind: FigureKind): string {
  if (value === null) return "–";
  if (kind === "stars") return value.toFixed(1);
  if (kind === "money") return formatAmount(Math.round(value), "USD");
  if (kind === "share") return `${Number((value * 100).toFixed(1))}%`;
  return formatCount(value);
}

/**
 * How a figure compares with the period before: `+25%, 12 before`. No percentage where there is
 * nothing to compare with, or where the figure is a mean or a share itself.
 */
export function changeOf({
  kind,
  value,
  before,
}: Pick<Figure, "kind" | "value" | "before">): string | null {
  if (before === undefined) return null;
  const was = `${formatFigure(before, kind)} before`;
  if (value === null || !before || kind === "stars" || kind === "share") return was;
  const percent = Math.round((value / before - 1) * 100);
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "±";
  return `${sign}${formatCount(Math.abs(percent))}%, ${was}`;
}
