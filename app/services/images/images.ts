import { LRUCache } from "lru-cache";

/** A text inside a box of the picture; all dimensions in pixels. */
export type TextBox = {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** The height of the letters; they get smaller until the text fits its box. */
  size: number;
  weight: TextWeight;
  /** `#rrggbb` */
  color: string;
  align: "left" | "center" | "right";
  /** Where in the box a text stands that is lower than the box. */
  anchor: "top" | "middle" | "bottom";
};

export const textWeights = [500, 700, 900] as const;
export type TextWeight = (typeof textWeights)[number];

/** A vector drawing that covers its box; what does not fit is cut off evenly. */
export type Drawing = { svg: string; left: number; top: number; width: number; height: number };

/**
 * Drawings with texts on them, in this order. Texts are set apart because inside an SVG they would
 * need fonts that are installed on the server.
 */
export type Picture = {
  width: number;
  height: number;
  /** `#rrggbb` */
  background: string;
  drawings: Drawing[];
  texts: TextBox[];
};

/** Why an uploaded file does not become a photo. */
export type PhotoRefusal = "no picture" | "heic" | "too many pixels";

/** A size of which a picture fills every pixel; what does not fit is cut off evenly. */
export type Cut = { width: number; height: number; format: "webp" | "jpeg" };

/** Pictures made by the product itself, and pictures that people send. */
export type Images = {
  /** A JPEG of exactly the picture's size. */
  drawJpeg(picture: Picture): Promise<Uint8Array>;
  /**
   * Squares cut out of the middle of an uploaded picture, as WebP, one for each length of side in pixels.
   * The picture is encoded again, which removes its place and camera.
   */
  squarePhotos(sent: Uint8Array, sides: readonly number[]): Promise<Uint8Array[] | PhotoRefusal>;
  /**
   * The whole uploaded picture as WebP, once for each width in pixels; a narrower picture keeps
   * its size. Encoded again like the squares.
   */
  scaledPhotos(sent: Uint8Array, widths: readonly number[]): Promise<Uint8Array[] | PhotoRefusal>;
  /** Cuts out of the middle of an uploaded picture, one for each size. Encoded again like the squares. */
  cutPhotos(sent: Uint8Array, cuts: readonly Cut[]): Promise<Uint8Array[] | PhotoRefusal>;
  /** The size of a picture that this service has made. */
  sizeOf(picture: Uint8Array): Promise<{ width: number; height: number }>;
};

/** A provider that makes pictures from words. */
export type ImageModel = {
  /**
   * A picture as the provider encodes it: to be decoded and encoded again like an upload.
   * @throws ServiceProblem of the service `images`
   */
  generate(
    prompt: string,
    size: "1024x1024" | "1536x1024",
    signal: AbortSignal,
  ): Promise<Uint8Array>;
};

type Draw = () => Promise<Uint8Array>;

/**
 * Keeps the latest drawn pictures in this process. One has about 60 kB and takes more than 0.1 s to draw.
 * @param maxSize - bytes of all pictures together
 * @returns draws a picture, or gives the one that was drawn for the same key; requests for a picture
 *   that is being drawn wait for it
 */
export function keptDrawings(maxSize: number): (key: string, draw: Draw) => Promise<Uint8Array> {
  const drawn = new LRUCache<string, Uint8Array, Draw>({
    maxSize,
    sizeCalculation: (jpeg) => jpeg.byteLength,
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
  });
  return async (key, draw) => (await drawn.fetch(key, { context: draw })) ?? draw();
}
