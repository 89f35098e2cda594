import type { EpisodeChapter, PlayableEpisode } from "../reading/playable.ts";

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
