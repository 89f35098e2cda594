import { randomUUID } from "node:crypto";
import type { Services } from "#services/services.ts";
import { returnPath } from "../sign-in/return-path.ts";
import { waitingCookie, waitingValue } from "../sign-in/waiting-cookie.ts";

const purpose = "own sign-up";
const name = "sign_up";
const wayPurpose = "way of a sign-up";
const wayName = "sign_up_way";
const addressPurpose = "address of a sign-up";
const addressName = "sign_up_address";
/** Its token is short enough for `waitingValue`. */
const longestWay = 200;
/** As long as the link of the mail works. */
const daySeconds = 24 * 3600;
const hourSeconds = 3600;

export function newSignUpId(): string {
  return randomUUID();
}

/**
 * Marks the sign-up with an address as one of this browser.
 * @param id - of the sign-up, drawn for every sign-up: it does not tell whether the address has an account
 */
export function ownSignUpCookie(
  { tokens, now }: Pick<Services, "tokens" | "now">,
  request: Request,
  { address, id }: { address: string; id: string },
): string {
  const expires = new Date(now().getTime() + daySeconds * 1000);
  const value = tokens.sign(purpose, `${id} ${address}`, { expires });
  return waitingCookie(request, name, { value, seconds: daySeconds, path: "/auth" });
}

/**
 * Tells the sign-in page the address of a sign-up, which has just been typed. Others may use the
 * browser too: it is told for an hour, or until somebody signs in with a password.
 * @param address - `null` takes it away
 */
export function signUpAddressCookie(
  { tokens, now }: Pick<Services, "tokens" | "now">,
  request: Request,
  address: string | null,
): string {
  const expires = new Date(now().getTime() + hourSeconds * 1000);
  const value = address === null ? null : tokens.sign(addressPurpose, address, { expires });
  return waitingCookie(request, addressName, { value, seconds: hourSeconds });
}

/** The address that this browser signed up with; `null` when none is known. */
export function signUpAddress(
  { tokens }: Pick<Services, "tokens">,
  request: Request,
): string | null {
  const token = waitingValue(request, addressName);
  return token && tokens.read(addressPurpose, token);
}

/**
 * Keeps the page that a visitor wants to reach by signing up, until the mail is followed: a runner who
 * has chosen a plan finds it again.
 * @param from - a path of this site; one too long for a cookie is not kept
 */
export function signUpWayCookie(
  { tokens, now }: Pick<Services, "tokens" | "now">,
  request: Request,
  from: string,
): string {
  const expires = new Date(now().getTime() + daySeconds * 1000);
  const value =
    from === "/" || from.length > longestWay ? null : tokens.sign(wayPurpose, from, { expires });
  return waitingCookie(request, wayName, { value, seconds: daySeconds, path: "/auth" });
}

/** The page that this browser's sign-up leads to; the home page when none is known. */
export function signUpWay({ tokens }: Pick<Services, "tokens">, request: Request): string {
  const token = waitingValue(request, wayName);
  return returnPath(token && tokens.read(wayPurpose, token));
}

/** The id of the sign-up with the address in this browser; `null` when there was none. */
export function ownSignUp(
  { tokens }: Pick<Services, "tokens">,
  request: Request,
  address: string,
): string | null {
  const token = waitingValue(request, name);
  const [id = null, known] = (token && tokens.read(purpose, token)?.split(" ")) || [];
  return known === address ? id : null;
}
