import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus to an element when `value` changes, not when the page is opened: a screen reader
 * that stood on what is gone hears what has come. The element carries what this returns as its
 * `ref`, and `tabIndex={-1}`.
 * @param when - `lost` gives it only if nothing has the focus, as after a link that went away when it was followed
 */
export function useFocusOnChange<Element extends HTMLElement>(
  value: unknown,
  when: "always" | "lost" = "always",
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    const isLost = document.activeElement === document.body;
    if (when === "always") element.current?.focus();
    else if (isLost) element.current?.focus({ preventScroll: true });
  }, [value, when]);
  return element;
}
