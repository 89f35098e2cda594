import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import { splitLanguage } from "#values/web/language.ts";
import { localPath } from "#values/web/local-path.ts";
import type { SignInFailure, SignInNotice } from "./messages.ts";

/** The ending of an address that asks for the data of a page only. */
const DATA = /(?:\/_root)?\.data$/;

const ROUTER_PARAMETERS = ["_routes", "index"];

/**
 * The sign-in page, which leads back to `from` afterwards.
 * @param notice - what the page says about something that was done elsewhere
 */
export function loginPath(from?: string, notice?: SignInNotice | undefined): string {
  return withQuery(href("/login"), { from: wayBack(from), notice });
}

/** The sign-in page after another way to sign in has failed. */
export function failedLoginPath(failure: SignInFailure, from?: string): string {
  return withQuery(href("/login"), { from: wayBack(from), failure });
}

/** The page that asks for a code before the person is signed in and goes on to `from`. */
export function secondStepPath(from: string): string {
  return withQuery(href("/login/two-factor"), { from: wayBack(from) });
}

/** The sign-up page, which leads back to `from` after signing in. */
export function signupPath(from?: string): string {
  return withQuery(href("/signup"), { from: wayBack(from) });
}

/** The home page is the default, so the address omits it. */
function wayBack(from: string | undefined): string | undefined {
  return from === "/" ? undefined : from;
}

/**
 * The page to show after signing in: the one the viewer came from, or the home page. The sign-in
 * screens do not count.
 */
export function returnPath(from: unknown): string {
  const path = localPath(from);
  const [pathname] = path.split("?", 1);
  return signInScreens().some((screen) => screen === pathname) ? "/" : path;
}

function signInScreens(): string[] {
  return [
    href("/login"),
    href("/login/two-factor"),
    href("/signup"),
    href("/forgot-password"),
    href("/reset-password"),
    href("/auth/confirm"),
  ];
}

/**
 * The path of the page that the viewer sees, without the prefix of its language: that of the request, or
 * for a form the page of the form.
 */
export function pageOf(request: Request): string {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const referer = URL.parse(request.headers.get("referer") ?? "");
    const isOwn = referer?.origin === new URL(request.url).origin;
    return isOwn ? localPath(splitLanguage(referer.pathname).path + referer.search) : "/";
  }
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ROUTER_PARAMETERS) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return localPath((splitLanguage(pathname.replace(DATA, "")).path || "/") + query);
}
