/** The formats of photos that the server reads. Safari converts photos in HEIC to the first of them. */
export const photoFormats = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/**
 * What a file dialog offers, by extensions. iPhones do not know most of them and show such files grey,
 * unless media types stand beside that cover all binary and text files; the server looks at the content.
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
