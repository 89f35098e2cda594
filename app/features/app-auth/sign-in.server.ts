import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { href } from "react-router";
import { authFlows, authIdentities, users } from "#db/schema.ts";
import type { AccountRefusal } from "#features/accounts/sign-in/refusal.server.ts";
import { sendToOwner, signUpWith } from "#features/accounts/sign-up/sign-up.server.ts";
import { takeGuess } from "#services/identity/guesses.ts";
import { type Asker, LONGEST_PASSWORD, type Passwords } from "#services/identity/identity.ts";
import { keepPending } from "#services/identity/pending-passwords.ts";
import type { Services } from "#services/services.ts";
import { isEmailAddress } from "#values/web/addresses/email-address.ts";
import { type AppCaller, type CallerProblem, noProof, whyAppNotProved } from "./caller.server.ts";
import { challengeProblem, flowCodeHash } from "./flows.server.ts";
import { googleOf, linkGoogle } from "./google-visits.server.ts";
import { type AskedLetter, sendCode } from "./letters.server.ts";
import { type AppRefusal, whyWeak } from "./refusals.ts";
import type { CodeGrant, IdTokenGrant, PasswordGrant, SignUpBody } from "./schema.ts";
import {
  type AppClient,
  type AppSession,
  openAppSession,
  renewAppSession,
} from "./sessions.server.ts";
import type { AppUser } from "./users.server.ts";

type PasswordProblem =
  | "no-phone"
  | "no-credentials"
  | "too-many-attempts"
  | "wrong-credentials"
  | "account-inactive"
  | "email-not-verified"
  | "session-over";

/** Signs an app in by address and password, with the limits of the website. */
export async function signInByPassword(
  services: Pick<Services, "db" | "now" | "identity" | "limits">,
  { email, phone, password }: PasswordGrant,
  client: AppClient,
): Promise<{ problem: null; session: AppSession } | { problem: PasswordProblem }> {
  const { identity, limits } = services;
  if (phone && !email) return { problem: "no-phone" };
  if (!email || !password) return { problem: "no-credentials" };
  if (!(await limits.allow("signIn", client.clientAddress))) {
    return { problem: "too-many-attempts" };
  }
  const guesser = { account: email, network: client.clientAddress, device: null };
  const guess = await takeGuess(limits, "password", guesser);
  if (!guess) return { problem: "too-many-attempts" };
  const nobody = await hashOfNobody(identity);
  const account = await findPassword(services, email);
  // A hash is compared for an unknown address too, so that the time does not tell.
  const isRight = await identity.matches(
    password.slice(0, LONGEST_PASSWORD + 1),
    account?.hash ?? nobody,
  );
  if (!account || !isRight) return { problem: "wrong-credentials" };
  await guess.giveBack();
  return openAppSession(services, account.userId, "password", client);
}

async function findPassword({ db }: Pick<Services, "db">, email: string) {
  const [found] = await db
    .select({ userId: users.id, hash: authIdentities.password })
    .from(users)
    .innerJoin(authIdentities, eq(authIdentities.userId, users.id))
    .where(
      and(
        eq(sql`lower(${users.email})`, email),
        eq(authIdentities.providerId, "credential"),
        isNotNull(authIdentities.password),
      ),
    );
  return found ?? null;
}

const hashes = new WeakMap<Passwords, Promise<string>>();

/** The hash of a password that nobody knows. */
function hashOfNobody(identity: Passwords): Promise<string> {
  const known = hashes.get(identity) ?? identity.hash(randomBytes(24).toString("base64url"));
  hashes.set(identity, known);
  return known;
}

type Entered = { problem: null; session: AppSession } | AppRefusal;

/**
 * Signs an app in by the code that the browser has brought it, from a visit to Google or from the link of
 * a letter (RFC 7636). A code works once, also with a wrong verifier.
 */
export async function exchangeCode(
  services: Pick<Services, "db" | "now" | "identity">,
  { auth_code, code_verifier }: CodeGrant,
  client: AppClient,
): Promise<Entered> {
  const { db, now, identity } = services;
  const [flow] = await db
    .delete(authFlows)
    .where(eq(authFlows.codeHash, flowCodeHash(identity.box, auth_code)))
    .returning({
      userId: authFlows.userId,
      challenge: authFlows.challenge,
      method: authFlows.method,
      expiresAt: authFlows.expiresAt,
    });
  if (!flow?.userId || !flow.challenge || !flow.method) return { problem: "unknown-code" };
  if (flow.expiresAt <= now()) return { problem: "late-code" };
  if (!isVerifierOf(flow.challenge, code_verifier)) return { problem: "wrong-verifier" };
  return openAppSession(services, flow.userId, flow.method, client);
}

