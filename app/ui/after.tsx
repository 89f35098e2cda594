import { type ReactNode, useEffect, useState } from "react";

/** Shows its children some milliseconds after it came to the screen. */
export function After({ milliseconds, children }: { milliseconds: number; children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isDue ? children : null;
}
