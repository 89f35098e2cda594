import type { MouseEvent } from "react";

/** Whether a click follows a link here: not in another tab or window, and not as a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const isChord = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isChord;
}
