import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";

/**
 * Whether nobody else could run the back office once this person is gone. The administrators stay
 * locked, in the order in which everybody locks them, until the transaction ends.
 */
export async function isLastAdmin(tx: Database, userId: string): Promise<boolean> {
  const admins = await tx.execute<ActiveAdmin>(sql`
    select p.user_id as "userId", u.delete_after is not null as "isLeaving"
    from user_profiles p join users u on u.id = p.user_id
    where p.is_admin and p.is_active
    order by p.user_id
    for update of p`);
  return admins.some((one) => one.userId === userId) && !staysRun(admins, userId);
}

type ActiveAdmin = { userId: string; isLeaving: boolean };

/** Whether an administrator who can sign in and is not about to leave remains without somebody. */
export function staysRun(admins: readonly ActiveAdmin[], without: string): boolean {
  return admins.some((one) => one.userId !== without && !one.isLeaving);
}
