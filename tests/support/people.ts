import { randomUUID } from "node:crypto";
import type { Database } from "#db/database.ts";
import { userProfiles, users } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";

type ProfileColumns = Partial<typeof userProfiles.$inferInsert>;
type UserColumns = Partial<typeof users.$inferInsert>;

/** Puts a person with a confirmed address and a profile into the database; gives their user id. */
export async function aPerson(
  db: Database,
  { user = {}, ...profile }: ProfileColumns & { user?: UserColumns } = {},
): Promise<string> {
  const email = user.email ?? profile.email ?? `${randomUUID()}@example.com`;
  const [made] = await db
    .insert(users)
    .values({ emailVerified: true, ...user, email })
    .returning({ id: users.id });
  if (!made) throw new Error("The user was not inserted.");
  await db.insert(userProfiles).values({ firstName: "Ana", ...profile, userId: made.id, email });
  return made.id;
}

/** An administrator as `requireAdmin` would give them to a command. */
export async function anAdmin(
  db: Database,
  columns: Parameters<typeof aPerson>[1] = {},
): Promise<Admin> {
  const userId = await aPerson(db, { ...columns, isAdmin: true });
  return { userId, isAdmin: true } as Admin;
}

/** Many people at once, each with an empty profile. */
export async function newPeople(db: Database, count: number): Promise<{ userId: string }[]> {
  const made = await db
    .insert(users)
    .values(Array.from({ length: count }, () => ({ email: `${randomUUID()}@example.com` })))
    .returning({ userId: users.id });
  await db.insert(userProfiles).values(made);
  return made;
}
