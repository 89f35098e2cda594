import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";

/** Makes whoever has confirmed this address an admin; says whether there is such a person. */
export async function makeAdmin({ db }: Pick<Services, "db">, email: string): Promise<boolean> {
  const made = await db.execute(sql`
    update user_profiles p set is_admin = true
    from users u
    where u.id = p.user_id and lower(u.email) = ${email.toLowerCase()}
      and u.email_verified and not u.is_temporary
    returning p.user_id`);
  return made.length > 0;
}
