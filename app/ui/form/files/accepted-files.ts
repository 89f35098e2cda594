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
