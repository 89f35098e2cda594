import { coverAddress, coverSizes } from "#features/races/cover.ts";
import { raceType } from "#features/races/race-type.ts";
import { type PictureSources, pictureSources } from "../images/addresses.ts";
import type { PostSummary } from "../post.ts";

const drawnKinds = ["road", "trail", "ultra", "triathlon", "urban"] as const;

/** The picture of a post in a list: its featured image, or else a drawing that is always the same. */
export function listPicture(
  post: Pick<PostSummary, "id" | "featuredImage" | "tags">,
): PictureSources {
  if (post.featuredImage) return pictureSources(post.featuredImage);
  const named = post.tags.find((tag) => raceType(tag).kind !== "other");
  const digit = Number.parseInt(post.id.slice(0, 2), 16);
  const type = named ?? drawnKinds[digit % drawnKinds.length] ?? "road";
  const src = coverAddress({ id: post.id, type, city: "", country: "" }, "card");
  return { src, ...coverSizes.card };
}
