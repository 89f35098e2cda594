import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { users } from "#db/schema.ts";
import type { Lang } from "#values/say.ts";

/** The language that letters to the owner of an account are written in. */
export async function letterLanguage(db: Database, userId: string): Promise<Lang> {
  const [user] = await db.select({ lang: users.lang }).from(users).where(eq(users.id, userId));
  return user?.lang ?? "en";
}
