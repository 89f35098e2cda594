import { waitingCookie, waitingValue } from "../sign-in/waiting-cookie.ts";

const name = "recovery";
const hourSeconds = 3600;

/** The token of a link that was followed waits for the page that sets the password. */
export function recoveryCookie(request: Request, token: string | null): string {
  return waitingCookie(request, name, { value: token, seconds: hourSeconds });
}

/** @returns the token, or null when there is none that could be one */
export function recoveryToken(request: Request): string | null {
  return waitingValue(request, name);
}
