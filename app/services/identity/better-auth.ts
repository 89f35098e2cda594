import { createEmailVerificationToken } from "better-auth/api";
import { hashPassword, verifyJWT, verifyPassword } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { isSecure } from "#values/web/cookie.ts";
import { openBelow } from "./below.ts";
import { openGoogleAccounts } from "./for-apps/accounts.ts";
import { openSecondStepRows } from "./for-apps/second-step-rows.ts";
import { type Client, IDENTITY_PATH, type Passwords, type PendingSignUp } from "./identity.ts";
import { identityOptions } from "./options.ts";
import { keepPending, PENDING_SECONDS } from "./pending-passwords.ts";
import type { IdentitySetup } from "./setup.ts";

/**
 * The library itself: one for visitors who come over TLS and one for those who do not, because its
 * cookies differ.
 */
export function openLibrary(setup: IdentitySetup) {
  const made = new Map<boolean, Handler>();
  const { hash, matches } = setup.passwords ?? ownPasswords;
  const below = openBelow(identityOptions(setup, true));
  return {
    handler(request: Request): Handler {
      const secure = isSecure(request);
      const found = made.get(secure) ?? betterAuth(identityOptions(setup, secure)).handler;
      made.set(secure, found);
      return found;
    },
    secondStep: openSecondStepRows(setup.secret),
    googleAccounts: openGoogleAccounts(below, setup.now),
    hash,
    matches,
    enter: (userId: string, client: Client) => below.enter(userId, client),
    join: (email: string) => below.join(email),
    async confirmationLink(origin: string, email: string, signUp: PendingSignUp) {
      await keepPending(setup, signUp);
      const more = [undefined, PENDING_SECONDS, { signUp: signUp.id }] as const;
      const token = await createEmailVerificationToken(setup.secret, email, ...more);
      return `${origin}${IDENTITY_PATH}/verify-email?token=${encodeURIComponent(token)}`;
    },
    async confirmedAddress(token: string) {
      const said: Record<string, unknown> | null = await verifyJWT(token, setup.secret);
      return typeof said?.email === "string" ? said.email : null;
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
