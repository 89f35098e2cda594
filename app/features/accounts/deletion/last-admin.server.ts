import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { userProfiles, users } from "#db/schema.ts";

type ActiveAdmin = { userId: string; deleteAfter: Date | null };

/**
 * Whether the back office would be without an administrator when this person is gone. The
 * administrators stay locked, in the order that every such lock uses, until the transaction ends.
 */
export async function isLastAdmin(tx: Database, userId: string): Promise<boolean> {
  const admins = await tx
    .select({ userId: userProfiles.userId, deleteAfter: users.deleteAfter })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.userId))
    .where(and(eq(userProfiles.isAdmin, true), eq(userProfiles.isActive, true)))
    .orderBy(asc(userProfiles.userId))
    .for("update", { of: userProfiles });
  return admins.some((one) => one.userId === userId) && !staysRun(admins, userId);
}

/** Whether an active administrator who is not about to leave remains without this one. */
export function staysRun(admins: readonly ActiveAdmin[], without: string): boolean {
  return admins.some((one) => one.userId !== without && one.deleteAfter === null);
}
