import { useEffect, useState } from "react";

/** Parts whose top is within so many pixels of the window's top have been reached: below a sticky head. */
const reach = 112;

/**
 * The part of the page that is being read: the last one whose top has been reached, and at the foot of
 * the page the last of all. `null` before the first, and until scripts run.
 * @param ids - of the parts, from the top
 */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(" ");
  useEffect(() => {
    const parts = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
      const reached = parts.findLast((part) => part.getBoundingClientRect().top <= reach);
      setCurrent((isAtEnd ? parts.at(-1) : reached)?.id ?? null);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [all]);
  return current;
}
