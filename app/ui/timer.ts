import { useEffect, useRef, useState } from "react";

/** An answer that takes longer counts as none. */
const longestAnswerMs = 5000;

/** Calls `onDue` once, some milliseconds after they were first given; `null` waits for nothing. */
export function useTimer(milliseconds: number | null, onDue: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendering again must not start it again
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(onDue, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}

/** Calls `work` again and again, with as many milliseconds between; `null` stops it. */
export function useRepeat(milliseconds: number | null, work: () => void) {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setInterval(() => latest.current(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}

/**
 * Asks an address again and again, and hands on what it answers.
 * @returns whether the last question was not answered: the network or the server is away
 */
export function usePolled(
  address: string,
  milliseconds: number,
  take: (answer: Response) => Promise<void>,
): { isCutOff: boolean } {
  const isAsking = useRef(false);
  const [isCutOff, setCutOff] = useState(false);
  useRepeat(milliseconds, async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(longestAnswerMs) });
      if (!answer.ok) throw new Error(`${answer.status}`);
      await take(answer);
      setCutOff(false);
    } catch {
      setCutOff(true);
    } finally {
      isAsking.current = false;
    }
  });
  return { isCutOff };
}
