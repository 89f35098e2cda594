import { followEvents } from "#values/web/server-events.ts";
import { readCounted, type WatchedCounts } from "./watched-counts.ts";

/**
 * Follows the numbers of the back office while the page can be seen: a browser has few connections, and
 * what nobody sees needs none.
 * @returns how to stop
 */
export function followCounts(
  address: string,
  onCounted: (counted: WatchedCounts) => void,
): () => void {
  let stop: (() => void) | null = null;
  let hasEnded = false;

  function pause() {
    stop?.();
    stop = null;
  }

  function look() {
    if (document.visibilityState === "hidden" || hasEnded) return pause();
    stop ??= followEvents({
      async open(_, signal) {
        const headers = { Accept: "text/event-stream" };
        const answer = await fetch(address, { signal, headers, redirect: "manual" });
        // To the home page: the session has ended, or the right.
        return answer.type === "opaqueredirect" ? new Response(null, { status: 403 }) : answer;
      },
      onEvent({ text }) {
        const counted = readCounted(text);
        if (counted) onCounted(counted);
      },
      onEnd() {
        hasEnded = true;
      },
    });
  }

  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    pause();
  };
}
