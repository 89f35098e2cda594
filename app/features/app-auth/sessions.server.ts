import { and, eq, gt, sql } from "drizzle-orm";
import { readRow } from "#db/rows.ts";
import { type AuthMethod, authAppSessions, authSessions } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { type Client, endSessions } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { accessSeconds } from "./signing-keys.server.ts";
import {
  type AssuranceLevel,
  readRefreshToken,
  writeAccessToken,
  writeRefreshToken,
} from "./tokens.server.ts";
import { type AppUser, findAppUser } from "./users.server.ts";

/** What an app gets when somebody has signed in (RFC 6749, section 5.1, and the public client's user). */
export type AppSession = {
  access_token: string;
  token_type: "bearer";
  /** Seconds. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: AppUser;
};

/** A session that is not refreshed for this long ends. */
const sessionDays = 30;

type Needs = Pick<Services, "db" | "now" | "identity">;

/** The app that asks, and the address of `/auth/v1` for it. */
export type AppClient = Client & { issuer: string };

type Answered<Problem extends string> =
  | { problem: null; session: AppSession }
  | { problem: Problem };

/** What a session is at its counter. */
type SessionState = {
  sessionId: string;
  userId: string;
  counter: number;
  aal: number;
  amr: AuthMethod[];
};

/**
 * Signs in a person who has proved who they are.
 * @param method - how, as tokens say it: `password`, `otp`, `recovery`, `oauth`
 */
export async function openAppSession(
  services: Needs,
  userId: string,
  method: string,
  client: AppClient,
): Promise<Answered<"account-inactive" | "email-not-verified" | "session-over">> {
  const { db, now, identity } = services;
  const entered = await identity.enter(userId, client);
  if (entered.problem !== null) return { problem: refusedEntry[entered.problem] };
  const { sessionId } = entered;
  const time = now();
  const amr = [{ method, timestamp: Math.floor(time.getTime() / 1000) }];
  await db.insert(authAppSessions).values({ sessionId, refreshedAt: time, amr, provedAt: time });
  return answerWith(services, { sessionId, userId, counter: 0, aal: 1, amr }, client);
}

type RefreshProblem =
  | "unknown-refresh-token"
  | "too-many-attempts"
  | "session-over"
  | "used-refresh-token";

/** Why `onEntry` refuses a person. */
const refusedEntry = {
  ACCOUNT_INACTIVE: "account-inactive",
  EMAIL_NOT_VERIFIED: "email-not-verified",
} as const;

/**
 * Answers the current refresh token with the next one. The one before the current gets the current again,
 * at any time: the answer with the current one may have been lost, and nobody has used that one yet. An
 * older token ends the session, because somebody may have copied it.
 */
export async function refreshAppSession(
  services: Needs & Pick<Services, "limits">,
  token: string,
  client: AppClient,
): Promise<Answered<RefreshProblem>> {
  const { db, identity, limits } = services;
  const given = readRefreshToken(identity.box, token);
  if (!given) return { problem: "unknown-refresh-token" };
  if (!(await limits.allow("appRefresh", given.sessionId))) {
    return { problem: "too-many-attempts" };
  }
  const next = await countOn(services, given);
  if (next) return answerWith(services, next, client);
  const current = await findSessionState(services, given.sessionId);
  if (!current) return { problem: "session-over" };
  if (current.counter - given.counter === 1) return answerWith(services, current, client);
  await db.delete(authSessions).where(eq(authSessions.id, given.sessionId));
  return { problem: "used-refresh-token" };
}

/** The tokens of a session that continues after its level or its owner has changed. */
export async function renewAppSession(
  services: Needs,
  sessionId: string,
  client: AppClient,
): Promise<Answered<"session-over">> {
  const state = await findSessionState(services, sessionId);
  const next = state && (await countOn(services, state));
  return next ? answerWith(services, next, client) : { problem: "session-over" };
}

/** Which sessions end: all of the account, also in browsers, this one, or all others. */
export type SignOutScope = "global" | "local" | "others";

export async function signOutApp(
  { db }: Pick<Services, "db">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
  scope: SignOutScope,
): Promise<void> {
  if (scope === "local") {
    const own = and(eq(authSessions.userId, userId), eq(authSessions.id, sessionId));
    await db.delete(authSessions).where(own);
    return;
  }
  await db.transaction((tx) =>
    endSessions(tx, userId, { except: scope === "others" ? sessionId : null }),
  );
}

const sessionState = {
  sessionId: authAppSessions.sessionId,
  userId: authSessions.userId,
  counter: authAppSessions.counter,
  aal: authAppSessions.aal,
  amr: authAppSessions.amr,
};

/** One statement, so that of many requests with the same token one counts. The session lives on for a month. */
function countOn(
  { db, now }: Pick<Services, "db" | "now">,
  { sessionId, counter }: { sessionId: string; counter: number },
): Promise<SessionState | null> {
  const time = now();
  const expiresAt = new Date(time.getTime() + sessionDays * 24 * 3600_000);
  return readRow(
    db,
    sessionState,
    sql`
      with counted as (
        update auth_app_sessions a
        set counter = a.counter + 1, refreshed_at = ${time.toISOString()}::timestamptz
        from auth_sessions s
        where a.session_id = ${sessionId}::uuid and a.counter = ${counter}
          and s.id = a.session_id and s.expires_at > ${time.toISOString()}::timestamptz
        returning a.session_id as "sessionId", s.user_id as "userId", a.counter, a.aal, a.amr
      ), kept as (
        update auth_sessions
        set expires_at = ${expiresAt.toISOString()}::timestamptz,
          updated_at = ${time.toISOString()}::timestamptz
        where id in (select "sessionId" from counted)
      )
      select * from counted`,
  );
}

async function findSessionState({ db, now }: Pick<Services, "db" | "now">, sessionId: string) {
  const [found] = await db
    .select(sessionState)
    .from(authAppSessions)
    .innerJoin(authSessions, eq(authSessions.id, authAppSessions.sessionId))
    .where(and(eq(authAppSessions.sessionId, sessionId), gt(authSessions.expiresAt, now())));
  return found ?? null;
}

async function answerWith(
  services: Needs,
  { sessionId, userId, counter, aal, amr }: SessionState,
  { issuer }: AppClient,
): Promise<{ problem: null; session: AppSession } | { problem: "session-over" }> {
  const user = await findAppUser(services, userId);
  if (!user) return { problem: "session-over" };
  const level: AssuranceLevel = aal === 2 ? "aal2" : "aal1";
  const { token, expiresAt } = await writeAccessToken(
    services,
    {
      sub: userId,
      session_id: sessionId,
      role: "authenticated",
      email: user.email,
      phone: "",
      aal: level,
      amr,
      is_anonymous: false,
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
    },
    issuer,
  );
  const session: AppSession = {
    access_token: token,
    token_type: "bearer",
    expires_in: accessSeconds,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(services.identity.box, { sessionId, counter }),
    user,
  };
  return { problem: null, session };
}
