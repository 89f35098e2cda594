import { and, eq, gt } from "drizzle-orm";
import { type AuthMethod, authAppSessions, authSessions, userProfiles, users } from "#db/schema.ts";
import { makeCode, takeDigits } from "#features/accounts/codes.server.ts";
import { mayAskForLetter } from "#features/accounts/letters.server.ts";
import { whyNotProved } from "#features/accounts/security/proof.server.ts";
import { sessionColumns } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { letterLanguage } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { letterToProve } from "./emails.tsx";
import type { AppRefusal } from "./refusals.ts";
import { readAccessToken } from "./tokens.server.ts";

/** The person whose app asks. */
export type AppCaller = {
  viewer: Viewer;
  /** How many steps of signing in the session has taken. */
  level: 1 | 2;
  /** The account has a second step, which this session has not taken. */
  needsSecondStep: boolean;
  /** How this session was proved, newest first. */
  methods: AuthMethod[];
  /** When a password or a code was last entered. */
  provedAt: Date;
};

export type CallerProblem = "no-token" | "bad-token" | "session-over";

type Needs = Pick<Services, "db" | "now" | "identity">;

const bearer = /^Bearer +([\w.-]+)$/i;

/**
 * The person whose app asks, for all that a person does. An account with a second step must have taken
 * it. What ended the session, or deactivated its owner, counts at once: the database is asked.
 */
export async function appCaller(
  services: Needs,
  request: Request,
): Promise<AppCaller | { problem: CallerProblem | "second-step-needed" }> {
  const caller = await appCallerAtAnyLevel(services, request);
  if ("viewer" in caller && caller.needsSecondStep) return { problem: "second-step-needed" };
  return caller;
}

/** The same before the second step: for the addresses that lead to it, and for signing out. */
export async function appCallerAtAnyLevel(
  services: Needs,
  request: Request,
): Promise<AppCaller | { problem: CallerProblem }> {
  const token = bearer.exec(request.headers.get("authorization") ?? "")?.[1];
  // Clients send the public key when nobody is signed in.
  if (!token || token === publicKey(services)) return { problem: "no-token" };
  const owner = await readAccessToken(services, token);
  if (!owner) return { problem: "bad-token" };
  const { db, now } = services;
  const [row] = await db
    .select({
      ...sessionColumns,
      aal: authAppSessions.aal,
      amr: authAppSessions.amr,
      provedAt: authAppSessions.provedAt,
      hasSecondStep: users.twoFactorEnabled,
    })
    .from(authAppSessions)
    .innerJoin(authSessions, eq(authSessions.id, authAppSessions.sessionId))
    .innerJoin(users, eq(users.id, authSessions.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, authSessions.userId))
    .where(
      and(
        eq(authAppSessions.sessionId, owner.sessionId),
        eq(authSessions.userId, owner.userId),
        gt(authSessions.expiresAt, now()),
        eq(userProfiles.isActive, true),
        eq(users.isAnonymous, false),
      ),
    );
  if (!row) return { problem: "session-over" };
  const { aal, amr, provedAt, hasSecondStep, expiresAt, deleteAfter, ...viewer } = row;
  return {
    viewer,
    level: aal === 2 ? 2 : 1,
    needsSecondStep: hasSecondStep && aal < 2,
    methods: amr,
    provedAt,
  };
}

const keyLetters = 24;

/**
 * The key that apps name this installation with, for example `dorsal_public_0fJk…`. It grants nothing and
 * is not a secret.
 */
export function publicKey({ identity }: Pick<Services, "identity">): string {
  const mark = identity.box.hmac("public key", "").toString("base64url").slice(0, keyLetters);
  return `dorsal_public_${mark}`;
}

const kind = "reauthentication";

/** How long an entered password or code proves who asks. */
const freshMs = 15 * 60_000;

/** For calls that have no room for a password or a code: only a sign-in of the last minutes proves it. */
export const noProof = { password: "", nonce: "" };

/** Sends a code to the address of the account, which proves who asks for a change. */
export async function sendProofCode(
  services: Pick<Services, "db" | "now" | "identity" | "mail" | "limits">,
  { viewer }: AppCaller,
): Promise<{ problem: null } | AppRefusal> {
  const { mail } = services;
  if (mail.mode === "unavailable") return { problem: "mail-unavailable" };
  if (!(await mayAskForLetter(services, viewer.email, viewer.userId))) {
    return { problem: "too-many-letters" };
  }
  const sentTo = viewer.email.toLowerCase();
  const { digits } = await makeCode(services, { userId: viewer.userId, kind, sentTo });
  const lang = await letterLanguage(services.db, viewer.userId);
  await mail.send({ address: viewer.email, lang }, letterToProve(digits));
  return { problem: null };
}

/**
 * Whether the owner asks for a change of how they sign in, and not another person at an unlocked device:
 * by a sign-in of the last minutes, the password, or the code of a letter.
 * @returns `null` when it is proved
 */
export async function whyAppNotProved(
  services: Pick<Services, "db" | "now" | "identity" | "limits">,
  { viewer, provedAt }: AppCaller,
  given: { password: string; nonce: string },
): Promise<AppRefusal | null> {
  if (given.nonce) {
    if (!(await services.limits.allow("proof", viewer.userId)))
      return { problem: "too-many-attempts" };
    const about = { sentTo: viewer.email.toLowerCase(), digits: given.nonce };
    const code = await takeDigits(services, [kind], about);
    return code?.userId === viewer.userId ? null : { problem: "wrong-nonce" };
  }
  if (given.password) {
    const problem = await whyNotProved(services, viewer, given.password);
    if (problem === "too-many-attempts") return { problem };
    return problem === null ? null : { problem: "wrong-current-password" };
  }
  const ageMs = services.now().getTime() - provedAt.getTime();
  return ageMs <= freshMs ? null : { problem: "proof-needed" };
}
