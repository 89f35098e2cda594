import type { ThreadLine } from "#features/assistant/threads/thread.ts";
import { addDays, type Day, formatMonthYear } from "#values/day.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";

/** Conversations of one stretch of days, under its name. */
export type HistoryDay = { name: string; lines: ThreadLine[] };

/** Groups conversations, the newest first, as people remember them: by day, then week, then month. */
export function historyDays(lines: readonly ThreadLine[], today: Day, lang: Lang): HistoryDay[] {
  const say = sayIn(lang);
  const groups = Map.groupBy(lines, ({ at }) => say(nameOf(at.slice(0, 10), today)));
  return [...groups].map(([name, each]) => ({ name, lines: each }));
}

function nameOf(day: Day, today: Day): Words {
  if (day >= today) return { en: "Today", es: "Hoy" };
  if (day === addDays(today, -1)) return { en: "Yesterday", es: "Ayer" };
  if (day >= addDays(today, -7)) return { en: "Previous 7 days", es: "Últimos 7 días" };
  if (day >= addDays(today, -30)) return { en: "Previous 30 days", es: "Últimos 30 días" };
  return { en: formatMonthYear(day, "en"), es: formatMonthYear(day, "es") };
}
