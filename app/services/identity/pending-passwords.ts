import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authIdentities, authVerifications } from "#db/schema.ts";

/** As long as the link of its mail is good. */
export const PENDING_SECONDS = 24 * 3600;

type Needs = { db: Database; now: () => Date };

/**
 * Keeps the password of a sign-up until a link confirms the address. Each sign-up has its own: a
 * sign-up with another person's address does not change the link that its owner already has.
 * @param id - of the sign-up; its link names it
 */
export async function keepPending(
  { db, now }: Needs,
  { id, userId, hash }: { id: string; userId: string; hash: string },
): Promise<void> {
  await db.insert(authVerifications).values({
    identifier: identifierOf(id),
    value: `${userId}|${hash}`,
    expiresAt: new Date(now().getTime() + PENDING_SECONDS * 1000),
  });
}

/**
 * Puts the password of one of these sign-ups into force, the first that is still there; the others
 * of the account are worth nothing any more.
 * @returns false when none of them exists any longer
 */
export async function choosePending(
  { db, now }: Needs,
  userId: string,
  ids: (string | null)[],
): Promise<boolean> {
  for (const id of ids) {
    const hash = id && (await hashOf({ db, now }, userId, id));
    if (!hash) continue;
    await db
      .insert(authIdentities)
      .values({ userId, providerId: "credential", accountId: userId, password: hash })
      .onConflictDoUpdate({
        target: [authIdentities.providerId, authIdentities.accountId],
        set: { password: hash, updatedAt: now() },
      });
    await forgetPending(db, userId);
    return true;
  }
  return false;
}

/** The hashes of all passwords that wait for a confirmation of this account. */
export async function pendingHashes({ db, now }: Needs, userId: string): Promise<string[]> {
  const found = await db
    .select({ value: authVerifications.value })
    .from(authVerifications)
    .where(
      and(
        sql`starts_with(${authVerifications.value}, ${`${userId}|`})`,
        gt(authVerifications.expiresAt, now()),
      ),
    );
  return found.map(({ value }) => value.slice(userId.length + 1));
}

export async function forgetPending(db: Database, userId: string): Promise<void> {
  await db
    .delete(authVerifications)
    .where(sql`starts_with(${authVerifications.value}, ${`${userId}|`})`);
}

async function hashOf({ db, now }: Needs, userId: string, id: string): Promise<string | null> {
  const [found] = await db
    .select({ value: authVerifications.value })
    .from(authVerifications)
    .where(
      and(
        eq(authVerifications.identifier, identifierOf(id)),
        gt(authVerifications.expiresAt, now()),
      ),
    );
  const [owner, hash] = found?.value.split("|") ?? [];
  return owner === userId && hash ? hash : null;
}

function identifierOf(id: string): string {
  return `sign-up:${id}`;
}
