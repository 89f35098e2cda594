import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus to an element when `value` changes, not when the page is opened: a screen reader
 * that stood on what is gone hears what has come. The element carries what this returns as its
 * `ref`, and `tabIndex={-1}`.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  value: unknown,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
