import type { Images } from "./images.ts";

/** Draws with libvips, which is loaded with the first picture: most copies of the server never draw one. */
export function lateImages(directory: string): Images {
  let loaded: Promise<Images> | undefined;
  const images = () =>
    (loaded ??= import("./sharp.ts").then(({ sharpImages }) => sharpImages(directory)));
  return {
    drawJpeg: async (...asked) => (await images()).drawJpeg(...asked),
    squarePhotos: async (...asked) => (await images()).squarePhotos(...asked),
    scaledPhotos: async (...asked) => (await images()).scaledPhotos(...asked),
    cutPhotos: async (...asked) => (await images()).cutPhotos(...asked),
    sizeOf: async (...asked) => (await images()).sizeOf(...asked),
  };
}
