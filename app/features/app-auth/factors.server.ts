import { randomUUID } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { renderSVG } from "uqr";
import type { Database } from "#db/database.ts";
import {
  authAppSessions,
  authChallenges,
  authSessions,
  authTwoFactors,
  users,
} from "#db/schema.ts";
import { changeTexts } from "#features/accounts/security/change.ts";
import type { SecurityLinks } from "#features/accounts/security/links.ts";
import { tellOwner } from "#features/accounts/security/tell-owner.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { giveCodeBack, spendCode, takeGuess } from "#services/identity/guesses.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { type AppCaller, whyAppNotProved } from "./caller.server.ts";
import type { AppRefusal } from "./refusals.ts";
import type { FactorCode, NewFactor, ProofBody } from "./schema.ts";
import { type AppClient, type AppSession, renewAppSession } from "./sessions.server.ts";
import { isTotp, looksLikeTotp, toBase32, totpAddress } from "./totp.server.ts";

/** What an app shows once, so that an authenticator can be set up. */
export type EnrolledFactor = {
  id: string;
  type: "totp";
  friendly_name: string;
  totp: { qr_code: string; secret: string; uri: string };
  /** For the day when the authenticator is lost. */
  backup_codes: string[];
};

const defaultIssuer = "Dorsal";

/** Begins a second step. It counts from the first right code on, here and on the website. */
export async function enrollFactor(
  services: Pick<Services, "db" | "now" | "identity" | "limits">,
  caller: AppCaller,
  asked: NewFactor,
): Promise<{ problem: null; factor: EnrolledFactor } | AppRefusal> {
  const { userId, email } = caller.viewer;
  if (asked.factor_type !== "totp") return whyNotType(asked.factor_type);
  const unproved = await whyNotOwner(services, caller, asked);
  if (unproved) return unproved;
  if (!(await services.limits.allow("credentials", userId))) {
    return { problem: "too-many-attempts" };
  }
  const { key, backupCodes, row } = await services.identity.secondStep.make();
  const made = { ...row, friendlyName: asked.friendly_name || null };
  const id = await keepUnverified(services, userId, made);
  if (!id) return { problem: "factor-taken" };
  const uri = totpAddress(key, asked.issuer || defaultIssuer, email);
  const factor: EnrolledFactor = {
    id,
    type: "totp",
    friendly_name: asked.friendly_name,
    totp: { qr_code: renderSVG(uri, { border: 2 }), secret: toBase32(key), uri },
    backup_codes: backupCodes,
  };
  return { problem: null, factor };
}

/** Turns the second step off, here and on the website. */
export async function removeFactor(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  caller: AppCaller,
  id: string,
  { links, ...proof }: ProofBody & { links: SecurityLinks },
): Promise<{ problem: null } | AppRefusal> {
  const { viewer } = caller;
  const factor = await findFactor(services, viewer, id);
  if (!factor) return { problem: "no-factor" };
  const unproved = factor.isVerified ? await whyNotOwner(services, caller, proof) : null;
  if (unproved) return unproved;
  const isRemoved = await services.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId);
    // As it was found: one that was verified meanwhile needs a proof.
    const removed = await tx
      .delete(authTwoFactors)
      .where(and(ownFactor(viewer, id), eq(authTwoFactors.verified, factor.isVerified)))
      .returning({ id: authTwoFactors.id });
    if (removed.length > 0 && factor.isVerified) await forgetSecondStep(tx, viewer.userId);
    return removed.length > 0;
  });
  if (!isRemoved) return { problem: "no-factor" };
  if (factor.isVerified) {
    const change = { kind: "removed", what: changeTexts.secondStepOff } as const;
    await tellOwner(services, viewer, change, links);
  }
  return { problem: null };
}

/** A second step of the caller. Those of others are not found. */
async function findFactor(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  id: string,
) {
  if (!isId(id)) return null;
  const [found] = await db
    .select({
      id: authTwoFactors.id,
      isVerified: authTwoFactors.verified,
      secret: authTwoFactors.secret,
      backupCodes: authTwoFactors.backupCodes,
    })
    .from(authTwoFactors)
    .where(ownFactor(viewer, id));
  return found ?? null;
}

function whyNotType(type: string): AppRefusal {
  if (type === "phone") return { problem: "no-phone-factor" };
  return { problem: type === "webauthn" ? "no-webauthn-factor" : "bad-factor-type" };
}

/** Nobody but the owner changes the second step, not even at an unlocked device. */
function whyNotOwner(
  services: Pick<Services, "db" | "now" | "identity" | "limits">,
  caller: AppCaller,
  { current_password, nonce }: ProofBody,
): Promise<AppRefusal | null> {
  return whyAppNotProved(services, caller, { password: current_password, nonce });
}

/** A new try takes the place of one that was never finished. A person has one second step. */
async function keepUnverified(
  { db, now }: Pick<Services, "db" | "now">,
  userId: string,
  made: { secret: string; backupCodes: string; friendlyName: string | null },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [known] = await tx
      .select({ id: authTwoFactors.id })
      .from(authTwoFactors)
      .where(and(eq(authTwoFactors.userId, userId), authTwoFactors.verified));
    if (known) return null;
    await tx.delete(authTwoFactors).where(eq(authTwoFactors.userId, userId));
    const [kept] = await tx
      .insert(authTwoFactors)
      .values({ ...made, userId, verified: false, createdAt: now() })
      .returning({ id: authTwoFactors.id });
    return kept?.id ?? null;
  });
}

/** No session has taken a second step that is gone. */
async function forgetSecondStep(tx: Database, userId: string): Promise<void> {
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  const own = tx
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(eq(authSessions.userId, userId));
  await tx
    .update(authAppSessions)
    .set({
      aal: 1,
      amr: sql`coalesce(jsonb_path_query_array(${authAppSessions.amr}, '$[*] ? (@.method != "totp")'), '[]')`,
    })
    .where(sql`${authAppSessions.sessionId} in ${own}`);
}

/** Changes of the second step of one person wait for each other. */
async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

function ownFactor({ userId }: Pick<Viewer, "userId">, id: string) {
  return and(eq(authTwoFactors.userId, userId), eq(authTwoFactors.id, id));
}

/** What an app sends a code for; `expires_at` is in seconds since 1970. */
type FactorChallenge = { id: string; type: "totp"; expires_at: number };

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
