/** Words that stand in the place of a bucket in some addresses. */
const reserved = [
  "authenticated",
  "copy",
  "info",
  "list",
  "list-v2",
  "move",
  "public",
  "sign",
  "upload",
];

const longestName = 512;

export const msPerSecond = 1000;

const megabyte = 1024 * 1024;

/** What one person may keep, what all may keep together, and what one object may be. */
export const storageLimits = {
  objectBytes: 10 * megabyte,
  ownBytes: 100 * megabyte,
  /** Of all accounts together: uploads at the same moment may go a little beyond it. */
  allBytes: 20 * 1024 * megabyte,
  ownObjects: 1000,
  ownBuckets: 10,
  /** Objects that one question lists, and that one order removes or signs. */
  atOnce: 1000,
  /** Seconds for which a signed address may be good, and for which readers may keep an object. */
  signedSeconds: 7 * 24 * 3600,
  cacheSeconds: 365 * 24 * 3600,
} as const;

/**
 * The types that objects may have. Pages, scripts and vector pictures are not among them: objects are
 * read from this site's own address. XML is only downloaded.
 */
export const storableTypes = [
  "application/gpx+xml",
  "application/json",
  "application/octet-stream",
  "application/pdf",
  "application/vnd.ant.fit",
  "application/vnd.garmin.tcx+xml",
  "application/vnd.google-earth.kml+xml",
  "application/vnd.google-earth.kmz",
  "application/zip",
  "audio/aac",
  "audio/m4a",
  "audio/mp4",
  "audio/mpeg",
  "audio/ogg",
  "audio/wav",
  "audio/x-m4a",
  "image/avif",
  "image/gif",
  "image/heic",
  "image/heif",
  "image/jpeg",
  "image/png",
  "image/webp",
  "text/csv",
  "text/markdown",
  "text/plain",
  "video/mp4",
  "video/quicktime",
  "video/webm",
] as const;

/** The type of a header without its parameters; `null` for one that may not be stored. */
export function storableType(header: string | null): (typeof storableTypes)[number] | null {
  const plain = header?.split(";", 1)[0]?.trim().toLowerCase();
  return storableTypes.find((type) => type === plain) ?? null;
}

/** Whether a browser might run scripts inside a document of this type, so that it is only downloaded. */
export function isOnlyDownloaded(type: string): boolean {
  return type.endsWith("+xml");
}

/** Whether a type is in a bucket's list: `image/png`, `image/*`. No list allows all. */
export function isAllowed(type: string, allowed: readonly string[] | null): boolean {
  if (allowed === null || allowed.length === 0) return true;
  return allowed.some(
    (one) => one === type || one === `${type.split("/", 1)[0]}/*` || one === "*/*",
  );
}

/** Whether a text can name a bucket: lower-case letters, digits and hyphens. */
export function isBucketName(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{2,62}$/.test(text) && !reserved.includes(text);
}

/**
 * Whether a text can name an object: folders and a name, with nothing that an address could mean in
 * another way. Clients resolve `..` and cut at `?` before they send.
 */
export function isObjectName(text: string): boolean {
  if (text.length > longestName || !text.isWellFormed() || /[%\\*?#\p{Cc}]/u.test(text))
    return false;
  return text.split("/").every((part) => part.trim() !== "" && part !== "." && part !== "..");
}
