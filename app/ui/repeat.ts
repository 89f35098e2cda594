import { useEffect, useRef } from "react";

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
