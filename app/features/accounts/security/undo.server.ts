import { and, eq, gt, gte, inArray, not, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  apiKeys,
  authChanges,
  authIdentities,
  authPasskeys,
  authTwoFactors,
  userProfiles,
  users,
} from "#db/schema.ts";
import { type Asker, endSessions } from "#services/identity/identity.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import type { ChangeKind } from "./change.ts";
import { letterOfRestoredAddress } from "./emails.tsx";
import type { SecurityLinks } from "./links.ts";

type Change = typeof authChanges.$inferSelect;

/** What the link of a letter would undo, without doing it; `null` for a used or expired link. */
export async function findChange(
  services: Pick<Services, "db" | "now">,
  token: string,
): Promise<{ userId: string; kind: string; madeAt: Date; addressBefore: string | null } | null> {
  const [change] = await services.db.select().from(authChanges).where(isOpen(services, token));
  return change ?? null;
}

/**
 * Undoes a change that its owner has not made, and all later ones: removes what they added, sets the old
 * address back, signs the account out everywhere, ends all pending changes, and makes the password
 * invalid. The owner gets a link for a new password at the address that the account has then.
 */
export async function undoChange(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  asker: Asker,
  token: string,
  links: SecurityLinks,
): Promise<{ problem: null; email: string } | { problem: UndoProblem }> {
  if (!(await services.limits.allow("confirmLink", asker.clientAddress))) {
    return { problem: "too-many-attempts" };
  }
  const done = await services.db.transaction((tx) => undo({ ...services, db: tx }, token, links));
  if (done.problem !== null) return done;
  await services.identity
    .ask(asker, "/request-password-reset", { email: done.email })
    .catch((error: unknown) => services.log.error({ error }, "no link for a new password"));
  return done;
}

export type UndoProblem = "link-refused" | "address-taken" | "too-many-attempts";

async function undo(
  services: Pick<Services, "db" | "now" | "mail">,
  token: string,
  links: SecurityLinks,
): Promise<{ problem: null; email: string } | { problem: UndoProblem }> {
  const { db } = services;
  const found = await findChange(services, token);
  const user = found && (await lockUser(db, found.userId));
  // Asked again: a press at the same time may have undone it before the lock.
  const change = user && (await findChange(services, token));
  if (!user || !change) return { problem: "link-refused" };
  const { userId } = change;
  const before = await addressToRestore(db, change);
  if (before !== null && !(await isFree(db, before, userId))) return { problem: "address-taken" };
  const undone = await db
    .delete(authChanges)
    .where(and(eq(authChanges.userId, userId), gte(authChanges.madeAt, change.madeAt)))
    .returning();
  await removeAdded(db, change, undone);
  // Trigger: ends pending changes; see app/db/functions/accounts.sql
  await db
    .delete(authIdentities)
    .where(and(eq(authIdentities.userId, userId), eq(authIdentities.providerId, "credential")));
  await endSessions(db, userId, { except: null });
  if (before === null || before === user.email) return { problem: null, email: user.email };
  // Trigger: a new address ends pending changes; see app/db/functions/accounts.sql
  await db.update(users).set({ email: before }).where(eq(users.id, userId));
  await db.update(userProfiles).set({ email: before }).where(eq(userProfiles.userId, userId));
  const letter = letterOfRestoredAddress(links);
  await services.mail.send({ address: user.email, lang: user.lang }, letter, { within: db });
  return { problem: null, email: before };
}

function isOpen({ now }: Pick<Services, "now">, token: string) {
  return and(eq(authChanges.linkHash, hashOfSecret(token)), gt(authChanges.expiresAt, now()));
}

async function lockUser(db: Database, userId: string) {
  const [user] = await db
    .select({ email: users.email, lang: users.lang })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return user ?? null;
}

/** The address before the first of the changes that are undone; `null` when none changed it. */
async function addressToRestore(
  db: Database,
  { userId, madeAt }: Pick<Change, "userId" | "madeAt">,
) {
  const since = and(eq(authChanges.userId, userId), gte(authChanges.madeAt, madeAt));
  const [first] = await db
    .select({ address: authChanges.addressBefore })
    .from(authChanges)
    .where(and(since, eq(authChanges.kind, "address" satisfies ChangeKind)))
    .orderBy(authChanges.madeAt)
    .limit(1);
  return first?.address ?? null;
}

/** A sign-up that nobody has confirmed does not hold an address back. */
async function isFree(db: Database, address: string, userId: string): Promise<boolean> {
  const others = and(sql`lower(${users.email}) = lower(${address})`, not(eq(users.id, userId)));
  const isUnconfirmed = and(eq(users.emailVerified, false), eq(users.isAnonymous, false));
  await db.delete(users).where(and(others, isUnconfirmed));
  return (await db.$count(users, others)) === 0;
}

/**
 * Removes what these changes added, and everything that was added since the first of them: Google adds
 * itself to an account with its address, without a letter.
 */
async function removeAdded(
  db: Database,
  { userId, madeAt }: Pick<Change, "userId" | "madeAt">,
  undone: Change[],
): Promise<void> {
  const added = (kind: ChangeKind) =>
    undone.flatMap((change) => (change.kind === kind && change.subjectId) || []);
  const has = (kind: ChangeKind) => undone.some((change) => change.kind === kind);
  const passkeys = or(
    inArray(authPasskeys.id, added("passkey")),
    gte(authPasskeys.createdAt, madeAt),
  );
  await db.delete(authPasskeys).where(and(eq(authPasskeys.userId, userId), passkeys));
  const identities = or(
    inArray(authIdentities.id, added("google")),
    gte(authIdentities.createdAt, madeAt),
  );
  await db.delete(authIdentities).where(and(eq(authIdentities.userId, userId), identities));
  const keys = or(inArray(apiKeys.id, added("key")), gte(apiKeys.createdAt, madeAt));
  await db.delete(apiKeys).where(and(eq(apiKeys.userId, userId), keys));
  const secondSteps = has("second-step-on") ? undefined : gte(authTwoFactors.createdAt, madeAt);
  const removed = await db
    .delete(authTwoFactors)
    .where(and(eq(authTwoFactors.userId, userId), secondSteps))
    .returning({ id: authTwoFactors.id });
  if (removed.length > 0) {
    await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  }
  if (has("deletion")) {
    await db.update(users).set({ deleteAfter: null }).where(eq(users.id, userId));
  }
}
