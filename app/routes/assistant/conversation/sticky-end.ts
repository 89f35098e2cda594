import { type RefObject, useEffect, useRef, useState } from "react";

/** So close to the end, in pixels, the reader counts as being there. */
const closeEnough = 60;

/** A question that has come to the top of the box stays this far below it. */
const questionMargin = 12;

/**
 * A box whose content is turned upside down (`column-reverse`): it opens at its end and stays there
 * while it grows, without a script, until the last question has come to its top: then the answer is
 * read from its beginning. A reader who has gone back stays at the same place.
 */
export function useStickyEnd(): {
  box: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
  /** Goes to the end for a new question. */
  follow: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const pinned = useRef<Element | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () => setAtEnd(current.scrollTop > -closeEnough);
    current.addEventListener("scroll", look, { passive: true });
    const forget = holdPlace(current, pinned);
    return () => {
      current.removeEventListener("scroll", look);
      forget();
    };
  }, []);
  return {
    box,
    isAtEnd,
    toEnd: () => box.current?.scrollTo({ top: 0, behavior: "smooth" }),
    follow() {
      pinned.current = null;
      box.current?.scrollTo({ top: 0, behavior: "instant" });
    },
  };
}

/**
 * Keeps what is read in its place while more arrives below it.
 * @param pinned - the question that has come to the top already
 */
function holdPlace(box: HTMLElement, pinned: RefObject<Element | null>): () => void {
  const isAnchored = CSS.supports("overflow-anchor", "auto");
  let height = box.scrollHeight;
  const observer = new ResizeObserver(() => {
    const grown = box.scrollHeight - height;
    height = box.scrollHeight;
    if (grown <= 0) return;
    const isFollowing = box.scrollTop > -closeEnough;
    if (!isFollowing && !isAnchored) box.scrollTop -= grown;
    const question = [...box.querySelectorAll("[data-question]")].at(-1);
    if (!isFollowing || !question || question === pinned.current) return;
    const above = box.getBoundingClientRect().top - question.getBoundingClientRect().top;
    if (above <= -questionMargin) return;
    pinned.current = question;
    box.scrollTop -= above + questionMargin;
  });
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}
