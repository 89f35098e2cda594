import { drawPodcastCover } from "#features/podcasts/reading/cover.ts";
import { chaptersOf, playableOf } from "#features/podcasts/reading/playable.ts";
import type { Podcast } from "#features/podcasts/reading/podcast.ts";
import { findPodcast, neighborsOf } from "#features/podcasts/reading/queries.server.ts";
import { transcriptOf } from "#features/podcasts/reading/transcript.ts";
import {
  drawEpisodeCover,
  drawPodcastShareImage,
} from "#features/podcasts/sharing/pictures.server.ts";
import {
  chaptersFile,
  transcriptHtml,
  transcriptVtt,
} from "#features/podcasts/sharing/transcript-files.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/episode-file.ts";

/** `/podcasts/:id/:file`: the pictures, the transcript and the chapters of an episode. */
export async function loader(asked: Route.LoaderArgs) {
  const { context, params, url } = asked;
  if (params.file === "cover.svg") return coverOf(params.id, url.searchParams);
  const make = Object.hasOwn(makers, params.file) ? makers[params.file] : undefined;
  const podcast = make ? await findPodcast(services(context), params.id) : null;
  if (!make || !podcast) throw notFound();
  return make(podcast, asked);
}

type Maker = (podcast: Podcast, asked: Route.LoaderArgs) => Response | Promise<Response>;

const makers: Record<string, Maker | undefined> = {
  "cover.jpg": (podcast, asked) => picture(drawEpisodeCover, podcast, asked),
  "share.jpg": (podcast, asked) => picture(drawPodcastShareImage, podcast, asked),
  "transcript.vtt"(podcast) {
    const vtt = transcriptVtt(transcriptOf(podcast));
    if (vtt === null) throw notFound();
    return text(vtt, "text/vtt");
  },
  "transcript.html": (podcast) => text(transcriptHtml(podcast, transcriptOf(podcast)), "text/html"),
  "chapters.json"(podcast, { url }) {
    const chapters = chaptersOf(transcriptOf(podcast), podcast.races);
    if (chapters.length === 0) throw notFound();
    return text(
      JSON.stringify(chaptersFile(podcast, chapters, url.origin)),
      "application/json+chapters",
    );
  },
  async "player.json"(podcast, { context, url }) {
    const { next } = await neighborsOf(services(context), podcast, languageOf(url));
    const chapters = chaptersOf(transcriptOf(podcast), podcast.races);
    return text(JSON.stringify(playableOf(podcast, chapters, next)), "application/json");
  },
};

async function picture(
  draw: typeof drawEpisodeCover,
  podcast: Podcast,
  { context }: Route.LoaderArgs,
): Promise<Response> {
  await requireWithinLimit(context, "sharePicture");
  const jpeg = await draw(services(context), podcast);
  return new Response(Buffer.from(jpeg), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=3600" },
  });
}

function text(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
    },
  });
}

/** The address says everything that the drawing shows: it never changes. */
function coverOf(id: string, query: URLSearchParams): Response {
  const svg = drawPodcastCover(id, query);
  if (svg === null) throw notFound();
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

function notFound(): Response {
  return new Response("Not Found", { status: 404 });
}
