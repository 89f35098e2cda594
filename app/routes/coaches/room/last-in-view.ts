import { type RefObject, useEffect, useRef } from "react";

/** What was said before ends this far above, in pixels. */
const margin = 12;

/**
 * A box that shows the beginning of what was said last: an answer is read from its first line, and
 * the words before it stay above.
 * @param place - how many messages there are
 * @param last - the last one, which may still grow
 */
export function useLastInView(place: number, last: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of the last message counts
  useEffect(() => {
    const { current } = box;
    const shown = current?.lastElementChild;
    if (!current || !(shown instanceof HTMLElement) || place === 0) return;
    const question = shown.previousElementSibling;
    const from = question instanceof HTMLElement && place > 1 ? question : shown;
    current.scrollTo({ top: from.offsetTop - margin });
  }, [place, last]);
  return box;
}
