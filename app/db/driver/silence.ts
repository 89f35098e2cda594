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
