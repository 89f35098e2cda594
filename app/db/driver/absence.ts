import { setTimeout as pause } from "node:timers/promises";

export type Absence = {
  /** Whether nothing can be reached right now. */
  isAway(): boolean;
  /** What kept the last look from reaching anything. */
  reason(): unknown;
  /**
   * Nothing can be reached: from now on one loop looks for the database.
   * @param isPatient - whether those who ask just now wait for it; not if they have waited already
   */
  begin(reason: unknown, isPatient?: boolean): void;
  /** Waits until the database is back; `false` when the patience that began with the absence ends. */
  end(): Promise<boolean>;
};

type AbsenceRules = {
  /** Tries to reach the database. */
  look: () => Promise<void>;
  lookAgainMs: number;
  /** How long those wait who ask just after the database went; later ones hear it at once. */
  patienceMs: number;
};

/** Notes while the database is away, so that one looks for it however many ask. */
export function watchAbsence({ look, lookAgainMs, patienceMs }: AbsenceRules): Absence {
  let returning: Promise<void> | null = null;
  let since = 0;
  let reason: unknown = null;

  async function untilBack() {
    for (;;) {
      await pause(lookAgainMs);
      try {
        return await look();
      } catch (problem) {
        reason = problem;
      }
    }
  }

  return {
    isAway: () => returning !== null,
    reason: () => reason,
    begin(why, isPatient = true) {
      reason = why;
      if (!isPatient) since = Number.NEGATIVE_INFINITY;
      if (returning) return;
      if (isPatient) since = performance.now();
      returning = untilBack().finally(() => {
        returning = null;
      });
    },
    async end() {
      if (!returning) return true;
      const left = since + patienceMs - performance.now();
      if (left <= 0) return false;
      return Promise.race([returning.then(() => true), pause(left, false, { ref: false })]);
    },
  };
}
