import { and, eq, sql } from "drizzle-orm";
import { renderSVG } from "uqr";
import type { Database } from "#db/database.ts";
import { authAppSessions, authSessions, authTwoFactors, users } from "#db/schema.ts";
import { changeTexts } from "#features/accounts/security/change.ts";
import type { SecurityLinks } from "#features/accounts/security/links.ts";
import { tellOwner } from "#features/accounts/security/tell-owner.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { type AppCaller, whyAppNotProved } from "./caller.server.ts";
import type { AppRefusal } from "./refusals.ts";
import type { NewFactor, ProofBody } from "./schema.ts";
import { toBase32, totpAddress } from "./totp.server.ts";

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
export async function findFactor(
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
export async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

function ownFactor({ userId }: Pick<Viewer, "userId">, id: string) {
  return and(eq(authTwoFactors.userId, userId), eq(authTwoFactors.id, id));
}
