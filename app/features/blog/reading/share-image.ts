import { shareImageSize } from "#features/races/sharing/share-image.ts";
import type { Picture, TextBox } from "#services/images/images.ts";
import { brandMark } from "#ui/styles/brand-mark.ts";
import { lightColors } from "#ui/styles/colors.ts";
import { formatDay, toDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { authorIn, type PostSummary } from "./post.ts";

/** The upper part of the picture, which the drawing fills. */
export const drawingSize = { width: shareImageSize.width, height: 300 } as const;

/** The parts of a post that the picture shows. */
export type SharedPost = Pick<PostSummary, "title" | "authorName" | "publishedAt" | "lang">;

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
