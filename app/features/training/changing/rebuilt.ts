import type { Day } from "#values/day.ts";
import type { PlannedSession } from "../plan.ts";
import type { StoredSession } from "../plans/stored-plan.ts";

/** What becomes of the sessions of a plan that was built again. */
export type Rebuilt = {
  /** Sessions that stay, with what they are now. */
  kept: { id: string; session: PlannedSession; movedFrom: Day | null }[];
  added: PlannedSession[];
  gone: string[];
};

/**
 * Compares the rest of a plan with a new one. A session whose planned day has a session in the new plan
 * too keeps its id, so that calendars and watches know it again. What was done or skipped stays as it
 * is, and so does a session that its runner moved to a day outside the break.
 * @param from - the first day that changes
 * @param away - the last day without running
 */
export function rebuilt(
  old: readonly StoredSession[],
  next: readonly PlannedSession[],
  { from, away }: { from: Day; away: Day },
): Rebuilt {
  const open = old.filter(({ day, state }) => day >= from && state === "planned");
  const settled = old.filter((one) => !open.includes(one));
  const taken = new Set(settled.map((one) => one.movedFrom ?? one.day));
  const wanted = next.filter(({ day }) => day >= from && !taken.has(day));
  const byDay = new Map(wanted.map((session) => [session.day, session]));
  const result: Rebuilt = { kept: [], added: [], gone: [] };
  for (const { id, day, movedFrom } of open) {
    const planned = movedFrom ?? day;
    const session = byDay.get(planned);
    if (!session) result.gone.push(id);
    else {
      const staysMoved = movedFrom !== null && (day < from || day > away);
      result.kept.push({
        id,
        session: staysMoved ? { ...session, day } : session,
        movedFrom: staysMoved ? movedFrom : null,
      });
      byDay.delete(planned);
    }
  }
  result.added.push(...byDay.values());
  return result;
}
