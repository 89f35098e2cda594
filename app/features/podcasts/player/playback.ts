import type { EpisodeChapter, PlayableEpisode } from "../reading/playable.ts";
import { keepPosition, keptPosition } from "./kept-positions.ts";
import { keepRate, keptRate } from "./shortcuts.ts";

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

function change(next: Partial<Playback>): void {
  playback = { ...playback, ...next };
  for (const listener of listeners) listener();
}

/** What the listener set stays for the next episode. */
function forgetEpisode(): void {
  const { rate, volume, isMuted } = playback;
  change({ ...silent, rate, volume, isMuted });
}

/** One for each tab. It belongs to no page, so it keeps playing while pages change. */
let audio: HTMLAudioElement | null = null;
/** When the sleep timer ends, in milliseconds since the page was opened. */
let sleepAt: number | null = null;
/** How far the position was kept, so that it is written every few seconds only. */
let keptAt = 0;

const keepEvery = 5;

/** The element that plays, once something was played. */
export function playingElement(): HTMLAudioElement | null {
  return audio;
}

/**
 * Plays or resumes an episode. Must be called while the browser handles a press, because
 * browsers play sound only then.
 * @param from - in seconds; by default, where the listener stopped
 */
export function playEpisode(episode: PlayableEpisode, from: number | null = null): void {
  const isOther = currentPlayback().episode?.id !== episode.id;
  if (isOther) openEpisode(episode, from);
  else if (from !== null) seekTo(from);
  startPlaying();
}

/** Shows an episode in the player without playing it. */
export function openEpisode(episode: PlayableEpisode, from: number | null = null): void {
  const start = from ?? keptPosition(shelf(), episode.id) ?? 0;
  const element = elementOf();
  keep();
  keptAt = start;
  change({
    episode,
    status: "paused",
    hasEnded: false,
    isWaiting: false,
    position: start,
    duration: episode.seconds,
  });
  rememberEpisode(episode);
  element.preload = "metadata";
  element.src = episode.audioUrl;
  element.currentTime = start;
}

export function togglePlaying(): void {
  if (currentPlayback().status === "playing") elementOf().pause();
  else startPlaying();
}

export function pausePlaying(): void {
  audio?.pause();
}

export function startPlaying(): void {
  const element = elementOf();
  if (currentPlayback().status === "failed") reload(element);
  if (currentPlayback().hasEnded) seekTo(0);
  if (sleepAt !== null && performance.now() >= sleepAt) setSleep("off");
  change({ status: "playing", hasSlept: false, isWaiting: element.readyState < 3 });
  tellOtherTabs();
  element.play().catch((problem: unknown) => {
    // A source that cannot be read has its own event; a browser that forbids sound leaves it paused.
    if (isNamed(problem, "AbortError") || currentPlayback().status === "failed") return;
    change({ status: "paused", isWaiting: false });
  });
}

/** @param position - in seconds; beyond the ends it is the end */
export function seekTo(position: number): void {
  const end = currentPlayback().duration ?? Number.POSITIVE_INFINITY;
  const next = Math.min(Math.max(position, 0), end);
  elementOf().currentTime = next;
  change({ position: next, hasEnded: false });
}

export function skipBy(seconds: number): void {
  seekTo(currentPlayback().position + seconds);
}

export function setRate(rate: number): void {
  playAt(elementOf(), rate);
  keepRate(shelf(), rate);
}

function playAt(element: HTMLAudioElement, rate: number): void {
  // Another source begins with the default.
  element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
  change({ rate });
}

/** @param volume - from 0 to 1 */
export function setVolume(volume: number): void {
  const element = elementOf();
  element.volume = volume;
  element.muted = volume === 0;
}

export function toggleMuted(): void {
  const element = elementOf();
  element.muted = !element.muted;
  if (!element.muted && element.volume === 0) element.volume = 0.5;
}

export function setSleep(sleep: Sleep): void {
  const minutes = Number(sleep);
  sleepAt = Number.isFinite(minutes) ? performance.now() + minutes * 60_000 : null;
  change({ sleep, hasSlept: false });
}

/** Stops, and takes the player off the screen. The position stays kept. */
export function closePlayer(): void {
  keep();
  audio?.pause();
  audio?.removeAttribute("src");
  audio?.load();
  sleepAt = null;
  rememberEpisode(null);
  forgetEpisode();
}

