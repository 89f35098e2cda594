import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a list whose links go away when they are followed: the link that takes the place
 * of the one followed gets it, or the last one, or what the list is about when it is empty.
 * @param items - a new value after each change of the list
 * @param about - the id of an element with `tabIndex={-1}`
 */
export function useFocusAfterRemoval<List extends HTMLElement>(
  items: unknown,
  about: string,
): { ref: RefObject<List | null>; onClickCapture: (event: MouseEvent) => void } {
  const ref = useRef<List>(null);
  const followed = useRef<number>(null);
  const links = () => [...(ref.current?.querySelectorAll("a") ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read after it has changed
  useEffect(() => {
    const place = followed.current;
    followed.current = null;
    // Somebody who went on meanwhile stays there.
    if (place === null || document.activeElement !== document.body) return;
    const next = links()[place] ?? links().at(-1) ?? document.getElementById(about);
    next?.focus({ preventScroll: true });
  }, [items]);
  return {
    ref,
    onClickCapture: ({ target }) => {
      const place = links().findIndex((link) => link.contains(target as Node));
      followed.current = place < 0 ? null : place;
    },
  };
}
