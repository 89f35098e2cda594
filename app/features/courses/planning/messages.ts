import { formatDuration } from "#features/pace/duration.ts";
import type { Words } from "#values/say.ts";
import type { PlannedMark } from "./course-plan.ts";
import type { Descent } from "./running-cost.ts";

export const goalHints = {
  none: { en: "Give a goal: a time or a pace.", es: "Indica un objetivo: un tiempo o un ritmo." },
  both: { en: "Give a time or a pace, not both.", es: "Indica un tiempo o un ritmo, no los dos." },
  start: {
    en: "Write a time of day like 7:00 or 6:30 AM.",
    es: "Escribe una hora como 7:00 o 6:30 a. m.",
  },
} as const;

export const descentNames = {
  formula: { en: "Let it run", es: "Dejarse llevar" },
  careful: { en: "Hold back", es: "Contenerse" },
} as const satisfies Record<Descent, Words>;

/** How a plan stands to a cut-off: `12:30 before it closes`, `4:00 too late`. */
export function spareText({
  spare,
  isUnread,
}: Pick<PlannedMark, "spare" | "isUnread">): Words | null {
  if (isUnread)
    return {
      en: "not compared, because this time cannot be read",
      es: "sin comparar, porque esta hora no se puede leer",
    };
  if (spare === null) return null;
  const time = formatDuration(Math.abs(spare));
  return spare >= 0
    ? { en: `${time} before it closes`, es: `${time} antes del cierre` }
    : { en: `${time} too late`, es: `${time} tarde` };
}

/** Where the way is steeper than the cost of running was measured. */
export function beyondText(part: number): Words | null {
  if (part <= 0) return null;
  const percent = Math.max(1, Math.round(part * 100));
  return {
    en: `${percent}% of the way is steeper than 45%, for which the cost of running was not measured: it counts as 45%.`,
    es: `El ${percent}% del camino tiene más de 45% de pendiente, para la que no se midió el costo de correr: cuenta como 45%.`,
  };
}
