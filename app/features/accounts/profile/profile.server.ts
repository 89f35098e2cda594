import { eq } from "drizzle-orm";
import { userProfiles, users } from "#db/schema.ts";
import type { PhotoRefusal } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { type Viewer, viewerName } from "../viewer.ts";
import type { PhotoProblem } from "./messages.ts";
import { peoplePhotos } from "./photo.ts";
import type { ProfileForm } from "./schema.ts";
import { keepSquares, removeSquares, squareKey } from "./square-photos.server.ts";

const refusals = {
  "no picture": "not-an-image",
  heic: "heic",
  "too many pixels": "too-many-pixels",
} as const satisfies Record<PhotoRefusal, PhotoProblem>;

/** The viewer's own profile; `null` once the account is gone. */
export async function findProfile(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<Profile | null> {
  const [profile] = await db
    .select({
      email: users.email,
      lang: users.lang,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
      address: userProfiles.address,
      photo: userProfiles.profileImage,
      memberSince: users.createdAt,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, userId));
  return profile ?? null;
}

/** What a person sees and changes of themselves. Texts are `null` where nothing is stored. */
export type Profile = {
  email: string;
  /** The language of letters. */
  lang: Lang;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  address: string | null;
  /** The address of the small photo, see `photoAddress`. */
  photo: string | null;
  memberSince: Date;
};

/** Stores the form; without a new photo the old one stays. */
export async function saveProfile(
  services: Pick<Services, "db" | "files" | "images" | "limits" | "log">,
  { userId }: Pick<Viewer, "userId">,
  { profile_image: sent, lang, ...texts }: ProfileForm,
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
      // Trigger: search text; see app/db/functions/accounts.sql
      await tx.update(userProfiles).set(values).where(eq(userProfiles.userId, userId));
      const name = viewerName({ ...values, email: old?.email ?? "" });
      const user = { name, ...(photo && { image: photo.address }), ...(lang && { lang }) };
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
function removePhotoFiles(services: Pick<Services, "files">, stored: string | null): Promise<void> {
  return removeSquares(services, peoplePhotos, stored);
}

/** Where the file store keeps a photo. */
export function photoKey(name: string, side: number): string {
  return squareKey(peoplePhotos, name, side);
}

/** A person changes the photo some times an hour: each time it is decoded and encoded. */
async function keepPhoto(
  services: Pick<Services, "files" | "images" | "limits">,
  userId: string,
  sent: File,
): Promise<{ problem: null; address: string } | { problem: PhotoProblem }> {
  if (!(await services.limits.allow("photo", userId))) return { problem: "too-many-photos" };
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const kept = await keepSquares(services, peoplePhotos, userId, bytes);
  if (kept.problem === null) return kept;
  return { problem: refusals[kept.problem] };
}
