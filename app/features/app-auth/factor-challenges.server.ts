import { randomUUID } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { authAppSessions, authChallenges, authTwoFactors, users } from "#db/schema.ts";
import { changeTexts } from "#features/accounts/security/change.ts";
import type { SecurityLinks } from "#features/accounts/security/links.ts";
import { tellOwner } from "#features/accounts/security/tell-owner.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { takeGuess } from "#services/identity/guesses.ts";
import { giveCodeBack, spendCode } from "#services/identity/spent-codes.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { AppCaller } from "./caller.server.ts";
import { findFactor, lockUser } from "./factors.server.ts";
import type { AppRefusal } from "./refusals.ts";
import type { FactorCode } from "./schema.ts";
import { type AppClient, type AppSession, renewAppSession } from "./sessions.server.ts";
import { isTotp, looksLikeTotp } from "./totp.server.ts";

/** What an app sends a code for; `expires_at` is in seconds since 1970. */
export type FactorChallenge = { id: string; type: "totp"; expires_at: number };

type Factor = NonNullable<Awaited<ReturnType<typeof findFactor>>>;

const challengeMinutes = 5;
/** As many as the website takes after one password. */
const mostTries = 5;

/** Begins a try at the second step. It takes the place of an older one of the session. */
export async function challengeFactor(
  services: Pick<Services, "db" | "now">,
  { viewer }: AppCaller,
  factorId: string,
): Promise<{ problem: null; challenge: FactorChallenge } | { problem: "no-factor" }> {
  const factor = await findFactor(services, viewer, factorId);
  if (!factor) return { problem: "no-factor" };
  const id = randomUUID();
  const expiresAt = new Date(services.now().getTime() + challengeMinutes * 60_000);
  const row = { id, factorId: factor.id, attempts: 0, expiresAt };
  await services.db
    .insert(authChallenges)
    .values({ sessionId: viewer.sessionId, ...row })
    .onConflictDoUpdate({ target: authChallenges.sessionId, set: row });
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  return { problem: null, challenge: { id, type: "totp", expires_at: seconds } };
}

/**
 * Takes the second step of a session with a code of the authenticator, or with a backup code. Wrong codes
 * count together with those of the website, and a code that has been used on either side is worth nothing
 * on the other. The first right code turns a new second step on.
 */
export async function verifyFactor(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  caller: AppCaller,
  factorId: string,
  { challenge_id, code, client, links }: FactorCode & { client: AppClient; links: SecurityLinks },
): Promise<{ problem: null; session: AppSession } | AppRefusal> {
  const { viewer } = caller;
  const factor = await findFactor(services, viewer, factorId);
  if (!factor) return { problem: "no-factor" };
  if (!(await countTry(services, viewer, factor, challenge_id))) return { problem: "no-challenge" };
  const guess = await takeGuess(services.limits, "code", {
    account: viewer.userId,
    network: client.clientAddress,
    device: null,
  });
  if (!guess) return { problem: "too-many-attempts" };
  const isRight = looksLikeTotp(code)
    ? await takeTotp(services, viewer, factor, code)
    : await takeBackupCode(services, factor, code);
  if (!isRight) return { problem: "wrong-factor-code" };
  await guess.giveBack();
  if (!(await raise(services, caller, factor))) return { problem: "no-factor" };
  if (!factor.isVerified) {
    const change = { kind: "second-step-on", what: changeTexts.secondStepOn } as const;
    await tellOwner(services, viewer, change, links);
  }
  return renewAppSession(services, viewer.sessionId, client);
}

/** Counts before the code is compared, so that no two tries at once share one. */
async function countTry(
  { db, now }: Pick<Services, "db" | "now">,
  { sessionId }: Pick<Viewer, "sessionId">,
  factor: Factor,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  const counted = await db
    .update(authChallenges)
    .set({ attempts: sql`${authChallenges.attempts} + 1` })
    .where(
      and(
        eq(authChallenges.id, id),
        eq(authChallenges.sessionId, sessionId),
        eq(authChallenges.factorId, factor.id),
        lt(authChallenges.attempts, mostTries),
        gt(authChallenges.expiresAt, now()),
      ),
    )
    .returning({ id: authChallenges.id });
  return counted.length > 0;
}

async function takeTotp(
  services: Pick<Services, "db" | "now" | "identity">,
  { userId }: Pick<Viewer, "userId">,
  factor: Factor,
  code: string,
): Promise<boolean> {
  const key = await services.identity.secondStep.decryptKey(factor.secret);
  if (key === null || !(await spendCode(services, { userId, code }))) return false;
  if (isTotp(key, code, services.now())) return true;
  await giveCodeBack(services, { userId, code });
  return false;
}

/** Of two tries with the same code at once, one finds the row as it was. */
async function takeBackupCode(
  { db, identity }: Pick<Services, "db" | "identity">,
  factor: Factor,
  code: string,
): Promise<boolean> {
  if (!factor.isVerified) return false;
  const left = await identity.secondStep.withoutCode(factor.backupCodes, code);
  if (left === null) return false;
  const asBefore = and(
    eq(authTwoFactors.id, factor.id),
    eq(authTwoFactors.backupCodes, factor.backupCodes),
  );
  const taken = await db
    .update(authTwoFactors)
    .set({ backupCodes: left })
    .where(asBefore)
    .returning({ id: authTwoFactors.id });
  return taken.length > 0;
}

/** @returns false when the second step was removed meanwhile */
async function raise(
  { db, now }: Pick<Services, "db" | "now">,
  { viewer, methods }: AppCaller,
  factor: Factor,
): Promise<boolean> {
  const time = now();
  const step = { method: "totp", timestamp: Math.floor(time.getTime() / 1000) };
  const amr = [step, ...methods.filter(({ method }) => method !== step.method)];
  return db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId);
    const kept = await tx
      .update(authTwoFactors)
      .set({ verified: true })
      .where(eq(authTwoFactors.id, factor.id))
      .returning({ id: authTwoFactors.id });
    if (kept.length === 0) return false;
    await tx.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, viewer.userId));
    await tx
      .update(authAppSessions)
      // The refresh token of before must not lead to the raised session: counted once here and once with
      // the new tokens, it is two behind.
      .set({ aal: 2, amr, provedAt: time, counter: sql`${authAppSessions.counter} + 1` })
      .where(eq(authAppSessions.sessionId, viewer.sessionId));
    await tx.delete(authChallenges).where(eq(authChallenges.sessionId, viewer.sessionId));
    return true;
  });
}
