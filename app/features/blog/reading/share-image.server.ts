import { LRUCache } from "lru-cache";
import { coverSvg } from "#features/races/cover.ts";
import type { Services } from "#services/services.ts";
import { shareAddress } from "../images/addresses.ts";
import type { PostSummary } from "../post.ts";
import { coverKindOf } from "./picture.ts";
import { drawingSize, postShareImage } from "./share-image.ts";

/** The latest pictures. One has about 60 kB and takes more than 0.1 s to draw. */
const drawn = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (jpeg) => jpeg.byteLength,
  // Requests for a picture that is being drawn wait for it.
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
});

/** The JPEG of a post for link previews: its featured image, or else a drawing with its title. */
export async function postShareJpeg(
  { files, images }: Pick<Services, "files" | "images">,
  post: PostSummary,
): Promise<Uint8Array> {
  const address = shareAddress(post.featuredImage);
  const stored = address && (await files.read(address.replace(/^\/media\//, "")));
  if (stored) return stored.bytes;
  const { id, title, authorName, publishedAt, tags } = post;
  const draw = () => {
    const cover = coverSvg({ seed: id, type: coverKindOf(post) }, drawingSize);
    return images.drawJpeg(postShareImage(post, cover));
  };
  const shown = [id, title, authorName, publishedAt, tags];
  return (await drawn.fetch(JSON.stringify(shown), { context: draw })) ?? draw();
}
