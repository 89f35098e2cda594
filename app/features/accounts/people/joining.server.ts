import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readRow } from "#db/rows.ts";
import { authIdentities, invitations, userProfiles, users } from "#db/schema.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import type { JoiningProblem } from "./messages.ts";
import type { JoinForm } from "./schema.ts";

const invitationColumns = { id: invitations.id, email: invitations.email };

/** The person that a link invites; `null` for a forged, used, withdrawn, renewed or expired link. */
export async function findInvitation(
  { db, now }: Pick<Services, "db" | "now">,
  token: string,
): Promise<{ id: string; email: string } | null> {
  const [found] = await db.select(invitationColumns).from(invitations).where(works(token, now()));
  return found ?? null;
}

/**
 * Makes the account of an invited person. The link came by mail, so the address is proved. An
 * account with this address that nobody has confirmed, or that belongs to a guest's review, gets the
 * name and the password of this form. Letters to it are in the language of the page.
 */
export async function acceptInvitation(
  services: Pick<Services, "db" | "now" | "identity">,
  token: string,
  { firstName, lastName, password, lang }: JoinForm & { lang: Lang },
): Promise<{ problem: JoiningProblem } | { problem: null; userId: string; email: string }> {
  const { db, now, identity } = services;
  if (!(await findInvitation(services, token))) return { problem: "over" };
  const hash = await identity.hash(password);
  return db.transaction(async (tx) => {
    const [accepted] = await tx
      .update(invitations)
      .set({ acceptedAt: now() })
      .where(works(token, now()))
      .returning(invitationColumns);
    if (!accepted) return { problem: "over" };
    const { id, email } = accepted;
    const userId = await makeAccount(tx, { email, name: `${firstName} ${lastName}`, lang });
    if (!userId) {
      // The address has an account by now: the invitation is not needed.
      await tx.delete(invitations).where(eq(invitations.id, id));
      return { problem: "has-account" };
    }
    const account = { userId, email, firstName, lastName, hash };
    await fillAccount({ db: tx, now }, account);
    await tx.update(invitations).set({ userId }).where(eq(invitations.id, id));
    return { problem: null, userId, email };
  });
}

function works(token: string, now: Date) {
  return and(
    eq(invitations.tokenHash, hashOfSecret(token)),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, now),
  );
}

/** The id of a confirmed account; `null` where one has this address already. */
async function makeAccount(
  tx: Database,
  { email, name, lang }: { email: string; name: string; lang: Lang },
) {
  const user = await readRow(
    tx,
    { id: users.id },
    sql`
      insert into users as u (email, email_verified, name, lang)
      values (${email}, true, ${name}, ${lang})
      on conflict (lower(email)) do update
        set email = excluded.email, email_verified = true, is_temporary = false,
          name = excluded.name, lang = excluded.lang
        where not u.email_verified or u.is_temporary
      returning id`,
  );
  return user?.id ?? null;
}

async function fillAccount(
  { db, now }: Pick<Services, "db" | "now">,
  {
    userId,
    hash,
    ...profile
  }: { userId: string; email: string; firstName: string; lastName: string; hash: string },
) {
  // Trigger: a new password ends pending changes; see app/db/functions/accounts.sql
  await db
    .insert(authIdentities)
    .values({ userId, providerId: "credential", accountId: userId, password: hash })
    .onConflictDoUpdate({
      target: [authIdentities.providerId, authIdentities.accountId],
      set: { password: hash, updatedAt: now() },
    });
  await db
    .insert(userProfiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: userProfiles.userId, set: profile });
}
