import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authIdentities, users } from "#db/schema.ts";
import {
  choosePending,
  forgetPending,
  pendingHashes,
} from "#services/identity/pending-passwords.ts";
import type { Services } from "#services/services.ts";
import type { TakenCode } from "../../codes.server.ts";
import { takeOver } from "../../profiles.server.ts";
import { securityLinks } from "../../security/links.ts";
import { changeAddress } from "../../security/new-address.server.ts";

type Needs = Pick<Services, "db" | "now" | "mail">;

/**
 * Puts into force what the code of a letter proves: that its address belongs to this person.
 * @returns false when the account has changed since the letter was written
 */
export async function confirmByCode(
  { db, now, mail }: Needs,
  code: TakenCode,
  origin: string,
): Promise<boolean> {
  if (code.kind === "email_change")
    return changeAddress({ db, now, mail }, code, securityLinks(origin));
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, code);
    if (!user) return false;
    if (user.isConfirmed) return true;
    if (code.kind === "signup") await choosePassword({ db: tx, now }, code);
    else await forgetPasswords(tx, code.userId);
    await tx
      .update(users)
      .set({
        emailVerified: true,
        ...(code.appData && { rawUserMeta: merged(code.appData) }),
        updatedAt: now(),
      })
      .where(eq(users.id, code.userId));
    await takeOver({ db: tx }, code.userId);
    return true;
  });
}

/** What an app keeps about a person, joined with what is kept already; `null` removes a member. */
export function merged(data: Record<string, unknown>) {
  const removed = Object.keys(data).filter((name) => data[name] === null);
  const joined = sql`coalesce(${users.rawUserMeta}, '{}'::jsonb) || ${JSON.stringify(data)}::jsonb`;
  return sql`(${joined}) - ${sql.param(removed)}::text[]`;
}

/** The owner of the code, if the address is still theirs. The links of other sign-ups wait for this one. */
async function lockUser(tx: Database, { userId, sentTo }: TakenCode) {
  const [user] = await tx
    .select({ isVerified: users.emailVerified, isTemporary: users.isAnonymous })
    .from(users)
    .where(and(eq(users.id, userId), eq(sql`lower(${users.email})`, sentTo)))
    .for("update");
  return user ? { isConfirmed: user.isVerified && !user.isTemporary } : null;
}

/**
 * The password of the sign-up comes into force. When others have signed up with the same address and
 * another password, nobody can tell whose letter was read: then no password counts, and the owner of the
 * address sets one.
 */
async function choosePassword(services: Pick<Services, "db" | "now">, code: TakenCode) {
  const hashes = new Set(await pendingHashes(services, code.userId));
  if (hashes.size === 1 && (await choosePending(services, code.userId, [code.signUp]))) return;
  await forgetPasswords(services.db, code.userId);
}

/** Nobody keeps a password that was never confirmed. */
async function forgetPasswords(tx: Database, userId: string): Promise<void> {
  await tx
    .delete(authIdentities)
    .where(and(eq(authIdentities.userId, userId), eq(authIdentities.providerId, "credential")));
  await forgetPending(tx, userId);
}
