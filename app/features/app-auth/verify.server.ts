import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authIdentities, users } from "#db/schema.ts";
import {
  type CodeKind,
  type TakenCode,
  takeDigits,
  takeLink,
} from "#features/accounts/codes.server.ts";
import { takeOver } from "#features/accounts/profiles.server.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { changeAddress } from "#features/accounts/security/new-address.server.ts";
import { takeGuess } from "#services/identity/guesses.ts";
import type { Client } from "#services/identity/identity.ts";
import {
  choosePending,
  forgetPending,
  pendingHashes,
} from "#services/identity/pending-passwords.ts";
import type { Services } from "#services/services.ts";
import { wayBack } from "./flows.server.ts";
import type { AppRefusal } from "./refusals.ts";
import type { VerifyBody } from "./schema.ts";
import { type AppClient, type AppSession, openAppSession } from "./sessions.server.ts";

type Needs = Pick<Services, "db" | "now" | "identity" | "mail" | "limits">;

type CodeProblem = "too-many-attempts" | "wrong-code";

/** The kinds of codes that each type of the public client means. */
const kindsOf: ReadonlyMap<string, readonly CodeKind[]> = new Map([
  ["signup", ["signup"]],
  ["magiclink", ["magiclink"]],
  ["email", ["signup", "magiclink"]],
  ["recovery", ["recovery"]],
  ["email_change", ["email_change"]],
]);

/** Signs an app in by the code of a letter, typed or from its link. */
export async function verifyCode(
  services: Needs,
  { type, email, phone, token, token_hash }: VerifyBody,
  client: AppClient & { origin: string },
): Promise<{ problem: null; session: AppSession } | AppRefusal> {
  if (phone && !email) return { problem: "no-phone" };
  const kinds = kindsOf.get(type);
  if (!kinds) return { problem: "bad-type" };
  const code = token_hash
    ? await spendLink(services, client, kinds, token_hash)
    : await spendDigits(services, client, kinds, { sentTo: email, digits: token });
  if ("problem" in code) return code;
  return openAppSession(services, code.userId, methodOf(code), client);
}

/**
 * What the button of a letter's page does: it confirms the address, and leads back to the app.
 * @returns the address of the app, with a code if the app has asked for one; `null` without an app
 */
export async function followLink(
  services: Needs,
  link: string,
  client: Client & { origin: string },
): Promise<{ problem: null; kind: string; back: string | null } | { problem: CodeProblem }> {
  const code = await spendLink(services, client, null, link);
  if ("problem" in code) return code;
  const who = { userId: code.userId, method: methodOf(code) };
  return { problem: null, kind: code.kind, back: await wayBack(services, code.flowId, who) };
}

function methodOf({ kind }: TakenCode): string {
  return kind === "recovery" ? "recovery" : "otp";
}

async function spendLink(
  services: Needs,
  { clientAddress, origin }: Client & { origin: string },
  kinds: readonly CodeKind[] | null,
  link: string,
): Promise<TakenCode | { problem: CodeProblem }> {
  if (!(await services.limits.allow("confirmLink", clientAddress))) {
    return { problem: "too-many-attempts" };
  }
  const take = (within: Needs) => takeLink(within, kinds, link);
  return (await confirmed(services, origin, take)) ?? { problem: "wrong-code" };
}

async function spendDigits(
  services: Needs,
  { clientAddress, origin }: Client & { origin: string },
  kinds: readonly CodeKind[],
  about: { sentTo: string; digits: string },
): Promise<TakenCode | { problem: CodeProblem }> {
  const guesser = { account: about.sentTo, network: clientAddress, device: null };
  const guess = await takeGuess(services.limits, "code", guesser);
  if (!guess) return { problem: "too-many-attempts" };
  const code = await confirmed(services, origin, (within) => takeDigits(within, kinds, about));
  if (code) await guess.giveBack();
  return code ?? { problem: "wrong-code" };
}

/**
 * Takes a code and puts into force what it proves, in one transaction: a new password that is set at the
 * same time either ends the code or comes after the change.
 */
function confirmed(
  services: Needs,
  origin: string,
  take: (within: Needs) => Promise<TakenCode | null>,
): Promise<TakenCode | null> {
  return services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    const code = await take(within);
    return code && (await confirmByCode(within, code, origin)) ? code : null;
  });
}

/**
 * Puts into force what the code of a letter proves: that its address belongs to this person.
 * @returns false when the account has changed since the letter was written
 */
async function confirmByCode(
  { db, now, mail }: Pick<Services, "db" | "now" | "mail">,
  code: TakenCode,
  origin: string,
): Promise<boolean> {
  if (code.kind === "email_change") {
    return changeAddress({ db, now, mail }, code, securityLinks(origin));
  }
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
