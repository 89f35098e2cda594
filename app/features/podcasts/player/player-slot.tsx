import { type ComponentType, useEffect, useSyncExternalStore } from "react";

let Bar: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Loads the player, with the first press on play, and shows it below every page from then on. */
export async function showPlayer(): Promise<void> {
  // Where it cannot be loaded, the sound plays on, and the button of its page stops it.
  const loaded = await import("./player-bar.tsx").catch(() => null);
  Bar = loaded?.PlayerBar ?? null;
  for (const listener of listeners) listener();
}

/** The place of the player in the frame of the site. Every page loads it, so it holds nothing else. */
export function PlayerSlot() {
  const Shown = useSyncExternalStore(subscribe, current, nothing);
  useEffect(() => {
    // The page was loaded as a whole while the player was open.
    if (sessionStorage.player) void showPlayer();
  }, []);
  return Shown && <Shown />;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => Bar;
const nothing = () => null;
