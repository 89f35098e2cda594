import type { EpisodeChapter } from "../reading/chapters.ts";

/** What the player needs of an episode. It is kept with the tab, so it holds nothing but data. */
export type PlayableEpisode = {
  id: string;
  title: string;
  audioUrl: string;
  /** As far as the recording says. */
  seconds: number | null;
  /** The address of a square picture. */
  cover: string;
  chapters: EpisodeChapter[];
  /** The address of what the player needs of the episode that was published after it. */
  next: string | null;
};

/** The chapter that is heard at a moment, by its place; −1 where an episode has none. */
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
