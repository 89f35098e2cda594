import { useEffect, useRef } from "react";

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
