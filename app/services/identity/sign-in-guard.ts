import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authIdentities, users } from "#db/schema.ts";
import { isSecure, readCookie, writeCookie } from "#values/web/cookie.ts";
import type { Limits } from "../limits/limits.ts";
import type { Tokens } from "../limits/tokens.ts";
import type { Log } from "../log/log.ts";
import type { Mail } from "../mail/mail.ts";
import type { Fetch, GoogleKey } from "./google.ts";
import { type Guess, giveCodeBack, spendCode, takeGuess } from "./guesses.ts";
import {
  COOKIE_PREFIX,
  type IdentityPolicy,
  type Passwords,
  passwordMark,
  REMEMBERED_SECONDS,
  RENEWED_AFTER_SECONDS,
  SECOND_STEP_HEADER,
  type SessionCookie,
} from "./identity.ts";

const PASSWORD = "/sign-in/email";
const TOTP = "/two-factor/verify-totp";
const BACKUP_CODE = "/two-factor/verify-backup-code";

/** The library's error codes for a wrong secret. */
const WRONG = new Set(["INVALID_EMAIL_OR_PASSWORD", "INVALID_CODE", "INVALID_BACKUP_CODE"]);

/**
 * Wraps the library's sign-in addresses: limits guessing, accepts each code of an authenticator once,
 * recognizes browsers that have signed in before, and ends their previous session.
 */
export function signInGuard(setup: IdentitySetup): BetterAuthPlugin {
  const begun = new WeakMap<Request, { guess: Guess; spent: Code | null }>();
  const session = sessionCookie(setup.secret, setup.now);

  const begin = createAuthMiddleware(async (ctx) => {
    const { path, request, headers = new Headers() } = ctx;
    if (!request) return;
    const who = path === PASSWORD ? { email: addressIn(ctx.body) } : await userOf(ctx);
    // Without an account, the library refuses the request itself.
    if (!who) return;
    const guess = await takeGuess(setup.limits, path === PASSWORD ? "password" : "code", {
      account: "id" in who ? who.id : who.email,
      network: headers.get("x-client-ip") ?? "",
      device: await knownDevice(setup, headers, who),
    });
    if (!guess) return refusal("TOO_MANY_REQUESTS", "TOO_MANY_ATTEMPTS");
    const spent = path === TOTP && "id" in who ? { userId: who.id, code: codeIn(ctx.body) } : null;
    if (spent && !(await spendCode(setup, spent))) return refusal("UNAUTHORIZED", "INVALID_CODE");
    begun.set(request, { guess, spent });
    return;
  });

  const end = createAuthMiddleware(async (ctx) => {
    const { returned } = ctx.context;
    const found = ctx.request && begun.get(ctx.request);
    if (!found) return;
    if (isAPIError(returned) && found.spent) await giveCodeBack(setup, found.spent);
    if (!isAPIError(returned) || !WRONG.has(String(returned.body?.code))) {
      await found.guess.giveBack();
    }
  });

  const remember = createAuthMiddleware(async (ctx) => {
    const { newSession } = ctx.context;
    const { request, headers = new Headers() } = ctx;
    const before = request ? session.token(request) : null;
    const isNew = newSession !== null && newSession.session.token !== before;
    if (before !== null && (isNew || asksForSecondStep(ctx))) {
      await ctx.context.internalAdapter.deleteSession(before);
    }
    if (!newSession || !isNew) return;
    const secure = ctx.context.authCookies.sessionToken.attributes.secure ?? false;
    for (const cookie of await deviceCookies(setup, headers, newSession.user.id)) {
      ctx.setCookie(cookie.name, cookie.value, { ...cookie.attributes, secure });
    }
  });

  const isGuess = ({ path = "" }) => [PASSWORD, TOTP, BACKUP_CODE].includes(path);
  return {
    id: "sign-in-guard",
    hooks: {
      before: [{ matcher: isGuess, handler: begin }],
      after: [
        { matcher: isGuess, handler: end },
        { matcher: () => true, handler: remember },
      ],
    },
  };
}

type Code = { userId: string; code: string };

/** The argument of a hook around the library's addresses. */
type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Whose code is entered: of the session in which it is set up, or of the password just before. */
async function userOf(ctx: HookContext): Promise<{ id: string } | null> {
  const session = await getSessionFromCtx(ctx);
  if (session) return { id: session.user.id };
  const cookie = ctx.context.createAuthCookie("two_factor");
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!challenge) return null;
  const found = await ctx.context.internalAdapter.findVerificationValue(challenge);
  return found ? { id: found.value } : null;
}

/** The account that a password was typed for. */
function addressIn(body: unknown): string {
  const { email = "" } = fieldsOf(body);
  return email.toLowerCase();
}

function codeIn(body: unknown): string {
  return fieldsOf(body).code ?? "";
}

/** The text fields of the request body, before the library has checked it. */
function fieldsOf(body: unknown): Record<string, string | undefined> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
}

/** Whether a right password, or Google, leads to the second step instead of to a session. */
function asksForSecondStep({ context }: Pick<HookContext, "context">): boolean {
  const { returned, responseHeaders } = context;
  const isAsked =
    typeof returned === "object" && returned !== null && "twoFactorRedirect" in returned;
  return isAsked || (responseHeaders?.has(SECOND_STEP_HEADER) ?? false);
}

/** Returned, not thrown: the library treats an exception as a fault and logs it. */
function refusal(status: "TOO_MANY_REQUESTS" | "UNAUTHORIZED", code: string): APIError {
  return new APIError(status, { code, message: code });
}

