import type { AuthContext, GenericEndpointContext } from "better-auth";
import { APIError, createEmailVerificationToken, isAPIError } from "better-auth/api";
import {
  generateRandomString,
  hashPassword,
  symmetricDecrypt,
  symmetricEncrypt,
  verifyJWT,
  verifyPassword,
} from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { handleOAuthUserInfo, linkOAuthAccount } from "better-auth/oauth2";
import { isSecure } from "#values/web/cookie.ts";
import type { GoogleAccounts, GoogleLinkProblem } from "./google-for-apps.ts";
import type { VouchedFor } from "./google-id-tokens.ts";
import {
  type Client,
  type Entered,
  IDENTITY_PATH,
  type Passwords,
  type PendingSignUp,
  type SecondStepRows,
} from "./identity.ts";
import { identityOptions } from "./options.ts";
import { keepPending, PENDING_SECONDS } from "./pending-passwords.ts";
import type { IdentitySetup } from "./sign-in-guard.ts";

/**
 * The library itself: one for visitors who come over TLS and one for those who do not, because its
 * cookies differ.
 */
export function openLibrary(setup: IdentitySetup) {
  const made = new Map<boolean, Handler>();
  const { hash, matches } = setup.passwords ?? ownPasswords;
  // Apps need neither a request nor a cookie. The adapter runs the same hooks as the library's addresses.
  const forApps = betterAuth(identityOptions(setup, true));
  return {
    handler(request: Request): Handler {
      const secure = isSecure(request);
      const found = made.get(secure) ?? betterAuth(identityOptions(setup, secure)).handler;
      made.set(secure, found);
      return found;
    },
    secondStep: openSecondStepRows(setup.secret),
    googleAccounts: openGoogleAccounts(() => forApps.$context, setup.now),
    hash,
    matches,
    async enter(userId: string, { clientAddress, userAgent }: Client): Promise<Entered> {
      const { internalAdapter } = await forApps.$context;
      // Outside of a request, the library knows neither the network nor the device.
      const device = { ipAddress: clientAddress, userAgent };
      try {
        const { id } = await internalAdapter.createSession(userId, false, device);
        return { problem: null, sessionId: id };
      } catch (error) {
        const code = error instanceof APIError ? error.body?.code : null;
        if (code === "ACCOUNT_INACTIVE" || code === "EMAIL_NOT_VERIFIED") return { problem: code };
        throw error;
      }
    },
    async join(email: string): Promise<void> {
      const { internalAdapter } = await forApps.$context;
      const person = { email, name: "", emailVerified: false };
      await internalAdapter.createUser(person, { method: "email-otp" });
    },
    async confirmationLink(origin: string, email: string, signUp: PendingSignUp) {
      await keepPending(setup, signUp);
      const more = [undefined, PENDING_SECONDS, { signUp: signUp.id }] as const;
      const token = await createEmailVerificationToken(setup.secret, email, ...more);
      return `${origin}${IDENTITY_PATH}/verify-email?token=${encodeURIComponent(token)}`;
    },
    async confirmedAddress(token: string) {
      const claims: Record<string, unknown> | null = await verifyJWT(token, setup.secret);
      return typeof claims?.email === "string" ? claims.email : null;
    },
  };
}

/** With scrypt, as the library hashes them when nothing else is set. */
const ownPasswords: Passwords = {
  hash: hashPassword,
  matches: (password, hash) => verifyPassword({ password, hash }),
};

export type Library = ReturnType<typeof openLibrary>;

type Handler = (request: Request) => Promise<Response>;

const provider = "google";

function openGoogleAccounts(
  contextOf: () => Promise<AuthContext>,
  now: () => Date,
): GoogleAccounts {
  /** The library's functions expect the context of one of its addresses; they use these two parts. */
  async function endpoint(): Promise<GenericEndpointContext> {
    const context = await contextOf();
    const { internalAdapter } = context;
    // A session begins when the app exchanges its code, not in the browser that comes from Google.
    const createSession: typeof internalAdapter.createSession = async (userId) => {
      const at = now();
      return { id: "", token: "", userId, createdAt: at, updatedAt: at, expiresAt: at };
    };
    const parts = {
      context: { ...context, internalAdapter: { ...internalAdapter, createSession } },
      headers: new Headers(),
    };
    return parts as unknown as GenericEndpointContext;
  }

  return {
    async accountOf(person) {
      const { id, email, name } = person;
      try {
        const { data } = await handleOAuthUserInfo(await endpoint(), {
          userInfo: { id, email, name, emailVerified: true },
          account: accountOf(person),
        });
        return data ? { problem: null, userId: data.user.id } : { problem: "google-refused" };
      } catch (error) {
        if (isAPIError(error)) return { problem: "google-refused" };
        throw error;
      }
    },
    async link(owner, person) {
      const { email, name } = person;
      const done = await linkOAuthAccount(await endpoint(), {
        link: owner,
        userInfo: { email, name, emailVerified: true },
        account: accountOf(person),
        profile: {},
        scopes: person.tokens.scopes,
      });
      if (done.linked) return { problem: null };
      return { problem: linkProblems[done.error.code] ?? "google-refused" };
    },
  };
}

/** The library's words for what it refuses. */
const linkProblems: Readonly<Record<string, GoogleLinkProblem>> = {
  email_does_not_match: "other-address",
  account_already_linked_to_different_user: "linked-elsewhere",
};

function accountOf({ id, tokens }: VouchedFor) {
  return {
    providerId: provider,
    accountId: id,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    scope: tokens.scopes?.join(","),
  };
}

const keyLetters = 32;
const backupCodes = 10;
const backupCodeLetters = 10;

/** @param key - the secret of the installation, with which the library encrypts its rows */
function openSecondStepRows(key: string): SecondStepRows {
  const encrypt = (data: string) => symmetricEncrypt({ key, data });
  const decrypt = (data: string) => symmetricDecrypt({ key, data }).catch(() => null);
  return {
    async make() {
      const secret = generateRandomString(keyLetters);
      const codes = Array.from({ length: backupCodes }, newBackupCode);
      const row = {
        secret: await encrypt(secret),
        backupCodes: await encrypt(JSON.stringify(codes)),
      };
      return { key: secret, backupCodes: codes, row };
    },
    decryptKey: decrypt,
    async withoutCode(encrypted, code) {
      const decrypted = await decrypt(encrypted);
      const codes: unknown = decrypted === null ? null : JSON.parse(decrypted);
      if (!Array.isArray(codes) || !codes.includes(code)) return null;
      return encrypt(JSON.stringify(codes.filter((each) => each !== code)));
    },
  };
}

function newBackupCode(): string {
  const code = generateRandomString(backupCodeLetters, "a-z", "0-9", "A-Z");
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
