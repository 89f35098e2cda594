import { createHash } from "node:crypto";
import type { Database } from "#db/database.ts";
import type { Letter } from "../mail/mail.ts";

/** The visitor: the request with its cookies, and the address that the network names. */
export type Asker = { request: Request; clientAddress: string };

/** What the library said, with the cookies that must reach the browser. */
export type Answer = {
  status: number;
  /** The library's word for what is wrong, for example `INVALID_EMAIL_OR_PASSWORD`. */
  code: string | null;
  /** The library's sentence for what is wrong. */
  message: string | null;
  body: Record<string, unknown>;
  /** `Set-Cookie` only. */
  headers: Headers;
  /** Where the library would send the browser. */
  location: string | null;
};

/** People prove here who they are. What they are in the product is not known here. */
export type Identity = {
  /** Whether one can sign in with Google. */
  google: "live" | "sandbox" | "unavailable";
  /** The code of the sandbox's consent page, where the sandbox stands for Google. */
  grant: ((person: { email: string; name: string }, asked: URLSearchParams) => string) | null;
  /**
   * Asks the library as a browser would, at a path such as `/sign-in/email`: its limits, its check of
   * the origin and its cookies are all in the way. A body makes it a POST.
   */
  ask(asker: Asker, path: string, body?: Record<string, unknown>): Promise<Answer>;
  /** Hands a browser's own request on, for the few addresses that the library answers itself. */
  pass(asker: Asker): Promise<Response>;
  cookie: SessionCookie;
  /**
   * The address of a link that confirms a mail address, and puts the password of this
   * sign-up into force: a link never confirms a password that was chosen elsewhere.
   */
  confirmationLink(origin: string, email: string, signUp: PendingSignUp): Promise<string>;
  /** Which address the token of such a link is about, before it confirms anything; `null` for a bad one. */
  confirmedAddress(token: string): Promise<string | null>;
} & Passwords;

/** How passwords are kept. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether it is the password that the hash was made of. */
  matches(password: string, hash: string): Promise<boolean>;
};

/** A sign-up that waits for its confirmation, with the hash of the password that was chosen in it. */
export type PendingSignUp = { id: string; userId: string; hash: string };

/** What a browser remembers of its session. */
export type SessionCookie = {
  isThere(request: Request): boolean;
  /** The token of the session that the cookie vouches for; the session may have ended. */
  token(request: Request): string | null;
  /** Whether a session that ends then is to be renewed: once a day, when it is remembered. */
  isDue(request: Request, expiresAt: Date): boolean;
  /** `Set-Cookie` values that make the browser forget. */
  forgetting(request: Request): string[];
};

/** What the product adds to the library's work. It is injected, because services know no feature. */
export type IdentityPolicy = {
  letters: {
    resetPassword(link: string): Letter;
    /** To the owner, after a new password was set by such a link. */
    passwordWasReset(origin: string): Letter;
  };
  /** A person is new here, by sign-up or by Google. */
  onJoin(services: Basics, user: { id: string; email: string; name: string }): Promise<void>;
  /** A person has proved who they are. A code refuses them. */
  onEntry(
    services: Basics,
    userId: string,
  ): Promise<"ACCOUNT_INACTIVE" | "EMAIL_NOT_VERIFIED" | null>;
  /** A person has proved that the address is theirs: by a link in a mail, or by Google. */
  onConfirmation(services: Basics, userId: string): Promise<void>;
};

type Basics = { db: Database; now: () => Date };

/** Below this path stand all addresses that the library knows. */
export const IDENTITY_PATH = "/auth";

export const COOKIE_PREFIX = "dorsal";

/** In the answer that leads a browser back from Google: a code is asked for before it may come in. */
export const SECOND_STEP_HEADER = "x-second-step";

/** What a link or a cookie vouches for: exactly the password that it was made with. */
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
