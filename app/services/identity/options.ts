import { passkey } from "@better-auth/passkey";
import type { BetterAuthOptions, BetterAuthPlugin } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthMiddleware, getOAuthState, isAPIError } from "better-auth/api";
import { verifyJWT } from "better-auth/crypto";
import { genericOAuth, twoFactor } from "better-auth/plugins";
import { and, eq, not, or } from "drizzle-orm";
import { passing } from "#db/failures/problem.ts";
import {
  authIdentities,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authVerifications,
  users,
} from "#db/schema.ts";
import type { Lang } from "#values/say.ts";
import { splitLanguage } from "#values/web/language.ts";
import { originOf } from "../address/config.ts";
import type { LimitName, Limits } from "../limits/limits.ts";
import { googleProvider } from "./google.ts";
import {
  COOKIE_PREFIX,
  endSessions,
  IDENTITY_PATH,
  LEAST_PASSWORD,
  LONGEST_PASSWORD,
  letterLanguage,
  REMEMBERED_SECONDS,
  RENEWED_AFTER_SECONDS,
  SECOND_STEP_HEADER,
} from "./identity.ts";
import { choosePending, forgetPending } from "./pending-passwords.ts";
import { type IdentitySetup, signInGuard } from "./sign-in-guard.ts";

/** The library's address to which Google sends the browser back. */
const FROM_GOOGLE = "/callback/:id";

const RESET_SECONDS = 3600;

/** The options of the library: our tables, cookies, limits and mails. */
export function identityOptions(setup: IdentitySetup, isSecure: boolean): BetterAuthOptions {
  const { db, log, secret, appUrl, policy, google, passwords } = setup;
  return {
    appName: "Dorsal",
    secret,
    basePath: IDENTITY_PATH,
    // Without a base address it is that of each request.
    ...(appUrl && { baseURL: appUrl }),
    telemetry: { enabled: false },
    logger: {
      // With any other level, the library writes a visitor's mistake to the console.
      level: "info",
      log(level, message, ...more) {
        if (level === "error")
          log.warn({ error: more.find((each) => each instanceof Error) }, message);
      },
    },
    onAPIError: {
      // A retry may work: the library's bare 500 would not say so.
      onError(error) {
        if (passing(error)) throw error;
        if (!isAPIError(error) || error.statusCode >= 500) {
          log.error({ error }, "the identity library failed");
        }
      },
    },
    database: drizzleAdapter(db, {
      provider: "pg",
      // The embedded database has one session: what hooks ask would wait for their own transaction.
      transaction: false,
      schema: {
        user: users,
        session: authSessions,
        account: authIdentities,
        verification: authVerifications,
        twoFactor: authTwoFactors,
        passkey: authPasskeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: LEAST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      ...(passwords && {
        password: {
          hash: passwords.hash,
          verify: ({ password, hash }) => passwords.matches(password, hash),
        },
      }),
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      async sendResetPassword({ user, token }, request) {
        const letter = policy.letters.resetPassword(
          linkTo(originOf(appUrl, request), "recover", token),
        );
        const lang = await letterLanguage(db, user.id);
        await setup.mail.send({ address: user.email, lang }, letter);
      },
      onPasswordReset: ({ user }, request) => afterReset(setup, user, request),
    },
    emailVerification: {
      sendOnSignUp: false,
      beforeEmailVerification: (user, request) => confirmPassword(setup, user.id, request),
      afterEmailVerification: (user) => policy.onConfirmation(setup, user.id),
    },
    session: { expiresIn: REMEMBERED_SECONDS, updateAge: RENEWED_AFTER_SECONDS },
    account: {
      encryptOAuthTokens: true,
      // Google vouches for the address; a password that was never confirmed is removed: see `hooks`.
      accountLinking: { requireLocalEmailVerified: false },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isSecure,
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: ["x-client-ip"] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    rateLimit: { enabled: true, customStorage: limitsOfPaths(setup.limits) },
    databaseHooks: hooks(setup),
    plugins: [
      secondStep(),
      // After the second step, so that it runs only for completed sign-ins.
      signInGuard(setup),
      passkey({ rpName: "Dorsal", advanced: { webAuthnChallengeCookie: "passkey" } }),
      ...(google ? [genericOAuth({ config: [googleProvider(google, google.fetch, log)] })] : []),
    ],
  };
}

function hooks(setup: IdentitySetup): BetterAuthOptions["databaseHooks"] {
  const { db, policy } = setup;
  return {
    user: {
      create: {
        after: async (user, context) => {
          await policy.onJoin(setup, user);
          const lang = context ? await languageOfSignIn() : "en";
          if (lang !== "en") await db.update(users).set({ lang }).where(eq(users.id, user.id));
        },
      },
    },
    session: {
      create: {
        before: async ({ userId }) => {
          const code = await policy.onEntry(setup, userId);
          if (code) throw new APIError("FORBIDDEN", { code, message: code });
        },
      },
    },
    account: {
      create: {
        before: async ({ userId, providerId }) => {
          if (providerId === "google") await takeOverByGoogle(setup, userId);
        },
      },
    },
  };

  /** The owner of the address gets the account; a password that was never confirmed is removed. */
  async function takeOverByGoogle(services: IdentitySetup, userId: string) {
    const isUnconfirmed = or(not(users.emailVerified), users.isAnonymous);
    const unconfirmed = await db.$count(users, and(eq(users.id, userId), isUnconfirmed));
    if (unconfirmed === 0) return;
    await db
      .delete(authIdentities)
      .where(and(eq(authIdentities.userId, userId), eq(authIdentities.providerId, "credential")));
    await forgetPending(db, userId);
    await policy.onConfirmation(services, userId);
  }
}

/** The language of the page to which the browser returns from Google. */
async function languageOfSignIn(): Promise<Lang> {
  const state = await getOAuthState();
  return state ? splitLanguage(state.callbackURL).lang : "en";
}

/** The link came by mail, so the address is confirmed; all sessions and everything that is pending end. */
async function afterReset(
  setup: IdentitySetup,
  user: { id: string; email: string },
  request?: Request,
) {
  const { db, appUrl, policy } = setup;
  const userId = user.id;
  await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), not(users.emailVerified)));
  // The sessions first: nothing that one of them requests meanwhile stays pending.
  await endSessions(db, userId, { except: null });
  await policy.onConfirmation(setup, userId);
  await policy.onNewPassword(setup, { userId, email: user.email }, originOf(appUrl, request));
}

