/** What the file dialog offers for a document; the server looks at the first bytes. */
export const documentFormats =
  ".pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp";

/** The formats of documents, by the ending of the stored file. */
const mediaTypes = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
} as const;

export type DocumentEnding = keyof typeof mediaTypes;

/** The format of a file by its first bytes, whatever its name says; `null` for any other. */
export function documentEnding(bytes: Uint8Array): DocumentEnding | null {
  const letters = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (letters(0, 5) === "%PDF-") return "pdf";
  if (letters(0, 3) === "\xff\xd8\xff") return "jpg";
  if (letters(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  return letters(0, 4) === "RIFF" && letters(8, 12) === "WEBP" ? "webp" : null;
}

/** @example mediaTypeOf("pdf") // "application/pdf" */
export function mediaTypeOf(ending: DocumentEnding): string {
  return mediaTypes[ending];
}
