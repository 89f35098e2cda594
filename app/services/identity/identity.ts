import { createHash } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authSessions, users } from "#db/schema.ts";
import type { Lang } from "#values/say.ts";
import type { Log } from "../log/log.ts";
import type { BilingualLetter, Mail } from "../mail/mail.ts";
import type { GoogleForApps } from "./google-for-apps.ts";
import type { SecretBox } from "./secret-box.ts";

/** The visitor: the request with its cookies, and the address that the network names. */
export type Asker = { request: Request; clientAddress: string };

/** The answer of the library, with the cookies that must reach the browser. */
export type Answer = {
  status: number;
  /** The library's error code, for example `INVALID_EMAIL_OR_PASSWORD`. */
  code: string | null;
  /** The library's error message. */
  message: string | null;
  body: Record<string, unknown>;
  /** `Set-Cookie` only. */
  headers: Headers;
  /** The address to which the library redirects the browser. */
  location: string | null;
};

/** Authentication. It knows accounts, but not the roles of people in the product. */
export type Identity = {
  /** Whether signing in with Google is possible. */
  google: "live" | "sandbox" | "unavailable";
  /** The code of the sandbox's consent page, where the sandbox stands for Google. */
  grant: ((person: { email: string; name: string }, asked: URLSearchParams) => string) | null;
  /**
   * Calls the library as a browser would, at a path such as `/sign-in/email`, including its limits, its
   * origin check and its cookies. With a body the call is a POST.
   */
  ask(asker: Asker, path: string, body?: Record<string, unknown>): Promise<Answer>;
  /** Hands a browser's own request on, for the few addresses that the library answers itself. */
  pass(asker: Asker): Promise<Response>;
  cookie: SessionCookie;
  /** `null` where Google is unavailable. */
  googleForApps: GoogleForApps | null;
  secondStep: SecondStepRows;
  /**
   * The address of a link that confirms a mail address, and puts the password of this
   * sign-up into force: a link never confirms a password that was chosen elsewhere.
   */
  confirmationLink(origin: string, email: string, signUp: PendingSignUp): Promise<string>;
  /** The address that the token of such a link would confirm; `null` for an invalid token. */
  confirmedAddress(token: string): Promise<string | null>;
  /** Begins a session without a cookie, for an app. `onEntry` may refuse it, as in a browser. */
  enter(userId: string, client: Client): Promise<Entered>;
  /** Makes an account without a password, whose address waits for its confirmation. */
  join(email: string): Promise<void>;
  /** The addresses of apps to which letters and sign-ins may lead. */
  redirects: readonly string[];
  box: SecretBox;
  /** Passes the time that every answer takes, whether or not the address has an account. */
  pause(milliseconds: number): Promise<unknown>;
} & Passwords;

/** An app: the address that the network names, and the name that it gives to itself. */
export type Client = { clientAddress: string; userAgent: string };

export type Entered =
  | { problem: null; sessionId: string }
  | { problem: "ACCOUNT_INACTIVE" | "EMAIL_NOT_VERIFIED" };

/** How passwords are kept. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the hash was made from this password. */
  matches(password: string, hash: string): Promise<boolean>;
};

/** The second step as the library keeps it in its rows, so that the website and apps share one. */
export type SecondStepRows = {
  /** A key for an authenticator, and codes for the day when the authenticator is lost. */
  make(): Promise<{ key: string; backupCodes: string[]; row: EncryptedSecondStep }>;
  /** The key of a row; `null` if it was encrypted with another secret. */
  decryptKey(encrypted: string): Promise<string | null>;
  /** What a row keeps once a backup code has been used; `null` for a code that is not among them. */
  withoutCode(encrypted: string, code: string): Promise<string | null>;
};

export type EncryptedSecondStep = { secret: string; backupCodes: string };

/** A sign-up that waits for its confirmation, with the hash of the password that was chosen in it. */
export type PendingSignUp = { id: string; userId: string; hash: string };

/** The content of a session cookie. */
export type SessionCookie = {
  isThere(request: Request): boolean;
  /** The token of the session in the signed cookie; the session may have ended. */
  token(request: Request): string | null;
  /** Whether a session that ends then is to be renewed: once a day, when it is remembered. */
  isDue(request: Request, expiresAt: Date): boolean;
  /** `Set-Cookie` values that make the browser forget. */
  forgetting(request: Request): string[];
};

/** The product's part in authentication. It is injected, because services do not know features. */
export type IdentityPolicy = {
  letters: {
    resetPassword(link: string): BilingualLetter;
  };
  /** An account was created, by sign-up or by Google. */
  onJoin(services: Basics, user: { id: string; email: string; name: string }): Promise<void>;
  /** A person has proved who they are. A code refuses them. */
  onEntry(
    services: Basics,
    userId: string,
  ): Promise<"ACCOUNT_INACTIVE" | "EMAIL_NOT_VERIFIED" | null>;
  /** A person has proved that the address is theirs: by a link in a mail, or by Google. */
  onConfirmation(services: Basics, userId: string): Promise<void>;
  /** A new password was set by the link of a mail. */
  onNewPassword(
    services: Basics & { mail: Mail; log: Log },
    user: { userId: string; email: string },
    origin: string,
  ): Promise<void>;
};

type Basics = { db: Database; now: () => Date };

/** Below this path stand all addresses that the library knows. */
export const IDENTITY_PATH = "/auth";

export const COOKIE_PREFIX = "dorsal";

/** In the answer after Google's redirect: a code is required before the session begins. */
export const SECOND_STEP_HEADER = "x-second-step";

/** The content of a link or a cookie: it is valid only for the password that it was created with. */
export function passwordMark(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url").slice(0, 22);
}

/** How long `Remember me` lasts after the latest day of use. */
export const REMEMBERED_SECONDS = 30 * 24 * 3600;

/** A session that is used is renewed when it is this old. */
export const RENEWED_AFTER_SECONDS = 24 * 3600;

/** Passwords shorter than this are refused. */
export const LEAST_PASSWORD = 6;

/** Longer ones are refused too: hashing them costs time. */
export const LONGEST_PASSWORD = 128;

/** The language that letters to the owner of an account are written in. */
export async function letterLanguage(db: Database, userId: string): Promise<Lang> {
  const [user] = await db.select({ lang: users.lang }).from(users).where(eq(users.id, userId));
  return user?.lang ?? "en";
}

/**
 * Ends everything of an account that waits for a proof: codes, links, set-ups and sign-ins in progress.
 * Triggers do it for a new password, a new address and a deactivation (`app/db/functions/accounts.sql`).
 */
export async function endPendingChanges(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select end_pending_changes(${userId}::uuid)`);
}

/**
 * Signs an account out, in browsers and apps, and ends its pending changes.
 * @param except - a session that continues
 */
export async function endSessions(
  db: Database,
  userId: string,
  { except }: { except: string | null },
): Promise<void> {
  const others = except === null ? undefined : ne(authSessions.id, except);
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), others));
  await endPendingChanges(db, userId);
}
