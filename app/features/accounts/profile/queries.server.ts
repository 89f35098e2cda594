import { eq } from "drizzle-orm";
import { userProfiles, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import type { Viewer } from "../viewer.ts";

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
