import { randomBytes } from "node:crypto";
import { and, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import { apiKeys, userProfiles, users } from "#db/schema.ts";
import type { SecurityLinks } from "#features/accounts/security/links.ts";
import { whyNotProved } from "#features/accounts/security/proof.server.ts";
import { tellOwner } from "#features/accounts/security/tell-owner.server.ts";
import { sessionColumns } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import { type KeyCaller, type KeyProblem, keyPrefix, mostKeys, type OwnKey } from "./api-key.ts";
import type { NewKeyForm } from "./schema.ts";

/** How exactly the last use of a key is kept: one write a minute is enough. */
const noteEveryMs = 60_000;

const bearer = /^Bearer +(\S+)$/i;

const endingLetters = 4;

/** The keys of the viewer, newest first. */
export async function keysOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<OwnKey[]> {
  return db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      ending: apiKeys.ending,
      scopes: apiKeys.scopes,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id)
    .limit(mostKeys);
}

/**
 * Makes a key, once the viewer has proved who they are, and tells its owner by mail.
 * @returns the key itself, which is shown this once: only its hash is stored
 */
export async function makeKey(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  viewer: Pick<Viewer, "userId" | "sessionId" | "email">,
  { name, scope: scopes, password }: NewKeyForm,
  links: SecurityLinks,
): Promise<{ problem: null; key: string } | { problem: KeyProblem; field: string | null }> {
  const { db, now, limits } = services;
  const problem = await whyNotProved(services, viewer, password);
  if (problem) return { problem, field: "password" };
  if (!(await limits.allow("newKey", viewer.userId))) {
    return { problem: "too-many-attempts", field: null };
  }
  const key = keyPrefix + randomBytes(24).toString("base64url");
  const madeId = await db.transaction(async (tx) => {
    // Two forms at once must not pass the limit together.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, viewer.userId))
      .for("no key update");
    const [kept] = await tx
      .select({ keys: count() })
      .from(apiKeys)
      .where(eq(apiKeys.userId, viewer.userId));
    if ((kept?.keys ?? 0) >= mostKeys) return null;
    const [made] = await tx
      .insert(apiKeys)
      .values({
        userId: viewer.userId,
        name,
        scopes,
        secretHash: hashOfSecret(key),
        ending: key.slice(-endingLetters),
        createdAt: now(),
      })
      .returning({ id: apiKeys.id });
    await recordChange({ db: tx, now }, viewer, {
      action: "created",
      subjectType: "key",
      subjectId: made?.id,
      subjectName: viewer.email,
      after: { scopes },
    });
    return made?.id ?? null;
  });
  if (!madeId) return { problem: "too-many-keys", field: null };
  const change = { kind: "key", subjectId: madeId, what: keyMade } as const;
  await tellOwner(services, viewer, change, links);
  return { problem: null, key };
}

type Revoking = Pick<Services, "db" | "now" | "mail" | "log">;

/**
 * Revokes a key of the viewer: programs that use it are refused from this moment.
 * @returns false when the viewer has no such key
 */
export async function revokeKey(
  services: Revoking,
  viewer: Pick<Viewer, "userId" | "email">,
  id: string,
  links: SecurityLinks,
): Promise<boolean> {
  return (await revoke(services, viewer, eq(apiKeys.id, id), links)) > 0;
}

/** Revokes those of the viewer's keys that are chosen. @returns how many there were */
export function revokeKeys(
  services: Revoking,
  viewer: Pick<Viewer, "userId" | "email">,
  ids: readonly string[],
  links: SecurityLinks,
): Promise<number> {
  return revoke(services, viewer, inArray(apiKeys.id, [...ids]), links);
}

/** Revokes all keys of the viewer. @returns how many there were */
export function revokeAllKeys(
  services: Revoking,
  viewer: Pick<Viewer, "userId" | "email">,
  links: SecurityLinks,
): Promise<number> {
  return revoke(services, viewer, undefined, links);
}

async function revoke(
  services: Revoking,
  viewer: Pick<Viewer, "userId" | "email">,
  which: SQL | undefined,
  links: SecurityLinks,
): Promise<number> {
  const { db, now } = services;
  const count = await db.transaction(async (tx) => {
    const revoked = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.userId, viewer.userId), which))
      .returning({ id: apiKeys.id, scopes: apiKeys.scopes });
    for (const { id, scopes } of revoked) {
      await recordChange({ db: tx, now }, viewer, {
        action: "deleted",
        subjectType: "key",
        subjectId: id,
        subjectName: viewer.email,
        before: { scopes },
      });
    }
    return revoked.length;
  });
  const what =
    count === 1
      ? { en: "A key for programs was revoked", es: "Se revocó una clave para programas" }
      : {
          en: `${count} keys for programs were revoked`,
          es: `Se revocaron ${count} claves para programas`,
        };
  if (count > 0) await tellOwner(services, viewer, { kind: "removed", what }, links);
  return count;
}

const keyMade = { en: "A key for programs was made", es: "Se creó una clave para programas" };

/** Whether a request names its caller by a key, good or not. */
export function namesKey(request: Request): boolean {
  return keyIn(request) !== null;
}

/**
 * The program that asks by `Authorization: Bearer dorsal_key_…`, which acts as the owner of the key, but
 * never as an administrator.
 * @returns `null` without a key, for one that was revoked, and when its owner was deactivated
 */
export async function keyCaller(
  { db, now }: Pick<Services, "db" | "now">,
  request: Request,
): Promise<KeyCaller | null> {
  const key = keyIn(request);
  if (key === null) return null;
  const { userId, email, firstName, lastName, image } = sessionColumns;
  const [row] = await db
    .select({
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
      viewer: { userId, email, firstName, lastName, image },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.secretHash, hashOfSecret(key)),
        eq(userProfiles.isActive, true),
        eq(users.isAnonymous, false),
      ),
    );
  if (!row) return null;
  const { keyId, scopes, lastUsedAt, viewer } = row;
  if (lastUsedAt === null || now().getTime() - lastUsedAt.getTime() >= noteEveryMs) {
    await db.update(apiKeys).set({ lastUsedAt: now() }).where(eq(apiKeys.id, keyId));
  }
  return { viewer: { ...viewer, isAdmin: false, sessionId: keyId }, scopes, keyId };
}

function keyIn(request: Request): string | null {
  const token = bearer.exec(request.headers.get("authorization") ?? "")?.[1];
  return token?.startsWith(keyPrefix) ? token : null;
}
