import { href } from "react-router";

/** The sign-in page, which leads back to `from` afterwards. */
export function loginPath(from?: string): string {
  return withFrom(href("/login"), from);
}

/** The sign-up page, which leads back to `from` after signing in. */
export function signupPath(from?: string): string {
  return withFrom(href("/signup"), from);
}

function withFrom(path: string, from = "/"): string {
  return from === "/" ? path : `${path}?${new URLSearchParams({ from })}`;
}
