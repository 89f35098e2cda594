import { createHash } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { genericOAuth, twoFactor } from "better-auth/plugins";
import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  authIdentities,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authVerifications,
  users,
} from "#db/schema.ts";
import type { Services } from "../services.ts";
import { type Fetch, type GoogleKey, googleProvider } from "./google.ts";
import {
  COOKIE_PREFIX,
  IDENTITY_PATH,
  type IdentityPolicy,
  LEAST_PASSWORD,
  LONGEST_PASSWORD,
  REMEMBERED_SECONDS,
  RENEWED_AFTER_SECONDS,
} from "./identity.ts";
import { limitsOfPaths } from "./path-limits.ts";

export type Setup = Pick<Services, "db" | "now" | "log" | "limits" | "mail"> & {
  secret: string;
  policy: IdentityPolicy;
  google: (GoogleKey & { fetch: Fetch }) | null;
};

const RESET_SECONDS = 3600;

/** How the library is set: tables of ours, cookies, limits and mails. */
export function identityOptions(setup: Setup, isSecure: boolean): BetterAuthOptions {
  const { db, log, secret, policy, google } = setup;
  return {
    appName: "Dorsal",
    secret,
    basePath: IDENTITY_PATH,
    // Without a base address it is that of each request, which the host has made sure of.
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (level, message, ...more) => log[level === "error" ? "warn" : level]({ more }, message),
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
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      async sendResetPassword({ user, token }, request) {
        const letter = policy.letters.resetPassword(linkTo(request, "recover", token));
        await setup.mail.send({ address: user.email }, letter);
      },
      onPasswordReset: ({ user }) => afterReset(setup, user.id),
    },
    emailVerification: {
      sendOnSignUp: false,
      beforeEmailVerification: (user, request) => refuseForeignPassword(db, user.id, request),
      afterEmailVerification: (user) => policy.onConfirmation(setup, user.id),
    },
    session: { expiresIn: REMEMBERED_SECONDS, updateAge: RENEWED_AFTER_SECONDS },
    account: {
      encryptOAuthTokens: true,
      // Google vouches for the address; the password that nobody confirmed goes: see `hooks`.
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
      twoFactor({ issuer: "Dorsal" }),
      passkey({ rpName: "Dorsal", advanced: { webAuthnChallengeCookie: "passkey" } }),
      ...(google ? [genericOAuth({ config: [googleProvider(google, google.fetch, log)] })] : []),
    ],
  };
}

/** What a link confirms: exactly the password that was chosen with it. */
export function passwordMark(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url").slice(0, 22);
}

function hooks(setup: Setup): BetterAuthOptions["databaseHooks"] {
  const { db, policy } = setup;
  return {
    user: { create: { after: (user) => policy.onJoin(setup, user) } },
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

  /** Whoever owns the address gets the account, and nobody keeps a password that was never confirmed. */
  async function takeOverByGoogle(services: Setup, userId: string) {
    const [unconfirmed] = await db.execute(
      sql`select from users where id = ${userId}::uuid and (not email_verified or is_temporary)`,
    );
    if (!unconfirmed) return;
    await db.execute(
      sql`delete from auth_identities where user_id = ${userId}::uuid and provider_id = 'credential'`,
    );
    await policy.onConfirmation(services, userId);
  }
}

/** The link came by mail, so the address is confirmed; older links are worth nothing any more. */
async function afterReset(setup: Setup, userId: string) {
  const { db } = setup;
  await db.execute(sql`
    update users set email_verified = true where id = ${userId}::uuid and not email_verified`);
  await db.execute(sql`
    delete from auth_verifications where value = ${userId} and identifier like 'reset-password:%'`);
  await setup.policy.onConfirmation(setup, userId);
}

async function refuseForeignPassword(db: Database, userId: string, request?: Request) {
  const token = request ? new URL(request.url).searchParams.get("token") : null;
  const [, payload = ""] = token?.split(".") ?? [];
  const { mark } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { mark?: string };
  const [row] = await db.execute<{ password: string | null }>(sql`
    select password from auth_identities
    where user_id = ${userId}::uuid and provider_id = 'credential'`);
  if (row?.password && passwordMark(row.password) === mark) return;
  throw new APIError("UNAUTHORIZED", { code: "INVALID_TOKEN", message: "INVALID_TOKEN" });
}

function linkTo(request: Request | undefined, door: string, token: string): string {
  const { origin } = new URL(request?.url ?? "http://localhost");
  return `${origin}${IDENTITY_PATH}/${door}?token=${encodeURIComponent(token)}`;
}
