import type { Day } from "#values/day.ts";
import type { StoredSession } from "../plans/stored-plan.ts";
import { weeksOf } from "../rules/period.ts";

/** A week of a plan in numbers. */
export type WeekSum = {
  number: number;
  from: Day;
  to: Day;
  sessions: StoredSession[];
  /** Of the training; a race is no part of it. */
  meters: number;
  seconds: number;
  /** Meters of the sessions that are done. */
  doneMeters: number;
};

/** The weeks of a plan with their sessions; a moved session counts on its new day. */
export function weekSums(
  sessions: readonly StoredSession[],
  { begins, goalDay }: { begins: Day; goalDay: Day },
): WeekSum[] {
  return weeksOf(begins, goalDay).map(({ from, to }, place) => {
    const own = sessions.filter(({ day }) => from <= day && day <= to);
    const runs = own.filter(({ kind }) => kind !== "race");
    const total = (list: StoredSession[], of: "meters" | "seconds") =>
      list.reduce((sum, one) => sum + one[of], 0);
    const done = runs.filter(({ state }) => state === "done");
    return {
      number: place + 1,
      from,
      to,
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
