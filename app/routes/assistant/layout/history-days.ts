import type { ThreadLine } from "#features/assistant/threads/thread.ts";
import { addDays, type Day, formatMonthYear } from "#values/day.ts";

/** Conversations of one stretch of days, under its name. */
export type HistoryDay = { name: string; lines: ThreadLine[] };

/** Groups conversations, the newest first, as people remember them: by day, then week, then month. */
export function historyDays(lines: readonly ThreadLine[], today: Day): HistoryDay[] {
  const groups = Map.groupBy(lines, ({ at }) => nameOf(at.slice(0, 10), today));
  return [...groups].map(([name, each]) => ({ name, lines: each }));
}

function nameOf(day: Day, today: Day): string {
  if (day >= today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  if (day >= addDays(today, -7)) return "Previous 7 days";
  if (day >= addDays(today, -30)) return "Previous 30 days";
  return formatMonthYear(day);
}