/**
 * Signs an app in by a token that Google has signed for it on a phone, or adds Google to the account of
 * the app that asks.
 */
export async function enterByIdToken(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  { provider, id_token, nonce, link_identity }: IdTokenGrant,
  client: AppClient & { origin: string },
  callerOf: () => Promise<AppCaller | { problem: CallerProblem | "second-step-needed" }>,
): Promise<Entered> {
  const google = googleOf(services, provider);
  if ("problem" in google) return google;
  if (!(await services.limits.allow("otherSignIn", client.clientAddress))) {
    return { problem: "too-many-attempts" };
  }
  const caller = link_identity ? await callerOf() : null;
  if (caller && "problem" in caller) return caller;
  const unproved = caller && (await whyAppNotProved(services, caller, noProof));
  if (unproved) return unproved;
  const read = await google.readIdToken(id_token, nonce);
  if (read.problem !== null) {
    return { problem: read.problem === "wrong-nonce" ? "other-nonce" : read.problem };
  }
  if (caller) {
    const { userId, sessionId } = caller.viewer;
    const linked = await linkGoogle(services, userId, read.person, client.origin);
    return linked.problem === null ? renewAppSession(services, sessionId, client) : linked;
  }
  const known = await google.accountOf(read.person);
  if (known.problem !== null) return known;
  return openAppSession(services, known.userId, "oauth", client);
}

function isVerifierOf(challenge: string, verifier: string): boolean {
  const asked = Buffer.from(challenge, "base64url");
  const given = createHash("sha256").update(verifier).digest();
  return asked.length === given.length && timingSafeEqual(asked, given);
}

type Needs = Pick<Services, "db" | "now" | "log" | "identity" | "mail" | "limits">;

/** What an app hears of a sign-up: the same for every address. */
type PendingUser = AppUser & { confirmation_sent_at: string };

/** Makes an account that waits for its confirmation, as the website does, and sends a code. */
export async function signUpByApp(
  services: Needs,
  asker: Asker,
  { email, phone, password, data }: SignUpBody,
  asked: AskedLetter,
): Promise<{ problem: null; user: PendingUser } | AppRefusal> {
  if (phone && !email) return { problem: "no-phone" };
  if (!email && !password) return { problem: "no-anonymous" };
  if (!email || !password) return { problem: "no-credentials" };
  if (!isEmailAddress(email)) return { problem: "bad-address" };
  if (data === null) return { problem: "bad-data" };
  const weak = whyWeak(password);
  if (weak) return weak;
  const problem = challengeProblem(asked);
  if (problem) return { problem };
  const refusal = await signUpWith(services, asker, { email, password }, async (pending) => {
    if (pending) {
      const signUp = randomUUID();
      await keepPending(services, { ...pending, id: signUp });
      const { userId } = pending;
      await sendCode(
        services,
        { userId, kind: "signup", sentTo: email, signUp, appData: data },
        asked,
      );
      return;
    }
    const links = {
      login: asked.origin + href("/login"),
      forgotten: asked.origin + href("/forgot-password"),
    };
    await sendToOwner(services, email, links);
  });
  if (refusal) return appRefusalOf(refusal);
  return { problem: null, user: standIn(services, { email, data }) };
}

/**
 * A refusal of the website's sign-up for an app.
 * @throws {Error} for a failure of ours
 */
function appRefusalOf(refusal: AccountRefusal): AppRefusal {
  switch (refusal.problem) {
    case "mail-unavailable":
    case "reserved-address":
    case "too-many-letters":
    case "too-many-attempts":
      return { problem: refusal.problem };
    default:
      throw new Error(`A command of the website failed: ${refusal.problem}.`);
  }
}

/**
 * Made of the address alone, with an id that is not the account's: the answer is the same for an address
 * that has an account.
 */
function standIn(
  { identity, now }: Pick<Services, "identity" | "now">,
  { email, data }: { email: string; data: Record<string, unknown> },
): PendingUser {
  const at = now().toISOString();
  const id = standInId(identity, email);
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    confirmation_sent_at: at,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data,
    identities: [
      {
        id,
        identity_id: id,
        user_id: id,
        provider: "email",
        identity_data: { sub: id, email },
        created_at: at,
        updated_at: at,
        last_sign_in_at: at,
      },
    ],
    factors: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

function standInId({ box }: Services["identity"], email: string): string {
  const hex = box.hmac("stand-in of an account", email).toString("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}
