import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { userProfiles, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type Viewer, viewerName } from "../viewer.ts";
import { profileMessages } from "./messages.ts";
import { addressOf, photoName, photoSides } from "./photo.ts";
import type { ProfileForm } from "./schema.ts";

type Saved = { problem: string | null; field?: "profile_image" };

/** Writes what the form says; without a photo in it the old one stays. */
export async function saveProfile(
  services: Pick<Services, "db" | "files" | "images" | "limits" | "log">,
  { userId }: Pick<Viewer, "userId">,
  { profile_image: sent, ...texts }: ProfileForm,
): Promise<Saved> {
  const { db, log } = services;
  try {
    const photo = sent ? await keepPhoto(services, userId, sent) : null;
    if (photo && "problem" in photo) return photo;
    const before = await db.transaction(async (tx) => {
      const old = await tx.execute<{ profile_image: string | null; email: string }>(sql`
        select p.profile_image, u.email from user_profiles p join users u on u.id = p.user_id
        where p.user_id = ${userId} for update of p`);
      const values = {
        firstName: texts.first_name,
        lastName: texts.last_name,
        phone: texts.phone,
        address: texts.address,
        ...(photo && { profileImage: photo.address }),
      };
      await tx.update(userProfiles).set(values).where(eq(userProfiles.userId, userId));
      const name = viewerName({ ...values, email: old[0]?.email ?? "" });
      const user = { name, ...(photo && { image: photo.address }) };
      await tx.update(users).set(user).where(eq(users.id, userId));
      return old[0]?.profile_image ?? null;
    });
    if (photo && before !== photo.address) {
      const leftOver = (error: unknown) => log.warn({ error, before }, "old photo not removed");
      await removePhotoFiles(services, before).catch(leftOver);
    }
    return { problem: null };
  } catch (error) {
    log.error({ error, userId }, "profile not saved");
    return { problem: profileMessages.notSaved };
  }
}

/** Takes the photo out of the profile and off the disk. */
export async function removePhoto(
  services: Pick<Services, "db" | "files">,
  { userId }: Pick<Viewer, "userId">,
): Promise<void> {
  const { db } = services;
  const removed = await db.transaction(async (tx) => {
    const [old] = await tx.execute<{ profile_image: string | null }>(sql`
      select profile_image from user_profiles where user_id = ${userId} for update`);
    const mine = eq(userProfiles.userId, userId);
    await tx.update(userProfiles).set({ profileImage: null }).where(mine);
    await tx.update(users).set({ image: null }).where(eq(users.id, userId));
    return old?.profile_image ?? null;
  });
  await removePhotoFiles(services, removed);
}

/** The files behind a stored address; an address of another site has none here. */
export async function removePhotoFiles(
  { files }: Pick<Services, "files">,
  stored: string | null,
): Promise<void> {
  const name = photoName(stored);
  if (!name) return;
  for (const side of Object.values(photoSides)) await files.remove(keyOf(name, side));
}

/** Where the file store keeps a photo. */
export function keyOf(name: string, side: number): string {
  return `people/${name}-${side}.webp`;
}

/**
 * Draws the photo anew in both sizes and stores it under a name that no other person's photo has,
 * be it the same picture: removing one must leave the other.
 */
async function keepPhoto(
  { files, images, limits }: Pick<Services, "files" | "images" | "limits">,
  userId: string,
  sent: File,
): Promise<{ address: string } | Saved> {
  const field = "profile_image";
  if (!(await limits.allow("photo", userId)))
    return { problem: profileMessages.tooManyPhotos, field };
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const sides = Object.values(photoSides);
  const photos = await images.squarePhotos(bytes, sides);
  if (photos === "no picture") return { problem: profileMessages.notAnImage, field };
  if (photos === "too many pixels") return { problem: profileMessages.tooManyPixels, field };
  const name = createHash("sha1").update(userId).update(bytes).digest("hex");
  for (const [place, photo] of photos.entries())
    await files.put(keyOf(name, sides[place] ?? 0), photo);
  return { address: addressOf(name) };
}
