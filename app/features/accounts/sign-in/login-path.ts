import { href } from "react-router";
import type { Failure, Notice } from "../messages.ts";

/**
 * The sign-in page, which leads back to `from` afterwards.
 * @param notice - what it says that has been done elsewhere
 */
export function loginPath(from?: string, notice?: Notice | undefined): string {
  return withQuery(href("/login"), { from, notice });
}

/** The sign-in page after another way in has failed. */
export function failedLoginPath(failure: Failure, from?: string): string {
  return withQuery(href("/login"), { from, failure });
}

/** Where a code is asked for, before somebody comes in and goes on to `from`. */
export function secondStepPath(from: string): string {
  return withQuery(href("/login/two-factor"), { from });
}

/** The sign-up page, which leads back to `from` after signing in. */
export function signupPath(from?: string): string {
  return withQuery(href("/signup"), { from });
}

function withQuery(path: string, { from, ...said }: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  if (from && from !== "/") query.set("from", from);
  for (const [name, value] of Object.entries(said)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
