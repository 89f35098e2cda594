import { setTimeout as pause } from "node:timers/promises";

/** Work that must be finished before the database closes, also when its request was cut. */
export type Unfinished = {
  /** Begins a piece of work. @returns what ends it */
  begin(): () => void;
  /** Waits until all work has ended, for at most this many milliseconds. */
  settled(ms: number): Promise<void>;
};

export function openUnfinished(): Unfinished {
  const works = new Set<Promise<void>>();
  return {
    begin() {
      const { promise, resolve } = Promise.withResolvers<void>();
      works.add(promise);
      return () => {
        works.delete(promise);
        resolve();
      };
    },
    async settled(ms) {
      await Promise.race([Promise.all(works), pause(ms, null, { ref: false })]);
    },
  };
}
