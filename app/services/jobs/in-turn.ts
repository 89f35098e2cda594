/**
 * Lets at most so much work run at once; further work waits for its turn, in the order in which it came.
 * @param mostWaiting - work that comes while so much waits is not done
 * @returns what runs one piece of work and gives its result, or `null` where it is not done
 */
export function inTurn(
  atOnce: number,
  mostWaiting: number,
): <T>(work: () => Promise<T>) => Promise<T | null> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on: who comes before the next one wakes does not get it.
      if (next) next();
      else running -= 1;
    }
  };
}
