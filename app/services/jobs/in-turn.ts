/** Whose work it is, and a signal that makes it useless. */
type Asker = { by: string; signal?: AbortSignal | undefined };

type InTurn = {
  /** How much work runs at once; of one asker, one piece at a time. */
  atOnce: number;
  /** Work that comes while this much waits is not done, nor while this much of the same asker waits. */
  mostWaiting: number;
  mostOfOne: number;
};

/**
 * Lets this much work run at once. Further work waits in the order in which it came, but nobody's waits for
 * more than one piece of the same asker.
 * @returns what runs one piece of work and gives its result, or `null` where it is not done
 * @throws the reason of the signal, for work that is aborted while it waits
 */
export function inTurn({ atOnce, mostWaiting, mostOfOne }: InTurn) {
  const running = new Set<string>();
  let waiting: { by: string; begin: () => void }[] = [];

  function beginNext() {
    while (running.size < atOnce) {
      const next = waiting.find(({ by }) => !running.has(by));
      if (!next) return;
      waiting = waiting.filter((each) => each !== next);
      // The place is taken here: who comes before the next one wakes does not get it.
      running.add(next.by);
      next.begin();
    }
  }

  function turn({ by, signal }: Asker): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own = { by, begin: resolve };
    const leave = () => {
      if (!waiting.includes(own)) return;
      waiting = waiting.filter((each) => each !== own);
      reject(signal?.reason);
    };
    waiting.push(own);
    signal?.addEventListener("abort", leave, { once: true });
    beginNext();
    return promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  return async <T>(work: () => Promise<T>, asker: Asker): Promise<T | null> => {
    const { by, signal } = asker;
    signal?.throwIfAborted();
    const own = waiting.filter((each) => each.by === by).length;
    if (waiting.length >= mostWaiting || own >= mostOfOne) return null;
    await turn(asker);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      running.delete(by);
      beginNext();
    }
  };
}

/** The threads that read the files of requests. Each takes much memory, and what waits holds its file. */
export const inReadingTurn = inTurn({ atOnce: 2, mostWaiting: 12, mostOfOne: 2 });
