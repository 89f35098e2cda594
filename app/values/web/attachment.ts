/**
 * Sends a file to be saved; no cache on the way keeps it.
 * @param name - of the file; a character other than a plain letter, digit, dot or hyphen is sent to
 *   browsers that read RFC 6266, and replaced for others
 */
export function attachment(
  file: BodyInit,
  { name, type }: { name: string; type: string },
): Response {
  const plain = name.replace(/[^\w. -]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percent);
  const exact = plain === name ? "" : `; filename*=UTF-8''${encoded}`;
  return new Response(file, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${plain}"${exact}`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/**
 * Sends a CSV file to be saved; no cache on the way keeps it.
 * @param name - of the file: plain letters, digits, dots and hyphens
 */
export function csvAnswer(file: BodyInit, name: string): Response {
  return attachment(file, { name, type: "text/csv; charset=utf-8" });
}

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
}
