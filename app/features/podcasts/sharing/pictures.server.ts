import { keptDrawings } from "#services/images/kept-drawings.ts";
import type { Services } from "#services/services.ts";
import type { Podcast } from "../podcast.ts";
import { episodeCover, podcastShareImage, seriesCover } from "./pictures.ts";

const kept = keptDrawings(12 * 1024 * 1024);

type Drawer = Pick<Services, "images">;

export function drawSeriesCover({ images }: Drawer): Promise<Uint8Array> {
  return kept("series", () => images.drawJpeg(seriesCover()));
}

/** Drawn again if anything that it shows has changed. */
export function drawEpisodeCover({ images }: Drawer, podcast: Podcast): Promise<Uint8Array> {
  return kept(keyOf("cover", podcast), () => images.drawJpeg(episodeCover(podcast)));
}

/** The JPEG for link previews. */
export function drawPodcastShareImage({ images }: Drawer, podcast: Podcast): Promise<Uint8Array> {
  return kept(keyOf("share", podcast), () => images.drawJpeg(podcastShareImage(podcast)));
}

function keyOf(use: string, { id, kind, title, createdAt }: Podcast): string {
  return JSON.stringify([use, id, kind, title, createdAt]);
}
