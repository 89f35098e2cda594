import { type RefObject, useEffect, useRef, useState } from "react";

/** So close to the end, in pixels, the reader counts as being there. */
const closeEnough = 60;

/**
 * A box whose content is turned upside down (`column-reverse`): it opens at its end and stays there
 * while it grows, without a script. A reader who has gone back stays where he reads.
 */
export function useStickyEnd(): {
  box: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () => setAtEnd(current.scrollTop > -closeEnough);
    current.addEventListener("scroll", look, { passive: true });
    const forget = CSS.supports("overflow-anchor", "auto") ? null : holdPlace(current);
    return () => {
      current.removeEventListener("scroll", look);
      forget?.();
    };
  }, []);
  return { box, isAtEnd, toEnd: () => box.current?.scrollTo({ top: 0, behavior: "smooth" }) };
}

/** Browsers without scroll anchoring would move what is read when more arrives below it. */
function holdPlace(box: HTMLElement): () => void {
  let height = box.scrollHeight;
  const observer = new ResizeObserver(() => {
    const grown = box.scrollHeight - height;
    height = box.scrollHeight;
    if (grown !== 0 && box.scrollTop < -closeEnough) box.scrollTop -= grown;
  });
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}
