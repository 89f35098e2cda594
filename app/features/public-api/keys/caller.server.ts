import { and, eq } from "drizzle-orm";
import { apiKeys, userProfiles, users } from "#db/schema.ts";
import { sessionColumns } from "#features/accounts/viewer.server.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import { type KeyCaller, keyPrefix } from "./api-key.ts";

/** How exactly the last use of a key is kept: one write a minute is enough. */
const noteEveryMs = 60_000;

const bearer = /^Bearer +(\S+)$/i;

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
