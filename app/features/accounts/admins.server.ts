import { and, eq, sql } from "drizzle-orm";
import { userProfiles, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";

/** Makes the owner of a confirmed address an administrator; `false` where nobody has confirmed it. */
export async function makeAdmin({ db }: Pick<Services, "db">, email: string): Promise<boolean> {
  const made = await db
    .update(userProfiles)
    .set({ isAdmin: true })
    .from(users)
    .where(
      and(
        eq(users.id, userProfiles.userId),
        sql`lower(${users.email}) = ${email.toLowerCase()}`,
        eq(users.emailVerified, true),
        eq(users.isAnonymous, false),
      ),
    )
    .returning({ userId: userProfiles.userId });
  return made.length > 0;
}
