import { LRUCache } from "lru-cache";
import type { Services } from "#services/services.ts";
import type { Podcast } from "../podcast.ts";
import { episodeCover, podcastShareImage, seriesCover } from "./pictures.ts";

/** The latest pictures. One takes a part of a second to draw. */
const drawn = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
  maxSize: 12 * 1024 * 1024,
  sizeCalculation: (jpeg) => jpeg.byteLength,
  // Requests for a picture that is being drawn wait for it.
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
});

type Drawer = Pick<Services, "images">;

export function drawSeriesCover({ images }: Drawer): Promise<Uint8Array> {
  return keep("series", () => images.drawJpeg(seriesCover()));
}

/** Drawn again if anything that it shows has changed. */
export function drawEpisodeCover({ images }: Drawer, podcast: Podcast): Promise<Uint8Array> {
  return keep(keyOf("cover", podcast), () => images.drawJpeg(episodeCover(podcast)));
}

/** The JPEG for link previews. */
export function drawPodcastShareImage({ images }: Drawer, podcast: Podcast): Promise<Uint8Array> {
  return keep(keyOf("share", podcast), () => images.drawJpeg(podcastShareImage(podcast)));
}

async function keep(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  return (await drawn.fetch(key, { context: draw })) ?? draw();
}

function keyOf(use: string, { id, kind, title, createdAt }: Podcast): string {
  return JSON.stringify([use, id, kind, title, createdAt]);
}
