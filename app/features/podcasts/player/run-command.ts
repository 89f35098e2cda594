import { nextChapter, previousChapter } from "./media-session.ts";
import { setRate, skipBy, toggleMuted, togglePlaying } from "./playback.ts";
import { currentPlayback } from "./playback-state.ts";
import { commandOf, type PlayerCommand, rateBeside, skips } from "./shortcuts.ts";

const commands: Record<PlayerCommand, () => void> = {
  toggle: togglePlaying,
  back: () => skipBy(-skips.back),
  forward: () => skipBy(skips.forward),
  slower: () => setRate(rateBeside(currentPlayback().rate, -1)),
  faster: () => setRate(rateBeside(currentPlayback().rate, 1)),
  mute: toggleMuted,
  "previous-chapter": previousChapter,
  "next-chapter": nextChapter,
};

/** Runs the command of a pressed key, if it has one. */
export function runShortcut(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  // A list jumps to the entry that begins with the letter.
  const isTyping = Boolean(
    target?.closest("input:not([type=range]), textarea, select, [contenteditable]"),
  );
  const command = commandOf(event, isTyping);
  if (!command) return;
  event.preventDefault();
  commands[command]();
}
