import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import { hashOf } from "./invitations.server.ts";
import { addressTaken, invitationOver } from "./messages.ts";
import type { JoinForm } from "./schema.ts";

type Invitation = { id: string; email: string };

/** Whom a link invites; `null` for one that is forged, used, withdrawn, renewed or too old. */
export async function findInvitation(
  { db, now }: Pick<Services, "db" | "now">,
  token: string,
): Promise<Invitation | null> {
  const [found] = await db.execute<Invitation>(sql`
    select id, email from invitations
    where token_hash = ${hashOf(token)} and accepted_at is null
      and expires_at > ${now().toISOString()}::timestamptz`);
  return found ?? null;
}

/**
 * Makes the account of somebody who was invited. The link came by mail, so the address is proved;
 * of an account that nobody has confirmed, or that belongs to a guest's review, nothing counts that
 * somebody else chose.
 */
export async function acceptInvitation(
  services: Pick<Services, "db" | "now" | "identity">,
  token: string,
  { firstName, lastName, password }: JoinForm,
): Promise<{ problem: string } | { problem: null; userId: string; email: string }> {
  const { db, now, identity } = services;
  if (!(await findInvitation(services, token))) return { problem: invitationOver };
  const hash = await identity.hash(password);
  return db.transaction(async (tx) => {
    const [accepted] = await tx.execute<Invitation>(sql`
      update invitations set accepted_at = ${now().toISOString()}::timestamptz
      where token_hash = ${hashOf(token)} and accepted_at is null
        and expires_at > ${now().toISOString()}::timestamptz
      returning id, email`);
    if (!accepted) return { problem: invitationOver };
    const { id, email } = accepted;
    const userId = await makeAccount(tx, { email, name: `${firstName} ${lastName}` });
    if (!userId) {
      // Meanwhile somebody has signed up with this address: there is nothing to invite to.
      await tx.execute(sql`delete from invitations where id = ${id}::uuid`);
      return { problem: addressTaken };
    }
    await fillAccount(tx, { userId, email, firstName, lastName, hash });
    await tx.execute(sql`
      update invitations set user_id = ${userId}::uuid where id = ${id}::uuid`);
    return { problem: null, userId, email };
  });
}

async function makeAccount(tx: Database, { email, name }: { email: string; name: string }) {
  const [user] = await tx.execute<{ id: string }>(sql`
    insert into users as u (email, email_verified, name) values (${email}, true, ${name})
    on conflict (lower(email)) do update
      set email = excluded.email, email_verified = true, is_temporary = false, name = excluded.name
      where not u.email_verified or u.is_temporary
    returning id`);
  return user?.id ?? null;
}

type Account = { userId: string; email: string; firstName: string; lastName: string; hash: string };

async function fillAccount(tx: Database, { userId, email, firstName, lastName, hash }: Account) {
  await tx.execute(sql`
    insert into auth_identities (user_id, provider_id, account_id, password)
    values (${userId}::uuid, 'credential', ${userId}, ${hash})
    on conflict (provider_id, account_id) do update
      set password = excluded.password, updated_at = now()`);
  await tx.execute(sql`
    insert into user_profiles (user_id, email, first_name, last_name)
    values (${userId}::uuid, ${email}, ${firstName}, ${lastName})
    on conflict (user_id) do update set
      email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name`);
}
