import { createHash } from "node:crypto";

/** The namespace of podcasts, which the podcast namespace fixes. */
const podcasts = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6";

/**
 * The number by which directories know a podcast, however its feed moves: UUID version 5 of its first
 * address without the scheme and closing slashes.
 * @see https://podcasting2.org/docs/podcast-namespace/tags/guid
 * @example seriesGuid("https://podnews.net/rss") === "9b024349-ccf0-5f69-a609-6b82873eab3c"
 */
export function seriesGuid(feed: string): string {
  const name = feed.replace(/^[a-z]+:\/\//i, "").replace(/\/+$/, "");
  const hash = createHash("sha1")
    .update(Buffer.from(podcasts.replaceAll("-", ""), "hex"))
    .update(name)
    .digest();
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
