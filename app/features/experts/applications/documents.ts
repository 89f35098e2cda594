/** How many documents go with an application, and the size of each. */
export const documentLimits = { count: 5, bytes: 5 * 1024 * 1024, name: 150 } as const;

/** What the file dialog offers; the server looks at the first bytes. */
export const documentFormats =
  ".pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp";

/** The formats that are taken, by the ending of the stored file. */
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

/** The name with which a file is kept: its ending says what the file is, and nothing turns it around. */
export function documentName(name: string, ending: DocumentEnding): string {
  const readable = name.replace(/\p{Bidi_Control}/gu, "");
  const [, written] = /\.([^.]*)$/.exec(readable.toLowerCase().replace(/jpeg$/, "jpg")) ?? [];
  return written === ending ? readable : `${readable}.${ending}`;
}

/** @example mediaTypeOf("pdf") // "application/pdf" */
export function mediaTypeOf(ending: DocumentEnding): string {
  return mediaTypes[ending];
}

/** `340 kB`, `1.2 MB` */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
