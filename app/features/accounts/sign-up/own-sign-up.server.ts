import { randomUUID } from "node:crypto";
import type { Services } from "#services/services.ts";
import { returnPath } from "../sign-in/return-path.ts";
import { waitingCookie, waitingValue } from "../sign-in/waiting-cookie.ts";

const purpose = "own sign-up";
const name = "sign_up";
const wayPurpose = "way of a sign-up";
const wayName = "sign_up_way";
/** A token of it stays within what `waitingValue` reads. */
const longestWay = 200;
/** As long as the link of the mail is good. */
const daySeconds = 24 * 3600;

export function newSignUpId(): string {
  return randomUUID();
}

/**
 * Lets this browser know again that the sign-up with an address was its own.
 * @param id - of the sign-up, drawn for every one alike, so that it tells nothing of the address
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
 * Keeps where somebody who signs up was on the way to, until the mail has come: a runner who has
 * chosen a plan finds it again.
 * @param from - a path of ours; one too long for a cookie is not kept
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

/** Where this browser's sign-up was on the way to; the home page when nothing is known. */
export function signUpWay({ tokens }: Pick<Services, "tokens">, request: Request): string {
  const token = waitingValue(request, wayName);
  return returnPath(token && tokens.read(wayPurpose, token));
}

/** Which sign-up with the address was made in this browser; `null` when none was. */
export function ownSignUp(
  { tokens }: Pick<Services, "tokens">,
  request: Request,
  address: string,
): string | null {
  const token = waitingValue(request, name);
  const [id = null, known] = (token && tokens.read(purpose, token)?.split(" ")) || [];
  return known === address ? id : null;
}
