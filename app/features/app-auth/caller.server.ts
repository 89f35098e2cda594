import { and, eq, gt } from "drizzle-orm";
import { type AuthMethod, authAppSessions, authSessions, userProfiles, users } from "#db/schema.ts";
import { sessionColumns } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readAccessToken } from "./access-tokens.server.ts";

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
