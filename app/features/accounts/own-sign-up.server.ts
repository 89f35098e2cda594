import type { Services } from "#services/services.ts";
import { waitingCookie, waitingValue } from "./waiting-cookie.ts";

const purpose = "own sign-up";
const name = "sign_up";
/** As long as the link of the mail is good. */
const daySeconds = 24 * 3600;

/** Lets this browser know again that the sign-up with an address was its own. */
export function ownSignUpCookie(
  { tokens, now }: Pick<Services, "tokens" | "now">,
  request: Request,
  address: string,
): string {
  const expires = new Date(now().getTime() + daySeconds * 1000);
  const value = tokens.sign(purpose, address, { expires });
  return waitingCookie(request, name, { value, seconds: daySeconds, path: "/auth" });
}

/** Whether somebody has signed up with the address in this browser. */
export function isOwnSignUp(
  { tokens }: Pick<Services, "tokens">,
  request: Request,
  address: string,
): boolean {
  const token = waitingValue(request, name);
  return token !== null && tokens.read(purpose, token) === address;
}
