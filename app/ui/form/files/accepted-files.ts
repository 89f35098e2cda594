/** The formats of photos that the server reads. Safari converts photos in HEIC to the first of them. */
export const photoFormats = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/**
 * The `accept` value of a file field. iPhones do not know most extensions and gray out such files, unless the
 * value also has media types that cover all binary and text files; the server checks the content.
 * @example offering(".fit", ".gpx")
 */
export function offering(...extensions: string[]): string {
  return [
    ...extensions,
    "application/octet-stream",
    "application/gpx+xml",
    "application/xml",
    "text/xml",
    "text/plain",
    "application/zip",
    "application/gzip",
  ].join(",");
}

/** The files that are sent as they are; a larger one is scaled first. */
const sentAsItIs = 10 * 1024 * 1024;
const longestSide = 4000;
const quality = 0.9;

/** Scales a large picture down before it is sent; one that the browser cannot draw stays. */
export async function scaleHeavyFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (!file || file.size <= sentAsItIs) return;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", quality),
    );
    if (!made) return;
    const chosen = new DataTransfer();
    chosen.items.add(new File([made], "picture.jpg", { type: made.type }));
    input.files = chosen.files;
  } catch (problem) {
    console.warn(problem);
  }
}
