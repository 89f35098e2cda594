import { type ComponentType, useEffect, useState } from "react";

let show: (bar: () => ComponentType) => void = () => undefined;

/** Loads the player, with the first press on play, and shows it below every page from then on. */
export async function showPlayer(): Promise<void> {
  // Where it cannot be loaded, the sound plays on, and the button of its page stops it.
  const loaded = await import("./player-bar.tsx").catch(() => null);
  if (loaded) show(() => loaded.PlayerBar);
}

/** The place of the player in the frame of the site. Every page loads it, so it holds nothing else. */
export function PlayerSlot() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    show = setBar;
    try {
      // The page was loaded as a whole while the player was open.
      if (sessionStorage.player) void showPlayer();
    } catch {
      // A browser may forbid storage.
    }
  }, []);
  return Bar && <Bar />;
}
