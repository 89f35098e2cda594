import { setTimeout as pause } from "node:timers/promises";

export type Absence = {
  /** Whether the database cannot be reached right now. */
  isAway(): boolean;
  /** The error of the last attempt to reach the database. */
  reason(): unknown;
  /**
   * Records that the database is away and starts one loop that looks for it.
   * @param isPatient - whether current callers wait for it; false if they have waited already
   */
  begin(reason: unknown, isPatient?: boolean): void;
  /**
   * Waits until the database is back; `false` when the patience ends, which begins with the absence.
   * @param begun - when this caller began to wait, if for something else before
   */
  end(begun?: number): Promise<boolean>;
};

type AbsenceRules = {
  /** Tries to reach the database. */
  look: () => Promise<void>;
  lookAgainMs: number;
  /** How long callers wait just after the database went away; later calls fail at once. */
  patienceMs: number;
  /** Called when an absence begins and when it ends. */
  onChange?: ((isAway: boolean, reason: unknown) => void) | undefined;
};

/** Tracks whether the database is away, so that one loop looks for it regardless of the number of callers. */
export function watchAbsence({ look, lookAgainMs, patienceMs, onChange }: AbsenceRules): Absence {
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
      if (!isPatient) since = Number.NEGATIVE_INFINITY;
      if (returning) return;
      reason = why;
      if (isPatient) since = performance.now();
      returning = untilBack().finally(() => {
        returning = null;
        onChange?.(false, reason);
      });
      onChange?.(true, reason);
    },
    async end(begun = since) {
      if (!returning) return true;
      const left = Math.min(since, begun) + patienceMs - performance.now();
      if (left <= 0) return false;
      return Promise.race([returning.then(() => true), pause(left, false, { ref: false })]);
    },
  };
}

/** After this long without any answer from the server, a probe checks whether it is running. */
const silenceMs = 400;

export type Silence = {
  /** Passes an answer on, and doubts the server while it does not come. */
  heard<Answer>(answer: Promise<Answer>): Promise<Answer>;
  /** Whether the server has answered on any connection since then (`performance.now()`). */
  hasAnsweredSince(moment: number): boolean;
};

type SilenceRules = {
  /** Whether the server greets a new connection. */
  isThere: () => Promise<boolean>;
  onSilence: () => void;
};

/**
 * Detects that a server no longer answers at all: a frozen server or a silent network closes no
 * connection. A server that answers any connection is only slow.
 */
export function watchSilence({ isThere, onSilence }: SilenceRules): Silence {
  let isDoubted = false;
  let lastHeard = Number.NEGATIVE_INFINITY;
  let lastGreeted = Number.NEGATIVE_INFINITY;

  async function doubt(asked: number) {
    const begun = performance.now();
    if (isDoubted || begun - Math.max(asked, lastHeard, lastGreeted) < silenceMs) return;
    isDoubted = true;
    const isGreeted = await isThere();
    isDoubted = false;
    if (isGreeted) lastGreeted = performance.now();
    // A server that has answered in the meantime is only slow to accept connections.
    else if (lastHeard <= begun) onSilence();
  }

  return {
    async heard(answer) {
      const asked = performance.now();
      const timer = setInterval(() => void doubt(asked), silenceMs / 2);
      try {
        const heard = await answer;
        lastHeard = performance.now();
        return heard;
      } finally {
        clearInterval(timer);
      }
    },
    hasAnsweredSince: (moment) => Math.max(lastHeard, lastGreeted) >= moment,
  };
}