const PURPOSE = "known device";
const PREFIX = `${COOKIE_PREFIX}.device_`;

/** A browser that has not signed in for this long is no longer known. */
const DAYS = 365;

/**
 * The cookies go to the sign-in pages only: with them no page could come from the page cache. To
 * a browser `/login.data`, where the page's script posts, does not lie below `/login`.
 */
const PATHS = ["/login", "/login.data"];

type Needs = Pick<IdentitySetup, "db" | "now" | "tokens">;
type Account = { id: string; password: string | null };

type DeviceCookie = {
  name: string;
  value: string;
  attributes: { path: string; maxAge: number; httpOnly: true; sameSite: "lax" };
};

/**
 * The id of a browser that has signed in to the account before, from its signed cookie. The cookie
 * belongs to one account, survives signing out, and is invalid after a change of the password.
 * @param who - the id of the account, or the address that was typed
 */
async function knownDevice(
  services: Needs,
  headers: Headers,
  who: { id: string } | { email: string },
): Promise<string | null> {
  const cookies = headers.get("cookie") ?? "";
  if (!cookies.includes(PREFIX)) return null;
  const account = await findAccount(services, who);
  return account ? deviceIn(services, cookies, account) : null;
}

/** Makes this browser known to the account. It keeps its id while its cookie is valid. */
async function deviceCookies(
  services: Needs,
  headers: Headers,
  id: string,
): Promise<DeviceCookie[]> {
  const account = await findAccount(services, { id });
  if (!account) return [];
  const device = deviceIn(services, headers.get("cookie") ?? "", account) ?? randomUUID();
  const seconds = DAYS * 24 * 3600;
  const expires = new Date(services.now().getTime() + seconds * 1000);
  const value = services.tokens.sign(PURPOSE, JSON.stringify([...seal(account), device]), {
    expires,
  });
  return PATHS.map((path) => ({
    name: nameFor(id),
    value,
    attributes: { path, maxAge: seconds, httpOnly: true, sameSite: "lax" },
  }));
}

function deviceIn({ tokens }: Needs, cookies: string, account: Account): string | null {
  const value = readCookie(cookies, nameFor(account.id));
  const known = value === null ? null : tokens.read(PURPOSE, value);
  if (known === null) return null;
  const [id, mark, device]: unknown[] = JSON.parse(known);
  const [ownId, ownMark] = seal(account);
  return id === ownId && mark === ownMark && typeof device === "string" ? device : null;
}

function seal({ id, password }: Account): [id: string, mark: string] {
  return [id, password === null ? "" : passwordMark(password)];
}

/** Each person who shares a browser has a cookie; its name does not reveal the account. */
function nameFor(id: string): string {
  return PREFIX + createHash("sha256").update(id).digest("hex").slice(0, 12);
}

async function findAccount(
  { db }: Needs,
  who: { id: string } | { email: string },
): Promise<Account | null> {
  const [account] = await db
    .select({ id: users.id, password: authIdentities.password })
    .from(users)
    .leftJoin(
      authIdentities,
      and(eq(authIdentities.userId, users.id), eq(authIdentities.providerId, "credential")),
    )
    .where("id" in who ? eq(users.id, who.id) : sql`lower(${users.email}) = ${who.email}`);
  return account ?? null;
}

/** The settings of the library. */
export type IdentitySetup = {
  db: Database;
  now: () => Date;
  log: Log;
  limits: Limits;
  mail: Mail;
  tokens: Tokens;
  secret: string;
  /** The configured public address, if there is one: links in letters start with it. */
  appUrl: string | null;
  policy: IdentityPolicy;
  /** The library's own unless it is set. Tests use a cheap hash; the library's is expensive on purpose. */
  passwords?: Passwords | undefined;
  google: (GoogleKey & { fetch: Fetch }) | null;
};

const SESSION = `${COOKIE_PREFIX}.session_token`;
const NOT_REMEMBERED = `${COOKIE_PREFIX}.dont_remember`;

/**
 * Reads the library's session cookie without the library: a page for a visitor without the cookie
 * costs no time here, and a page for a signed-in visitor costs one signature.
 */
export function sessionCookie(secret: string, now: () => Date): SessionCookie {
  return {
    isThere: (request) => cookieOf(request, SESSION) !== null,
    token(request) {
      const value = cookieOf(request, SESSION);
      const dot = value?.lastIndexOf(".") ?? -1;
      if (!value || dot < 1) return null;
      const token = value.slice(0, dot);
      return isSignedBy(secret, token, value.slice(dot + 1)) ? token : null;
    },
    isDue(request, expiresAt) {
      if (cookieOf(request, NOT_REMEMBERED) !== null) return false;
      const left = expiresAt.getTime() - now().getTime();
      return left <= (REMEMBERED_SECONDS - RENEWED_AFTER_SECONDS) * 1000;
    },
    forgetting(request) {
      const gone = { seconds: 0, isSecure: isSecure(request) };
      return [SESSION, NOT_REMEMBERED].map((name) => writeCookie(named(request, name), null, gone));
    },
  };
}

function isSignedBy(secret: string, token: string, signature: string): boolean {
  const given = Buffer.from(signature, "base64");
  const right = createHmac("sha256", secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Over TLS the library gives a cookie a name that only TLS may set. */
function named(request: Request, name: string): string {
  return isSecure(request) ? `__Secure-${name}` : name;
}

function cookieOf(request: Request, plainName: string): string | null {
  return readCookie(request.headers.get("cookie"), named(request, plainName));
}
