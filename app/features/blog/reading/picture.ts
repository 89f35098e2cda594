import { coverAddress, coverSizes } from "#features/races/pictures/cover.ts";
import { raceKind } from "#features/races/race-type.ts";
import { type PictureSources, pictureSources } from "../images/addresses.ts";
import type { PostSummary } from "./post.ts";

const drawnKinds = ["road", "trail", "ultra", "triathlon", "urban"] as const;

/** The picture of a post in a list: its featured image, or else a drawing that is always the same. */
export function listPicture(
  post: Pick<PostSummary, "id" | "featuredImage" | "tags">,
): PictureSources {
  if (post.featuredImage) return pictureSources(post.featuredImage);
  const place = { city: "", country: "", startDate: null, position: null };
  const src = coverAddress({ id: post.id, type: coverKindOf(post), ...place }, "card");
  return { src, ...coverSizes.card };
}

/** The kind of race that the drawing of a post shows: that of a tag, or else one by chance. */
export function coverKindOf({ id, tags }: Pick<PostSummary, "id" | "tags">): string {
  const kinds = tags.map((tag) => raceKind(tag));
  const chance = Number.parseInt(id.slice(0, 2), 16);
  return kinds.find((kind) => kind !== "other") ?? drawnKinds[chance % drawnKinds.length] ?? "road";
}
