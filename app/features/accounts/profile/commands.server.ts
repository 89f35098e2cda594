import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { userProfiles, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type Viewer, viewerName } from "../viewer.ts";
import type { PhotoProblem } from "./messages.ts";
import { photoName, photoPath, photoSides } from "./photo.ts";
import type { ProfileForm } from "./schema.ts";

/** Stores the form; without a new photo the old one stays. */
export async function saveProfile(
  services: Pick<Services, "db" | "files" | "images" | "limits" | "log">,
  { userId }: Pick<Viewer, "userId">,
  { profile_image: sent, ...texts }: ProfileForm,
): Promise<{ problem: PhotoProblem | "not-saved" | null }> {
  const { db, log } = services;
  try {
    const photo = sent ? await keepPhoto(services, userId, sent) : null;
    if (photo && photo.problem !== null) return { problem: photo.problem };
    const before = await db.transaction(async (tx) => {
      const [old] = await tx
        .select({ photo: userProfiles.profileImage, email: users.email })
        .from(userProfiles)
        .innerJoin(users, eq(users.id, userProfiles.userId))
        .where(eq(userProfiles.userId, userId))
        .for("update", { of: userProfiles });
      const values = {
        firstName: texts.first_name,
        lastName: texts.last_name,
        phone: texts.phone,
        address: texts.address,
        ...(photo && { profileImage: photo.address }),
      };
      await tx.update(userProfiles).set(values).where(eq(userProfiles.userId, userId));
      const name = viewerName({ ...values, email: old?.email ?? "" });
      const user = { name, ...(photo && { image: photo.address }) };
      await tx.update(users).set(user).where(eq(users.id, userId));
      return old?.photo ?? null;
    });
    if (photo && before !== photo.address) {
      const leftOver = (error: unknown) => log.warn({ error, before }, "old photo not removed");
      await removePhotoFiles(services, before).catch(leftOver);
    }
    return { problem: null };
  } catch (error) {
    log.error({ error, userId }, "profile not saved");
    return { problem: "not-saved" };
  }
}

/** Takes the photo out of the profile and off the disk. */
export async function removePhoto(
  services: Pick<Services, "db" | "files">,
  { userId }: Pick<Viewer, "userId">,
): Promise<void> {
  const { db } = services;
  const own = eq(userProfiles.userId, userId);
  const removed = await db.transaction(async (tx) => {
    const [old] = await tx
      .select({ photo: userProfiles.profileImage })
      .from(userProfiles)
      .where(own)
      .for("update");
    await tx.update(userProfiles).set({ profileImage: null }).where(own);
    await tx.update(users).set({ image: null }).where(eq(users.id, userId));
    return old?.photo ?? null;
  });
  await removePhotoFiles(services, removed);
}

/** Removes the files behind a stored address; an address of another site has none here. */
export async function removePhotoFiles(
  { files }: Pick<Services, "files">,
  stored: string | null,
): Promise<void> {
  const name = photoName(stored);
  if (!name) return;
  for (const side of Object.values(photoSides)) await files.remove(photoKey(name, side));
}

/** Where the file store keeps a photo. */
export function photoKey(name: string, side: number): string {
  return `people/${name}-${side}.webp`;
}

/**
 * Draws the photo again in both sizes. Its name is made of the person and the picture: the same
 * picture of two people has two names, so removing one leaves the other.
 */
async function keepPhoto(
  { files, images, limits }: Pick<Services, "files" | "images" | "limits">,
  userId: string,
  sent: File,
): Promise<{ problem: null; address: string } | { problem: PhotoProblem }> {
  if (!(await limits.allow("photo", userId))) return { problem: "too-many-photos" };
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const sides = Object.values(photoSides);
  const photos = await images.squarePhotos(bytes, sides);
  if (photos === "no picture") return { problem: "not-an-image" };
  if (photos === "too many pixels") return { problem: "too-many-pixels" };
  const name = createHash("sha1").update(userId).update(bytes).digest("hex");
  for (const [place, photo] of photos.entries()) {
    await files.put(photoKey(name, sides[place] ?? 0), photo);
  }
  return { problem: null, address: photoPath(name) };
}
