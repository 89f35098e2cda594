import type { DocumentEnding } from "#values/form/document-format.ts";

/** How many documents go with an application, and the size of each. */
export const documentLimits = { count: 5, bytes: 5 * 1024 * 1024, name: 150 } as const;

/** The name with which a file is kept: its ending says what the file is, and nothing turns it around. */
export function documentName(name: string, ending: DocumentEnding): string {
  const readable = name.replace(/\p{Bidi_Control}/gu, "");
  const [, written] = /\.([^.]*)$/.exec(readable.toLowerCase().replace(/jpeg$/, "jpg")) ?? [];
  return written === ending ? readable : `${readable}.${ending}`;
}

/** `340 kB`, `1.2 MB` */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
