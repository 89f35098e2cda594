import type { Day } from "#values/day.ts";
import type { PlanBasis } from "../building/plan-basis.ts";
import { isHard, isTooClose } from "../rules/hard-days.ts";
import type { PlannedSession, StoredSession } from "../rules/plan.ts";
import { brokenPromises, brokenWeek, type CountedSession, isFast } from "./broken-promises.ts";

type Kept = { id: string; session: PlannedSession; movedFrom: Day | null };

/** The sessions of a plan after a rebuild. */
export type Rebuilt = {
  /** Sessions that stay, with their new values. */
  kept: Kept[];
  added: PlannedSession[];
  gone: string[];
};

/** How many sessions a rebuild leaves out, adds, changes, and takes back from the days that their runner chose. */
export type RebuildChanges = { gone: number; added: number; changed: number; back: number };

export function changesOf(
  old: readonly StoredSession[],
  { kept, added, gone }: Rebuilt,
): RebuildChanges {
  const before = new Map(old.map((one) => [one.id, one]));
  const back = kept.filter(({ id, movedFrom }) => !movedFrom && before.get(id)?.movedFrom);
  const changed = kept.filter(({ id, session }) => {
    const known = before.get(id);
    return known?.kind !== session.kind || known.meters !== session.meters;
  });
  return {
    gone: gone.length,
    added: added.length,
    changed: changed.length,
    back: back.length,
  };
}

/**
 * Compares the rest of a plan with a new one. A session whose planned day has a session in the new plan
 * too keeps its id, so that calendars and watches recognize it. What was done or skipped stays as it
 * is, and what would be too close to it is left out. A session that its runner moved stays on its day
 * unless that breaks a promise of the new plan. One that was moved from before the days that change
 * becomes the session that the new plan has on its new day, if any.
 * @param from - the first day that changes
 * @param basis - of the new plan
 */
export function rebuilt(
  old: readonly StoredSession[],
  next: readonly PlannedSession[],
  { from, basis }: { from: Day; basis: PlanBasis },
): Rebuilt {
  const open = old.filter(({ day, state }) => day >= from && state === "planned");
  const settled = old.filter((one) => !open.includes(one));
  const counted = settled.filter(({ state }) => state !== "skipped");
  const taken = new Set(settled.map((one) => one.movedFrom ?? one.day));
  const wanted = next.filter((one) => one.day >= from && !taken.has(one.day) && fits(one, counted));
  const byDay = new Map(wanted.map((session) => [session.day, session]));
  const staying: Kept[] = [];
  const moved: Kept[] = [];
  const isEarly = ({ movedFrom }: StoredSession) => movedFrom !== null && movedFrom < from;
  for (const { id, day, movedFrom } of open.filter((one) => !isEarly(one))) {
    const planned = movedFrom ?? day;
    const session = byDay.get(planned);
    if (!session) continue;
    staying.push({ id, session, movedFrom: null });
    if (movedFrom !== null) moved.push({ id, session: { ...session, day }, movedFrom });
    byDay.delete(planned);
  }
  for (const one of open.filter(isEarly)) {
    const { id, day, movedFrom } = one;
    const session = byDay.get(day);
    if (session) staying.push({ id, session, movedFrom: null });
    else moved.push({ id, session: one, movedFrom });
    byDay.delete(day);
  }
  const added = [...byDay.values()];
  const all = { kept: movedAgain(staying, moved, { counted, added, basis }), added };
  const left = withoutTooMuch(all, { counted, from, basis });
  const ids = new Set(left.kept.map(({ id }) => id));
  return { ...left, gone: open.map(({ id }) => id).filter((id) => !ids.has(id)) };
}

/**
 * Leaves out runs, the shortest easy ones first, where a week would have too much: what was run before
 * the illness may be less than the new plan would have had by then, or on other days.
 */
function withoutTooMuch(
  { kept, added }: Omit<Rebuilt, "gone">,
  { counted, from, basis }: { counted: readonly StoredSession[]; from: Day; basis: PlanBasis },
): Omit<Rebuilt, "gone"> {
  const left = [
    ...kept.map(({ id, session }) => ({ ...session, id })),
    ...added.map((one) => ({ ...one, id: nameOf(one) })),
  ];
  let broken = brokenPromises([...counted, ...left], basis);
  const leaveOut = (where: string, mayGo: (one: CountedSession) => boolean) => {
    while (broken.has(where)) {
      const [least] = left
        .filter((one) => one.kind !== "race" && mayGo(one))
        .sort((one, other) => weightOf(one) - weightOf(other));
      if (!least) break;
      left.splice(left.indexOf(least), 1);
      broken = brokenPromises([...counted, ...left], basis);
    }
  };
  for (const week of basis.weeks.filter(({ to }) => to >= from)) {
    const isIn = ({ day }: CountedSession) => week.from <= day && day <= week.to;
    leaveOut(brokenWeek.hasManyFast(week), (one) => isIn(one) && isFast(one));
    leaveOut(brokenWeek.hasManyRuns(week), isIn);
    leaveOut(brokenWeek.grows(week), isIn);
  }
  const taper = basis.weeks.find(({ part }) => part === "taper");
  if (taper) leaveOut(brokenWeek.tapersLittle, ({ day }) => day >= taper.from);
  const ids = new Set(left.map(({ id }) => id));
  return {
    kept: kept.filter(({ id }) => ids.has(id)),
    added: added.filter((one) => ids.has(nameOf(one))),
  };
}

const nameOf = ({ day }: PlannedSession) => `new ${day}`;

/** Hard runs weigh more than any easy one. */
const weightOf = ({ kind, meters }: PlannedSession) => meters + (isHard(kind) ? 1_000_000 : 0);

/** Whether a session leaves what was done its day, and an easy day beside it. */
function fits({ day, kind }: PlannedSession, done: readonly StoredSession[]): boolean {
  if (kind === "race") return true;
  if (done.some((one) => one.day === day)) return false;
  const hard = done.filter((one) => isHard(one.kind)).map((one) => one.day);
  return !isHard(kind) || !isTooClose(day, hard);
}

type Rest = { counted: readonly StoredSession[]; added: PlannedSession[]; basis: PlanBasis };

/** Puts moved sessions back on the days that their runner chose where that breaks no promise. */
function movedAgain(staying: Kept[], moved: Kept[], { counted, added, basis }: Rest): Kept[] {
  if (moved.length === 0) return staying;
  const fixed = [...counted, ...added.map((one) => ({ ...one, id: nameOf(one) }))];
  const brokenBy = (kept: Kept[]) =>
    brokenPromises(
      [...fixed, ...kept.map(({ id, session }): CountedSession => ({ ...session, id }))],
      basis,
    );
  let result = staying;
  let known = brokenBy(result);
  for (const one of moved) {
    const tried = [...result.filter(({ id }) => id !== one.id), one];
    const broken = brokenBy(tried);
    if (![...broken.keys()].every((where) => known.has(where))) continue;
    result = tried;
    known = broken;
  }
  return result;
}
