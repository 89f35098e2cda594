/** A code that was away from the camera for this long counts again. */
const awayMs = 3000;

/**
 * Tells whether a code has just come before the camera. One that stays there is seen several times a second and counts
 * once; two that are in turn before the camera count once each.
 */
export function newSeenCodes(): { isNew: (code: string, at: number) => boolean } {
  const lastSeen = new Map<string, number>();
  return {
    isNew(code, at) {
      for (const [other, seen] of lastSeen) {
        if (at - seen > awayMs) lastSeen.delete(other);
      }
      const isNew = !lastSeen.has(code);
      lastSeen.set(code, at);
      return isNew;
    },
  };
}
