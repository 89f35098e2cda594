import { createHash } from "node:crypto";
import { eq, type SQL } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceCourses, raceDistances } from "#db/schema.ts";
import type { PhotoRefusal } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import { pictureAddress, pictureName, pictureWidths } from "../pictures/picture.ts";

/** A form's change of one picture: another one, its removal (`null`), or nothing (`undefined`). */
export type PictureChange = { address: string | null | undefined; problem: PhotoRefusal | null };

/**
 * Draws a picture that was sent in all its widths and stores it.
 * @param owner - whose picture it is: the same file of another owner is another file, so that
 *   removing one leaves the other
 */
export async function keepPicture(
  { files, images }: Pick<Services, "files" | "images">,
  owner: string,
  { sent, isRemoved }: { sent: File | null; isRemoved: boolean },
): Promise<PictureChange> {
  if (!sent) return { address: isRemoved ? null : undefined, problem: null };
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const widths = Object.values(pictureWidths);
  const made = await images.scaledPhotos(bytes, widths);
  if (typeof made === "string") return { address: undefined, problem: made };
  const name = createHash("sha1").update(owner).update(bytes).digest("hex");
  for (const [place, photo] of made.entries()) {
    await files.put(pictureKey(`${name}-${widths[place]}.webp`), photo);
  }
  return { address: pictureAddress(name), problem: null };
}

/**
 * Stores a picture once more for another owner, so that removing one leaves the other.
 * @returns where the copy is; a picture of another site stays where it is, and `null` where none is found
 */
export async function copyPicture(
  { files }: Pick<Services, "files">,
  owner: string,
  stored: string,
): Promise<string | null> {
  const name = pictureName(stored);
  if (!name) return stored;
  const copy = createHash("sha1").update(owner).update(name).digest("hex");
  const kept: string[] = [];
  try {
    for (const width of Object.values(pictureWidths)) {
      const file = await files.read(pictureKey(`${name}-${width}.webp`));
      if (!file) continue;
      const key = pictureKey(`${copy}-${width}.webp`);
      kept.push(key);
      await files.put(key, file.bytes);
    }
  } catch (error) {
    // The failure that is told is the first one.
    await Promise.allSettled(kept.map((key) => files.remove(key)));
    throw error;
  }
  return kept.length > 0 ? pictureAddress(copy) : null;
}

/** Checks the pictures of a form that is refused for other reasons, without storing them. */
export async function pictureProblems(
  { images }: Pick<Services, "images">,
  form: FormData,
  names: readonly string[],
): Promise<Record<string, PhotoRefusal>> {
  const problems: Record<string, PhotoRefusal> = {};
  for (const name of names) {
    const sent = form.get(name);
    if (!(sent instanceof File) || sent.size === 0) continue;
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const made = await images.scaledPhotos(bytes, [pictureWidths.card]);
    if (typeof made === "string") problems[name] = made;
  }
  return problems;
}

/** The files of stored addresses; an address of another site has none here. */
export async function removePictures(
  { files, log }: Pick<Services, "files" | "log">,
  stored: readonly (string | null | undefined)[],
): Promise<void> {
  for (const address of stored) {
    const name = pictureName(address ?? null);
    if (!name) continue;
    try {
      for (const width of Object.values(pictureWidths)) {
        await files.remove(pictureKey(`${name}-${width}.webp`));
      }
    } catch (error) {
      log.warn({ error, address }, "old picture of a race not removed");
    }
  }
}

/** A file of `/media/races/`; `null` where none is found. */
export async function readPicture({ files }: Pick<Services, "files">, file: string) {
  if (!/^[0-9a-f]{40}-\d{3,4}\.webp$/.test(file)) return null;
  return files.read(pictureKey(file));
}

/** Where the file store keeps a picture. */
function pictureKey(file: string): string {
  return `races/${file}`;
}

/** The files of the courses of the distances that meet a condition: their rows go with the distances. */
export async function courseFilesOf(db: Database, condition: SQL | undefined): Promise<string[]> {
  const found = await db
    .select({ file: raceCourses.file })
    .from(raceCourses)
    .innerJoin(raceDistances, eq(raceDistances.id, raceCourses.distanceId))
    .where(condition);
  return found.map(({ file }) => file);
}

/** A file that stays by mistake is found by the nightly check for files that no course has. */
export async function removeCourseFiles(
  { files, log }: Pick<Services, "files" | "log">,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await files.remove(key).catch((error: unknown) => {
      log.warn({ error, key }, "file of a course not removed");
    });
  }
}
