import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { makeAdmin } from "./admins.server.ts";

type Basics = Pick<Services, "db">;

/** A new user gets a profile: active, no admin, named as far as the sign-up told. */
export async function makeProfile(
  { db }: Basics,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<void> {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  await db.execute(sql`
    insert into user_profiles (user_id, email, first_name, last_name)
    values (${id}::uuid, ${email}, ${first || null}, ${rest.join(" ") || null})
    on conflict (user_id) do nothing`);
}

/**
 * Whether somebody who has proved who they are may come in, and if not, why. Whoever comes in with
 * the address of the first administrator is one.
 */
export async function mayEnter(
  { db }: Basics,
  userId: string,
  adminEmail: string | null,
): Promise<"ACCOUNT_INACTIVE" | "EMAIL_NOT_VERIFIED" | null> {
  const [user] = await db.execute<Entering>(sql`
    select u.id, u.email, u.name, u.email_verified and not u.is_temporary as "isConfirmed",
      p.is_active as "isActive"
    from users u left join user_profiles p on p.user_id = u.id where u.id = ${userId}::uuid`);
  if (!user?.isConfirmed) return "EMAIL_NOT_VERIFIED";
  if (user.isActive === false) return "ACCOUNT_INACTIVE";
  // Whoever was interrupted between sign-up and profile gets the profile now.
  if (user.isActive === null) await makeProfile({ db }, user);
  if (user.email.toLowerCase() === adminEmail) await makeAdmin({ db }, adminEmail);
  await db.execute(sql`update users set last_sign_in_at = now() where id = ${userId}::uuid`);
  return null;
}

/** Who has confirmed the address of a temporary account has taken it over, with all that is in it. */
export async function takeOver({ db }: Basics, userId: string): Promise<void> {
  await db.execute(
    sql`update users set is_temporary = false where id = ${userId}::uuid and is_temporary`,
  );
}

type Entering = {
  id: string;
  email: string;
  name: string;
  isConfirmed: boolean;
  isActive: boolean | null;
};
