import type { PlayableEpisode } from "../reading/playable.ts";

/** The sleep timer: after some minutes, or at the end of the episode or chapter. */
export type Sleep = "off" | "chapter" | "episode" | "15" | "30" | "45" | "60";

export type Playback = {
  episode: PlayableEpisode | null;
  status: "paused" | "playing" | "failed";
  /** The sound is asked for and has not come yet. */
  isWaiting: boolean;
  hasEnded: boolean;
  /** In seconds. */
  position: number;
  /** In seconds; `null` until it is known. */
  duration: number | null;
  rate: number;
  volume: number;
  isMuted: boolean;
  sleep: Sleep;
  /** The sleep timer has just stopped the player. */
  hasSlept: boolean;
};

const silent: Playback = {
  episode: null,
  status: "paused",
  isWaiting: false,
  hasEnded: false,
  position: 0,
  duration: null,
  rate: 1,
  volume: 1,
  isMuted: false,
  sleep: "off",
  hasSlept: false,
};

let playback = silent;
const listeners = new Set<() => void>();

export function currentPlayback(): Playback {
  return playback;
}

/** What a server shows. */
export function noPlayback(): Playback {
  return silent;
}

export function subscribeToPlayback(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function change(next: Partial<Playback>): void {
  playback = { ...playback, ...next };
  for (const listener of listeners) listener();
}

/** What the listener set stays for the next episode. */
export function forgetEpisode(): void {
  const { rate, volume, isMuted } = playback;
  change({ ...silent, rate, volume, isMuted });
}
