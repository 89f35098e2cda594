import { and, eq, sql } from "drizzle-orm";
import { userProfiles, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";

/** Gives a new user an active profile with the name from the sign-up. */
export async function makeProfile(
  { db }: Pick<Services, "db">,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<void> {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  // Trigger: search text; see app/db/functions/accounts.sql
  await db
    .insert(userProfiles)
    .values({
      userId: id,
      email,
      firstName: first || null,
      lastName: rest.join(" ") || null,
    })
    .onConflictDoNothing({ target: userProfiles.userId });
}

/**
 * Decides whether an identified person may sign in. The owner of the first
 * administrator's address becomes an administrator.
 */
export async function mayEnter(
  { db, now }: Pick<Services, "db" | "now">,
  userId: string,
  adminEmail: string | null,
): Promise<"ACCOUNT_INACTIVE" | "EMAIL_NOT_VERIFIED" | null> {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      isVerified: users.emailVerified,
      isTemporary: users.isAnonymous,
      isActive: userProfiles.isActive,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!user?.isVerified || user.isTemporary) return "EMAIL_NOT_VERIFIED";
  if (user.isActive === false) return "ACCOUNT_INACTIVE";
  // A sign-up that was interrupted before the profile was made gets the profile now.
  if (user.isActive === null) await makeProfile({ db }, user);
  if (user.email.toLowerCase() === adminEmail) await makeAdmin({ db }, adminEmail);
  await db.update(users).set({ lastSignInAt: now() }).where(eq(users.id, userId));
  return null;
}

/** Gives a guest's temporary account, with all its reviews, to the person who confirmed its address. */
export async function takeOver({ db }: Pick<Services, "db">, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ isAnonymous: false })
    .where(and(eq(users.id, userId), eq(users.isAnonymous, true)));
}

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
