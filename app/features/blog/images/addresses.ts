/** The cuts of a featured image: the page, the two columns of a list, and the small card. */
export const featuredCuts = [
  { width: 1200, height: 630 },
  { width: 800, height: 420 },
  { width: 400, height: 210 },
] as const;

/** Pictures inside a text are whole, and kept in these widths; a narrower original stays as it is. */
export const inlineWidths = { large: 1600, small: 800 } as const;

/** A picture of a page: what `<img>` needs so that nothing moves while it loads. */
export type PictureSources = { src: string; srcSet?: string; width?: number; height?: number };

/** In pixels. */
type PictureSize = { width: number; height: number };

const featured = /^(\/media\/blog\/[0-9a-f]{40})\/1200x630\.webp$/;
const inline = /^(\/media\/blog\/[0-9a-f]{40})\/whole-(\d{1,4})x(\d{1,4})\.webp$/;

/** The address of a featured image in its largest cut, which posts store. */
export function featuredAddress(hash: string): string {
  return `/media/blog/${hash}/1200x630.webp`;
}

/** The address of a picture inside a text in its largest width. */
export function inlineAddress(hash: string, { width, height }: PictureSize): string {
  return `/media/blog/${hash}/whole-${width}x${height}.webp`;
}

/**
 * The sizes in which a stored picture of the blog exists. Any other address stands alone.
 * @example pictureSources("/media/blog/…/1200x630.webp").srcSet // "/media/blog/…/400x210.webp 400w, …"
 */
export function pictureSources(address: string): PictureSources {
  const [, folder] = featured.exec(address) ?? [];
  if (folder) {
    const sources = featuredCuts.map(
      ({ width, height }) => `${folder}/${width}x${height}.webp ${width}w`,
    );
    return { src: address, srcSet: sources.join(", "), width: 1200, height: 630 };
  }
  const [, place, wide, high] = inline.exec(address) ?? [];
  if (!place) return { src: address };
  const large = { width: Number(wide), height: Number(high) };
  const size = { src: address, ...large };
  if (large.width <= inlineWidths.small) return size;
  const small = smallerOf(large);
  const smallAddress = `${place}/whole-${small.width}x${small.height}.webp`;
  return { ...size, srcSet: `${smallAddress} ${small.width}w, ${address} ${large.width}w` };
}

/** The featured image as a JPEG of 1200 × 630 for networks and feeds; `null` for any other address. */
export function shareAddress(address: string | null): string | null {
  const [, folder] = (address && featured.exec(address)) || [];
  return folder ? `${folder}/1200x630.jpg` : null;
}

/** The size of the small width of a picture inside a text. */
export function smallerOf({ width, height }: PictureSize): PictureSize {
  const small = inlineWidths.small;
  return { width: small, height: Math.max(1, Math.round((height * small) / width)) };
}
