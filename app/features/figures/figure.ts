import type { Day } from "#values/day.ts";
import { formatAmount } from "#values/money.ts";
import { formatCount } from "#values/text/count.ts";
import type { ChartUnit } from "./period.ts";

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

export type KeyFigure = {
  id: string;
  label: string;
  /** What is counted, in one or two sentences. */
  definition: string;
  kind: FigureKind;
  /** `null` where a mean has no values. */
  value: number | null;
  /** Of the period before; `undefined` where the figure is not compared. */
  before?: number | null | undefined;
  /** Whether the figure is about today, whatever the period. */
  isToday: boolean;
  /** Its course over the period; empty for what is not counted by the day. */
  bars: ChartBar[];
};

/** One bar with its first and last day, and the value of the same bar of the period before. */
export type ChartBar = { from: Day; to: Day; value: number; before: number | null };

export type Chart = {
  id: string;
  title: string;
  definition: string;
  kind: FigureKind;
  unit: ChartUnit;
  bars: ChartBar[];
};

export type Ranking = {
  id: string;
  title: string;
  definition: string;
  rows: { name: string; value: number; raceId?: string }[];
};

/** The contents of one tab. */
export type Sheet = { figures: KeyFigure[]; charts: Chart[]; rankings: Ranking[] };

/** `1,250`, `4.3`, `$1,250.50`, `2.5%`; a dash where the value is not known. */
export function formatFigure(value: number | null, kind: FigureKind): string {
  if (value === null) return "–";
  if (kind === "stars") return value.toFixed(1);
  if (kind === "money") return formatAmount(Math.round(value), "USD");
  if (kind === "share") return `${Number((value * 100).toFixed(1))}%`;
  return formatCount(value);
}

/**
 * How a figure compares with the period before: `+25%, 12 last period`. Without a percentage where the
 * period before has no value, and for means and shares.
 */
export function changeOf({
  kind,
  value,
  before,
}: Pick<KeyFigure, "kind" | "value" | "before">): string | null {
  if (before === undefined) return null;
  const was = `${formatFigure(before, kind)} last period`;
  if (value === null || !before || kind === "stars" || kind === "share") return was;
  const percent = Math.round((value / before - 1) * 100);
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "±";
  return `${sign}${formatCount(Math.abs(percent))}%, ${was}`;
}
