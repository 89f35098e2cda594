import type { MouseEvent } from "react";

/**
 * Follows a link within the page without a new entry in the history, which an unsaved form would ask
 * about.
 * @param inside - what gets the focus in the target, or else the target itself
 */
export function jumpTo(event: MouseEvent<HTMLAnchorElement>, inside?: string): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  const focused = (inside && target.querySelector<HTMLElement>(inside)) || target;
  focused.focus({ preventScroll: true });
  target.scrollIntoView();
}
