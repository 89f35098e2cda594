import { randomUUID } from "node:crypto";
import type { Services } from "#services/services.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { returnPath } from "../login-path.ts";
import { waitingCookie, waitingValue } from "../sign-in/waiting-cookie.ts";

/** Its token is short enough for `waitingValue`. */
const longestWay = 200;
const hourSeconds = 3600;
/** As long as the link of the mail works. */
const daySeconds = 24 * hourSeconds;

const ownSignUps = signedCookie("own sign-up", {
  name: "sign_up",
  seconds: daySeconds,
  path: "/auth",
});
const ways = signedCookie("way of a sign-up", {
  name: "sign_up_way",
  seconds: daySeconds,
  path: "/auth",
});
const addresses = signedCookie("address of a sign-up", {
  name: "sign_up_address",
  seconds: hourSeconds,
});

const linkWay = "way of a sign-up's link";

export function newSignUpId(): string {
  return randomUUID();
}

/**
 * Marks the sign-up with an address as one of this browser.
 * @param id - of the sign-up, drawn for every sign-up: it does not tell whether the address has an account
 */
export function ownSignUpCookie(
  services: Pick<Services, "tokens" | "now">,
  request: Request,
  { address, id }: { address: string; id: string },
): string {
  return ownSignUps.write(services, request, `${id} ${address}`);
}

/** The id of the sign-up with the address in this browser; `null` when there was none. */
export function ownSignUp(
  services: Pick<Services, "tokens">,
  request: Request,
  address: string,
): string | null {
  const [id = null, known] = ownSignUps.read(services, request)?.split(" ") ?? [];
  return known === address ? id : null;
}

/**
 * Tells the sign-in page the address of a sign-up, which has just been typed. Others may use the
 * browser too: it is told for an hour, or until somebody signs in with a password.
 * @param address - `null` takes it away
 */
export function signUpAddressCookie(
  services: Pick<Services, "tokens" | "now">,
  request: Request,
  address: string | null,
): string {
  return addresses.write(services, request, address);
}

/** The address that this browser signed up with; `null` when none is known. */
export function signUpAddress(services: Pick<Services, "tokens">, request: Request): string | null {
  return addresses.read(services, request);
}

/**
 * Keeps the page that a visitor wants to reach by signing up, until the mail is followed: a runner who
 * has chosen a plan finds it again.
 * @param from - a path of this site; one too long for a cookie is not kept
 */
export function signUpWayCookie(
  services: Pick<Services, "tokens" | "now">,
  request: Request,
  from: string,
): string {
  return ways.write(services, request, isKept(from) ? from : null);
}

function isKept(from: string): boolean {
  return from !== "/" && from.length <= longestWay;
}

/** The page that this browser's sign-up leads to; the home page when none is known. */
export function signUpWay(services: Pick<Services, "tokens">, request: Request): string {
  return returnPath(ways.read(services, request));
}

/** The same for the link of the mail, which a mail app may open in another browser; `null` for none. */
export function signUpWayToken(
  services: Pick<Services, "tokens" | "now">,
  from: string,
): string | null {
  return isKept(from) ? signed(services, linkWay, from, daySeconds) : null;
}

/** The page that the link of a sign-up leads to; the home page for a forged token or none. */
export function wayOfLink({ tokens }: Pick<Services, "tokens">, token: string): string {
  return returnPath(tokens.read(linkWay, token));
}

/** A signed value that the browser keeps for some seconds; `null` is none, or takes it away. */
function signedCookie(
  purpose: string,
  { name, seconds, path = "/" }: { name: string; seconds: number; path?: string },
) {
  return {
    write(services: Pick<Services, "tokens" | "now">, request: Request, value: string | null) {
      const token = value === null ? null : signed(services, purpose, value, seconds);
      const lang = languageOf(new URL(request.url));
      const below = path === "/" ? path : inLanguage(lang, path);
      return waitingCookie(request, name, { value: token, seconds, path: below });
    },
    read({ tokens }: Pick<Services, "tokens">, request: Request) {
      const token = waitingValue(request, name);
      return token && tokens.read(purpose, token);
    },
  };
}

function signed(
  { tokens, now }: Pick<Services, "tokens" | "now">,
  purpose: string,
  value: string,
  seconds: number,
): string {
  return tokens.sign(purpose, value, { expires: new Date(now().getTime() + seconds * 1000) });
}
