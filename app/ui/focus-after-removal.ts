import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a list whose links and buttons go away when they are used: what takes the place of
 * the one used gets it, or the last one, or what the list is about when it is empty.
 * @param items - a new value after each change of the list
 * @param about - the id of an element with `tabIndex={-1}`
 */
export function useFocusAfterRemoval<List extends HTMLElement>(
  items: unknown,
  about: string,
): { ref: RefObject<List | null>; onClickCapture: (event: MouseEvent) => void } {
  const ref = useRef<List>(null);
  const used = useRef<number>(null);
  const controls = () =>
    [...(ref.current?.querySelectorAll<HTMLElement>("a, button") ?? [])].filter((control) =>
      control.checkVisibility(),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read after it has changed
  useEffect(() => {
    const place = used.current;
    used.current = null;
    // Somebody who went on meanwhile stays there.
    if (place === null || document.activeElement !== document.body) return;
    const next = controls()[place] ?? controls().at(-1) ?? document.getElementById(about);
    next?.focus({ preventScroll: true });
  }, [items]);
  return {
    ref,
    onClickCapture: ({ target }) => {
      const place = controls().findIndex((control) => control.contains(target as Node));
      used.current = place < 0 ? null : place;
    },
  };
}
