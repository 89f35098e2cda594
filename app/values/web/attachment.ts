/**
 * Sends a file to be saved; no cache on the way keeps it.
 * @param name - of the file: plain letters, digits, dots and hyphens
 */
export function attachment(
  file: BodyInit,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(file, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
