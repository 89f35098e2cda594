/** Only one tab of the site is heard at a time. */
let channel: BroadcastChannel | null = null;

/** @param onPlay - runs when another tab begins to play */
export function hearOtherTabs(onPlay: () => void): void {
  if (!("BroadcastChannel" in globalThis)) return;
  channel = new BroadcastChannel("player");
  channel.addEventListener("message", onPlay);
}

export function tellOtherTabs(): void {
  channel?.postMessage("playing");
}
