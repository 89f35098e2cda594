import { coverSvg } from "#features/races/pictures/draw-cover.ts";
import { keptDrawings } from "#services/images/kept-drawings.ts";
import type { Services } from "#services/services.ts";
import { shareAddress } from "../images/addresses.ts";
import { coverKindOf } from "./addresses.ts";
import type { PostSummary } from "./post.ts";
import { drawingSize, postShareImage } from "./share-image.ts";

const kept = keptDrawings(8 * 1024 * 1024);

/** The JPEG of a post for link previews: its featured image, or else a drawing with its title. */
export async function postShareJpeg(
  { files, images }: Pick<Services, "files" | "images">,
  post: PostSummary,
): Promise<Uint8Array> {
  const address = shareAddress(post.featuredImage);
  const stored = address && (await files.read(address.replace(/^\/media\//, "")));
  if (stored) return stored.bytes;
  const { id, lang, title, authorName, publishedAt, tags } = post;
  const draw = () => {
    const cover = coverSvg({ seed: id, type: coverKindOf(post) }, drawingSize);
    return images.drawJpeg(postShareImage(post, cover));
  };
  const shown = [id, lang, title, authorName, publishedAt, tags];
  return kept(JSON.stringify(shown), draw);
}
