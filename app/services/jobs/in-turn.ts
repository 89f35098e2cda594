/**
 * Lets at most so much work run at once; further work waits for its turn, in the order in which it came.
 * @returns what runs one piece of work and gives its result
 */
export function inTurn(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
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
