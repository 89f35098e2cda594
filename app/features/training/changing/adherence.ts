import type { Day } from "#values/day.ts";
import type { SessionState } from "#values/training-session.ts";
import { type PlannedSession, type StoredSession, weeksOf } from "../rules/plan.ts";

/** A week of a plan in numbers. */
export type OutlinedWeek = {
  number: number;
  from: Day;
  to: Day;
  hasRace: boolean;
  /** Of the training; a race does not count. */
  meters: number;
  seconds: number;
  /** Meters of the sessions that are done. */
  doneMeters: number;
};

export type WeekSum<Session = StoredSession> = OutlinedWeek & { sessions: Session[] };

/** The weeks of a plan with their sessions; a moved session counts on its new day. */
export function weekSums<Session extends PlannedSession & { state?: SessionState }>(
  sessions: readonly Session[],
  { begins, goalDay }: { begins: Day; goalDay: Day },
): WeekSum<Session>[] {
  return weeksOf(begins, goalDay).map(({ from, to }, place) => {
    const own = sessions.filter(({ day }) => from <= day && day <= to);
    const runs = own.filter(({ kind }) => kind !== "race");
    const total = (list: Session[], of: "meters" | "seconds") =>
      list.reduce((sum, one) => sum + one[of], 0);
    const done = runs.filter(({ state }) => state === "done");
    return {
      number: place + 1,
      from,
      to,
      hasRace: runs.length < own.length,
      sessions: own,
      meters: total(runs, "meters"),
      seconds: total(runs, "seconds"),
      doneMeters: total(done, "meters"),
    };
  });
}

/** What was done of what was due until yesterday; today still counts when it is done. */
export function adherence(
  sessions: readonly StoredSession[],
  today: Day,
): { done: number; due: number } {
  const due = sessions.filter(
    ({ day, state }) => day < today || (day === today && state === "done"),
  );
  return { done: due.filter(({ state }) => state === "done").length, due: due.length };
}
