import { sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { formatPlayTime } from "../reading/play-time.ts";
import type { EpisodeChapter } from "../reading/playable.ts";
import type { Podcast } from "../reading/podcast.ts";
import { episodeFileUrl, languageTags, podcastUrl, series, seriesIn } from "../reading/series.ts";
import type { TranscriptLine } from "../reading/transcript.ts";

/**
 * The transcript as subtitles; `null` where no recording says when a line is heard.
 * @see https://www.w3.org/TR/webvtt1/
 */
export function transcriptVtt(lines: readonly TranscriptLine[]): string | null {
  const cues = lines.flatMap(({ start, end, text }) => {
    if (start === null || end === null || end <= start) return [];
    return [`${vttTime(start)} --> ${vttTime(end)}\n${escapeMarks(text.replace(/\s+/g, " "))}\n`];
  });
  return cues.length === 0 ? null : `WEBVTT\n\n${cues.join("\n")}`;
}

/** The transcript as a page without styles, for programs that show it beside their player. */
export function transcriptHtml(
  podcast: Pick<Podcast, "title" | "lang">,
  lines: readonly TranscriptLine[],
): string {
  const said = lines.map(({ start, text, kind }) => {
    const time = start === null ? "" : `<time>${formatPlayTime(start)}</time>\n`;
    const tag = kind === "heading" ? "h2" : "p";
    return `${time}<${tag}>${escapeMarks(text)}</${tag}>\n`;
  });
  return `<!doctype html>
<html lang="${languageTags[podcast.lang]}">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeMarks(podcast.title)}, ${sayIn(podcast.lang)({ en: "transcript", es: "transcripción" })}</title></head>
<body>
<h1>${escapeMarks(podcast.title)}</h1>
<cite>${seriesIn(podcast.lang).title}</cite>
${said.join("")}</body>
</html>
`;
}

/**
 * The chapters, each with the page of its race.
 * @see https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md
 */
export function chaptersFile(
  podcast: Pick<Podcast, "id" | "title" | "lang">,
  chapters: readonly EpisodeChapter[],
  origin: string,
) {
  return {
    version: "1.2.0",
    title: podcast.title,
    author: series.author,
    podcastName: seriesIn(podcast.lang).title,
    fileName: podcastUrl(podcast, origin),
    chapters: chapters.map(({ start, title, raceId }) => ({
      startTime: Math.round(start * 1000) / 1000,
      title,
      img: raceId
        ? `${origin}/races/${raceId}/share.jpg`
        : episodeFileUrl(podcast, "cover.jpg", origin),
      url: raceId
        ? inLanguage(podcast.lang, `${origin}/races/${raceId}`)
        : podcastUrl(podcast, origin),
    })),
  };
}

/** `00:01:05.250` */
function vttTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const whole = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${two(hours)}:${two(minutes)}:${two(whole % 60)}.${String(ms % 1000).padStart(3, "0")}`;
}

function escapeMarks(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
