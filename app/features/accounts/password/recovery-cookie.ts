import { waitingCookie, waitingValue } from "../sign-in/waiting-cookie.ts";

const name = "recovery";
const hourSeconds = 3600;

/** Keeps the token of a followed link for the page that sets the password. */
export function recoveryCookie(request: Request, token: string | null): string {
  return waitingCookie(request, name, { value: token, seconds: hourSeconds });
}

/** @returns the token, or `null` without one */
export function recoveryToken(request: Request): string | null {
  return waitingValue(request, name);
}
