import { coverSvg } from "#features/races/pictures/draw-cover.ts";
import { shareImageSize } from "#features/races/sharing/share-image.server.ts";
import { keptDrawings, type Picture, type TextBox } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import { brandMark } from "#ui/styles/brand-mark.ts";
import { lightColors } from "#ui/styles/colors.ts";
import { formatDay, toDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { shareAddress } from "../images/addresses.ts";
import { authorIn, coverKindOf, type PostSummary } from "./post.ts";

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

/** The upper part of the picture, which the drawing fills. */
const drawingSize = { width: shareImageSize.width, height: 300 } as const;

/** The parts of a post that the picture shows. */
type SharedPost = Pick<PostSummary, "title" | "authorName" | "publishedAt" | "lang">;

/** Always of the light scheme: a picture on another site cannot follow a setting. */
const { paper, ink, muted } = lightColors;

const column = { left: 64, width: 1072, align: "left", anchor: "middle" } as const;

/** `By Ana Quispe  ·  March 4, 2027`, in the language of the post. */
function bylineOf({ authorName, publishedAt, lang }: SharedPost): string {
  const by: Words = { en: "By", es: "Por" };
  return `${by[lang]} ${authorIn(authorName, lang)}  ·  ${formatDay(toDay(publishedAt), lang)}`;
}

/** The picture of a post without a featured image: a drawing, the title and the author. */
export function postShareImage(post: SharedPost, drawing: string): Picture {
  const title: TextBox = {
    ...column,
    text: post.title,
    top: 326,
    height: 186,
    size: 68,
    weight: 900,
    color: ink,
  };
  const byline: TextBox = {
    ...column,
    text: bylineOf(post),
    left: 344,
    width: 792,
    top: 556,
    height: 36,
    size: 26,
    weight: 500,
    color: muted,
    align: "right",
  };
  const brand: TextBox = {
    ...column,
    text: "Dorsal",
    left: 116,
    width: 200,
    top: 556,
    height: 36,
    size: 32,
    weight: 900,
    color: ink,
  };
  return {
    ...shareImageSize,
    background: paper,
    drawings: [
      { svg: drawing, left: 0, top: 0, ...drawingSize },
      { svg: brandMark, left: 64, top: 558, width: 40, height: 32 },
    ],
    texts: [title, byline, brand],
  };
}
