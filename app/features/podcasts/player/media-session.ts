import type { PlayableEpisode } from "../reading/playable.ts";
import { chapterAt } from "./episode.ts";
import { pausePlaying, seekTo, skipBy, startPlaying } from "./playback.ts";
import { currentPlayback } from "./playback-state.ts";
import { skips } from "./shortcuts.ts";

/** Lets the keys of a keyboard, a headset and a lock screen work the player, and shows them what is heard. */
export function tellDevice(episode: PlayableEpisode): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({
    title: episode.title,
    artist: "Dorsal",
    album: "Dorsal, the running podcast",
    artwork: [{ src: `/podcasts/${episode.id}/cover.jpg`, sizes: "1400x1400", type: "image/jpeg" }],
  });
  for (const [action, answer] of answers) {
    try {
      mediaSession.setActionHandler(action, answer);
    } catch {
      // A browser refuses the actions that it does not know.
    }
  }
}

/** What devices show of the time. */
export function tellPosition(): void {
  if (!("mediaSession" in navigator)) return;
  const { duration, position, rate, status } = currentPlayback();
  navigator.mediaSession.playbackState = status === "playing" ? "playing" : "paused";
  if (duration === null || duration <= 0) return;
  navigator.mediaSession.setPositionState({
    duration,
    playbackRate: rate,
    position: Math.min(position, duration),
  });
}

/** Takes the player off the devices. */
export function leaveDevice(): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = "none";
}

/** The chapter before this one, or its beginning while it has been heard for some seconds. */
export function previousChapter(): void {
  const { episode, position } = currentPlayback();
  const chapters = episode?.chapters ?? [];
  const place = chapterAt(chapters, position);
  const begun = chapters[place]?.start ?? 0;
  seekTo(position - begun > 3 ? begun : (chapters[place - 1]?.start ?? 0));
}

export function nextChapter(): void {
  const { episode, position } = currentPlayback();
  const next = episode?.chapters[chapterAt(episode.chapters, position) + 1];
  if (next) seekTo(next.start);
}

const answers: [MediaSessionAction, MediaSessionActionHandler][] = [
  ["play", startPlaying],
  ["pause", pausePlaying],
  ["stop", pausePlaying],
  ["seekbackward", ({ seekOffset }) => skipBy(-(seekOffset ?? skips.back))],
  ["seekforward", ({ seekOffset }) => skipBy(seekOffset ?? skips.forward)],
  ["seekto", ({ seekTime }) => seekTo(seekTime ?? 0)],
  ["previoustrack", previousChapter],
  ["nexttrack", nextChapter],
];