function elementOf(): HTMLAudioElement {
  if (audio) return audio;
  const element = document.createElement("audio");
  const on = (event: string, hear: () => void) => element.addEventListener(event, hear);
  on("timeupdate", () => moved(element));
  on("play", () => change({ status: "playing", hasEnded: false, hasSlept: false }));
  on("playing", () => change({ isWaiting: false }));
  on("pause", () => {
    if (currentPlayback().status !== "failed") change({ status: "paused", isWaiting: false });
    keep();
  });
  on("waiting", () => change({ isWaiting: currentPlayback().status === "playing" }));
  on("seeked", () => change({ position: element.currentTime }));
  on("durationchange", () => {
    if (Number.isFinite(element.duration)) change({ duration: element.duration });
  });
  on("volumechange", () => change({ volume: element.volume, isMuted: element.muted }));
  on("ended", () => {
    change({ status: "paused", hasEnded: true, isWaiting: false });
    keep();
    if (currentPlayback().sleep === "episode") fallAsleep(element);
    else void goOn();
  });
  on("error", () => {
    if (currentPlayback().episode) change({ status: "failed", isWaiting: false });
  });
  addEventListener("pagehide", keep);
  hearOtherTabs(pausePlaying);
  playAt(element, keptRate(shelf()));
  audio = element;
  return element;
}

function moved(element: HTMLAudioElement): void {
  if (currentPlayback().status === "failed" || !currentPlayback().episode) return;
  const before = currentPlayback().position;
  change({ position: element.currentTime });
  if (Math.abs(element.currentTime - keptAt) >= keepEvery) keep();
  const isDue = sleepAt !== null && performance.now() >= sleepAt;
  if (isDue || (currentPlayback().sleep === "chapter" && hasPassedChapter(before)))
    fallAsleep(element);
}

/** Plays the episode that was published after this one, unless the listener chose another meanwhile. */
async function goOn(): Promise<void> {
  const { episode } = currentPlayback();
  if (!episode?.next) return;
  const next = await askFor(episode.next);
  if (next && currentPlayback().episode === episode && currentPlayback().hasEnded)
    playEpisode(next);
}

async function askFor(address: string): Promise<PlayableEpisode | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? readPlayable(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** Whether a chapter began between the last position and this one: not by seeking. */
function hasPassedChapter(before: number): boolean {
  const { episode, position } = currentPlayback();
  const isPlayed = position > before && position - before < 2;
  return (
    isPlayed && (episode?.chapters ?? []).some(({ start }) => start > before && start <= position)
  );
}

function fallAsleep(element: HTMLAudioElement): void {
  element.pause();
  sleepAt = null;
  change({ sleep: "off", hasSlept: true });
}

/** Asks for the sound again, where it stopped. */
function reload(element: HTMLAudioElement): void {
  const { position } = currentPlayback();
  change({ status: "paused" });
  element.load();
  element.currentTime = position;
}

function keep(): void {
  const { episode, position, duration } = currentPlayback();
  if (!episode) return;
  keptAt = position;
  keepPosition(shelf(), { id: episode.id, at: position }, duration);
}

function shelf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function isNamed(problem: unknown, name: string): boolean {
  return problem instanceof Error && problem.name === name;
}

let channel: BroadcastChannel | null = null;

/** @param onPlay - runs when another tab begins to play */
function hearOtherTabs(onPlay: () => void): void {
  if (!("BroadcastChannel" in globalThis)) return;
  channel = new BroadcastChannel("player");
  channel.addEventListener("message", onPlay);
}

function tellOtherTabs(): void {
  channel?.postMessage("playing");
}

/** The episode of the player, for the next page that the browser loads as a whole. */
const name = "player";

function rememberEpisode(episode: PlayableEpisode | null): void {
  try {
    if (episode) sessionStorage.setItem(name, JSON.stringify(episode));
    else sessionStorage.removeItem(name);
  } catch {
    // A browser may forbid it: then the player ends with the page.
  }
}

export function rememberedEpisode(): PlayableEpisode | null {
  try {
    return readPlayable(JSON.parse(sessionStorage.getItem(name) ?? "null"));
  } catch {
    return null;
  }
}

/** The index of the chapter at a position; −1 where the episode has none. */
export function chapterAt(chapters: readonly EpisodeChapter[], position: number): number {
  return chapters.findLastIndex(({ start }) => start <= position + 0.05);
}

/** Reads what a server or a browser's storage holds; `null` for anything else. */
export function readPlayable(value: unknown): PlayableEpisode | null {
  if (!isRecord(value) || !Array.isArray(value.chapters)) return null;
  const { id, title, audioUrl, cover, seconds, next } = value;
  const isWhole =
    isText(id) &&
    isText(title) &&
    isPath(audioUrl) &&
    isPath(cover) &&
    (seconds === null || isNumber(seconds)) &&
    (next === null || isPath(next));
  if (!isWhole) return null;
  return { id, title, audioUrl, cover, seconds, next, chapters: value.chapters.filter(isChapter) };
}

function isChapter(value: unknown): value is EpisodeChapter {
  return (
    isRecord(value) &&
    isNumber(value.start) &&
    isText(value.title) &&
    (value.raceId === null || isText(value.raceId))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** An address on this site. */
function isPath(value: unknown): value is string {
  return isText(value) && /^\/(?!\/)/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