/**
 * The link proves the address. The password that comes into force is the one that was chosen in this
 * browser, where there is one, or else the one of the link: see `confirmAddress`.
 */
async function confirmPassword(setup: IdentitySetup, userId: string, request?: Request) {
  const query = request ? new URL(request.url).searchParams : null;
  const said = await verifyJWT<{ signUp?: unknown }>(query?.get("token") ?? "", setup.secret);
  const ofLink = typeof said?.signUp === "string" ? said.signUp : null;
  if (await choosePending(setup, userId, [query?.get("own") ?? null, ofLink])) return;
  throw new APIError("UNAUTHORIZED", { code: "INVALID_TOKEN", message: "INVALID_TOKEN" });
}

function linkTo(origin: string, door: string, token: string): string {
  return `${origin}${IDENTITY_PATH}/${door}?token=${encodeURIComponent(token)}`;
}

/** The limits of the library's addresses; other addresses have no limit. */
const LIMIT_OF_PATH: [start: string, name: LimitName][] = [
  ["/sign-in/email", "signIn"],
  ["/sign-in/social", "otherSignIn"],
  ["/passkey/generate-authenticate-options", "otherSignIn"],
  ["/passkey/verify-authentication", "otherSignIn"],
  ["/sign-up/email", "signUp"],
  ["/reset-password", "confirmLink"],
  ["/verify-email", "confirmLink"],
  ["/change-password", "credentials"],
  ["/set-password", "credentials"],
];

/** The library's limits, counted by ours: they hold across all copies of the server. */
function limitsOfPaths(limits: Limits) {
  return {
    /** @param key - `address|/path`, as the library puts it together */
    async consume(key: string, rule: { window: number }) {
      const at = key.lastIndexOf("|");
      const path = key.slice(at + 1);
      const [, name] = LIMIT_OF_PATH.find(([start]) => path.startsWith(start)) ?? [];
      const allowed = !name || (await limits.allow(name, key.slice(0, at)));
      return { allowed, retryAfter: allowed ? null : rule.window };
    },
  };
}

/**
 * Requires the library's second step after Google as well as after a password: access to a mailbox at
 * Google must not bypass the code. A passkey needs no code: it is a device that checks a fingerprint
 * or a PIN before it signs.
 */
function secondStep(): BetterAuthPlugin {
  // `signInGuard` limits wrong codes; the library's limit would lock the owner out, too.
  const plugin = twoFactor({ issuer: "Dorsal", accountLockout: { enabled: false } });
  const [afterPassword] = plugin.hooks.after;
  if (!afterPassword) throw new Error("The library asks for no second step.");

  const afterGoogle = createAuthMiddleware(async (ctx) => {
    const isIn = ctx.context.newSession !== null;
    const asked = await afterPassword.handler({ ...ctx, returnHeaders: true });
    for (const cookie of cookiesOf(asked)) {
      ctx.responseHeaders.append("set-cookie", cookie);
    }
    // The library would answer in JSON; the browser is on its way back and must be led on.
    if (isIn && ctx.context.newSession === null) ctx.setHeader(SECOND_STEP_HEADER, "1");
  });

  return {
    ...plugin,
    hooks: {
      after: [afterPassword, { matcher: ({ path }) => path === FROM_GOOGLE, handler: afterGoogle }],
    },
  };
}

/** The answer of a hook that was called with `returnHeaders`. */
function cookiesOf(asked: unknown): string[] {
  if (typeof asked !== "object" || asked === null || !("headers" in asked)) return [];
  return asked.headers instanceof Headers ? asked.headers.getSetCookie() : [];
}
