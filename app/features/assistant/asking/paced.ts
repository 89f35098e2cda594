/** Milliseconds for a whole answer, until its first piece, and between two pieces. */
export type Pace = { whole: number; first: number; pause: number };

/** An answer that takes too long. */
export class TooSlow extends Error {
  constructor() {
    super("The answer takes too long.");
    this.name = "TooSlow";
  }
}

/**
 * The pieces of a source that may hang: it is not waited for longer than its pace allows, or than
 * `signal` lasts. A source that has not ended is told to, and not waited for.
 * @throws {TooSlow}, what the source throws, and the reason of the signal
 */
export async function* paced<Piece>(
  source: AsyncIterable<Piece>,
  pace: Pace,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  const end = performance.now() + pace.whole;
  let wait = pace.first;
  try {
    while (true) {
      const left = Math.min(wait, end - performance.now());
      const next = await within(pieces.next(), left, signal);
      if (next.done) return;
      yield next.value;
      wait = pace.pause;
    }
  } finally {
    pieces.return?.().catch(() => {});
  }
}

function within<Value>(work: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new TooSlow())), Math.max(ms, 0));
    const stop = () => end(() => reject(signal.reason));
    function end(tell: () => void) {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      tell();
    }
    signal.addEventListener("abort", stop);
    work.then(
      (value) => end(() => resolve(value)),
      (problem) => end(() => reject(problem)),
    );
    if (signal.aborted) stop();
  });
}
