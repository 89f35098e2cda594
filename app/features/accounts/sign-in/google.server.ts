import { publicOrigin, services } from "#services/context.ts";
import { type Asker, SECOND_STEP_HEADER } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { inLanguage, languageOf, splitLanguage } from "#values/web/language.ts";
import { failedLoginPath, loginPath, secondStepPath } from "../login-path.ts";
import type { SignInFailure } from "../messages.ts";
import { mayUseSandbox, type RequestArgs } from "../viewer.server.ts";

/** The next address of the browser, and the cookies to set. */
type Redirection = { to: string; headers: Headers };

/** Whether this visitor can sign in with Google; the sandbox is restricted. */
export async function offersGoogle(asked: RequestArgs): Promise<boolean> {
  const { google } = services(asked.context).identity;
  return google === "live" || (google === "sandbox" && (await mayUseSandbox(asked)));
}

/**
 * Leads to Google's consent page; the cookies keep what its answer must match. Google knows one address of
 * ours, without a language: the page to return to has the one of this request.
 */
export async function beginGoogle(
  { identity, log }: Pick<Services, "identity" | "log">,
  asker: Asker,
  from: string,
): Promise<Redirection> {
  if (identity.google === "unavailable") return failed("google-unavailable", from);
  const lang = languageOf(new URL(asker.request.url));
  const answer = await identity.ask(asker, "/sign-in/social", {
    provider: "google",
    callbackURL: inLanguage(lang, from),
    errorCallbackURL: inLanguage(lang, failedLoginPath("google", from)),
    disableRedirect: true,
  });
  if (answer.status === 429) return failed("limit", from);
  if (answer.location) return { to: answer.location, headers: answer.headers };
  log.warn({ code: answer.code, status: answer.status }, "Google sign-in could not begin");
  return failed("google", from);
}

/** Reads what Google sent back with the browser, and signs the person in. */
export async function finishGoogle(
  { identity, log }: Pick<Services, "identity" | "log">,
  asker: Asker,
): Promise<Redirection> {
  const response = await identity.pass(asker);
  const origin = publicOrigin(asker.request);
  const to = URL.parse(response.headers.get("location") ?? "", origin);
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  const code = to?.searchParams.get("error");
  const { lang, path } = splitLanguage(to?.pathname ?? "/");
  if (to?.origin === origin && !code) {
    const from = path + to.search;
    const next = response.headers.has(SECOND_STEP_HEADER) ? secondStepPath(from) : from;
    return { to: inLanguage(lang, next), headers };
  }
  const from = to?.searchParams.get("from") ?? "/";
  // The person declined at Google, which is not a failure.
  if (code === "access_denied") {
    return { to: inLanguage(lang, loginPath(from, "google-cancelled")), headers };
  }
  log.info({ code, status: response.status }, "Google sign-in failed");
  const failure = code === "ACCOUNT_INACTIVE" ? "inactive" : "google";
  return { to: inLanguage(lang, failedLoginPath(failure, from)), headers };
}

function failed(failure: SignInFailure, from: string): Redirection {
  return { to: failedLoginPath(failure, from), headers: new Headers() };
}
