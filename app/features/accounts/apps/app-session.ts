import type { AppUser } from "./app-user.ts";

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

/** A session that is not refreshed for so long ends. */
export const sessionDays = 30;

/** For so long a password or a code that was entered proves who asks. */
export const freshMs = 15 * 60_000;
