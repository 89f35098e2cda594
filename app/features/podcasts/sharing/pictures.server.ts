import { type Drawing, keptDrawings, type Picture, type TextBox } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import { brandMark } from "#ui/styles/brand-mark.ts";
import { lightColors } from "#ui/styles/colors.ts";
import { formatDay, toDay } from "#values/day.ts";
import type { Lang, Words } from "#values/say.ts";
import { podcastCoverSvg } from "../reading/cover.ts";
import type { Podcast } from "../reading/podcast.ts";

const kept = keptDrawings(12 * 1024 * 1024);

type Drawer = Pick<Services, "images">;

export function drawSeriesCover({ images }: Drawer, lang: Lang): Promise<Uint8Array> {
  return kept(`series ${lang}`, () => images.drawJpeg(seriesCover(lang)));
}

/** Drawn again if anything that it shows has changed. */
export function drawEpisodeCover({ images }: Drawer, podcast: Podcast): Promise<Uint8Array> {
  return kept(keyOf("cover", podcast), () => images.drawJpeg(episodeCover(podcast)));
}

/** The JPEG for link previews. */
export function drawPodcastShareImage({ images }: Drawer, podcast: Podcast): Promise<Uint8Array> {
  return kept(keyOf("share", podcast), () => images.drawJpeg(podcastShareImage(podcast)));
}

function keyOf(use: string, { id, lang, kind, title, createdAt }: Podcast): string {
  return JSON.stringify([use, id, lang, kind, title, createdAt]);
}

type Pictured = Pick<Podcast, "id" | "kind" | "title" | "createdAt" | "lang">;

/** The square that directories show. They take 1400 to 3000 pixels. */
const coverPictureSize = { width: 1400, height: 1400 } as const;
const shareSize = { width: 1200, height: 630 } as const;

/** The scene of the podcast as a whole. */
const seriesScene = { id: "the podcast of dorsal", kind: "road" } as const;

/** Always of the light scheme: a picture on another site cannot follow a setting. */
const { paper, ink, muted, signal } = lightColors;

/** The cover of an episode: its scene, its title below. */
function episodeCover(podcast: Pictured): Picture {
  return square(podcast, {
    title: podcast.title,
    line: formatDay(toDay(podcast.createdAt), podcast.lang),
  });
}

/** The cover of the podcast as a whole. */
function seriesCover(lang: Lang): Picture {
  const line: Words = { en: "The running podcast", es: "El pódcast para correr" };
  return square(seriesScene, { title: "Dorsal", line: line[lang] });
}

/** The picture of link previews. */
function podcastShareImage(podcast: Pictured): Picture {
  const { height } = shareSize;
  const column = { left: height + 56, width: shareSize.width - height - 112 };
  return {
    ...shareSize,
    background: paper,
    drawings: [
      { svg: podcastCoverSvg(podcast), left: 0, top: 0, width: height, height },
      mark({ left: column.left, top: 543, width: 50, height: 40 }),
    ],
    texts: [
      line({
        ...column,
        text: "Podcast",
        top: 56,
        height: 36,
        size: 30,
        weight: 700,
        color: signal,
      }),
      line({
        ...column,
        text: podcast.title,
        top: 110,
        height: 320,
        size: 64,
        weight: 900,
        color: ink,
      }),
      line({
        ...column,
        text: formatDay(toDay(podcast.createdAt), podcast.lang),
        top: 456,
        height: 36,
        size: 28,
        weight: 500,
        color: muted,
      }),
      { ...brandName, left: column.left + 64, top: 543, width: 300, height: 40, size: 38 },
    ],
  };
}

function square(
  scene: Parameters<typeof podcastCoverSvg>[0],
  words: { title: string; line: string },
): Picture {
  const { width } = coverPictureSize;
  const picture = 980;
  const column = { left: 84, width: width - 168 };
  return {
    ...coverPictureSize,
    background: paper,
    drawings: [
      // A square scene that covers a wide box: what stands above and below the middle is cut off.
      { svg: podcastCoverSvg(scene, picture / width), left: 0, top: 0, width, height: picture },
      mark({ left: column.left, top: 1282, width: 70, height: 56 }),
    ],
    texts: [
      line({
        ...column,
        text: words.title,
        top: picture + 46,
        height: 196,
        size: 104,
        weight: 900,
        color: ink,
      }),
      { ...brandName, left: column.left + 92, top: 1282, width: 400, height: 56, size: 52 },
      {
        text: words.line,
        left: width / 2,
        width: width / 2 - 84,
        top: 1282,
        height: 56,
        size: 44,
        weight: 500,
        color: muted,
        align: "right",
        anchor: "middle",
      },
    ],
  };
}

const brandName = {
  text: "Dorsal",
  weight: 900,
  color: ink,
  align: "left",
  anchor: "middle",
} as const satisfies Partial<TextBox>;

function mark(place: Omit<Drawing, "svg">): Drawing {
  return { svg: brandMark, ...place };
}

function line(box: Omit<TextBox, "align" | "anchor">): TextBox {
  return { ...box, align: "left", anchor: "middle" };
}
