/** The race whose card was pressed last in this browser tab; always `null` on the server. */
let opened: string | null = null;

/** Remembers the pressed card, so that its picture travels back when the visitor returns. */
export function noteOpened(raceId: string | null): void {
  opened = raceId;
}

export function isOpened(raceId: string): boolean {
  return opened === raceId;
}
