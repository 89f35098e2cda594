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

/** Whether a text can name a bucket: lower-case letters, digits and hyphens. */
export function isBucketName(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{2,62}$/.test(text) && !reserved.includes(text);
}

const longestName = 512;

/**
 * Whether a text can name an object: folders and a name, with nothing that an address could mean in
 * another way. Clients resolve `..` and cut at `?` before they send.
 */
export function isObjectName(text: string): boolean {
  if (text.length > longestName || !text.isWellFormed() || /[%\\*?#\p{Cc}]/u.test(text))
    return false;
  return text.split("/").every((part) => part.trim() !== "" && part !== "." && part !== "..");
}
