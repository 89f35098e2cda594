import { createHash } from "node:crypto";
import type { PhotoRefusal } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import { type PhotoKind, photoNameOf, photoPathOf } from "./photo.ts";

/**
 * Draws a photo again in both sizes and stores it. Its name is made of its owner and the picture: the
 * same picture of two owners has two names, so removing one leaves the other.
 * @returns the address to store, or why the file becomes no photo
 */
export async function keepSquares(
  { files, images }: Pick<Services, "files" | "images">,
  kind: PhotoKind,
  owner: string,
  bytes: Uint8Array,
): Promise<{ problem: null; address: string } | { problem: PhotoRefusal }> {
  const sides = Object.values(kind.sides);
  const photos = await images.squarePhotos(bytes, sides);
  if (typeof photos === "string") return { problem: photos };
  const name = createHash("sha1").update(owner).update(bytes).digest("hex");
  for (const [place, photo] of photos.entries()) {
    await files.put(squareKey(kind, name, sides[place] ?? 0), photo);
  }
  return { problem: null, address: photoPathOf(kind, name) };
}

/** Removes the files behind a stored address; an address of another site has none here. */
export async function removeSquares(
  { files }: Pick<Services, "files">,
  kind: PhotoKind,
  stored: string | null,
): Promise<void> {
  for (const key of squareKeys(kind, stored)) await files.remove(key);
}

/** The files behind a stored address: none for an address of another site. */
export function squareKeys(kind: PhotoKind, stored: string | null): string[] {
  const name = photoNameOf(kind, stored);
  return name ? Object.values(kind.sides).map((side) => squareKey(kind, name, side)) : [];
}

/**
 * Answers for `/media/<folder>/:file`. The name of a photo is made of its content, so that it can be
 * cached for ever; a new photo has a new address.
 */
export async function squareAnswer(
  { files }: Pick<Services, "files">,
  { folder }: PhotoKind,
  file: string,
): Promise<Response> {
  const isName = /^[0-9a-f]{40}-\d{2,3}\.webp$/.test(file);
  const stored = isName ? await files.read(`${folder}/${file}`) : null;
  if (!stored) return new Response("Not Found", notFound);
  return new Response(new Uint8Array(stored.bytes), {
    headers: {
      "Content-Type": stored.contentType,
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

const notFound = { status: 404, headers: { "Cache-Control": "no-store" } };

/** Where the file store keeps a photo. */
export function squareKey({ folder }: PhotoKind, name: string, side: number): string {
  return `${folder}/${name}-${side}.webp`;
}
