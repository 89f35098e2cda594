import { href } from "react-router";
import { localPath } from "#values/web/local-path.ts";

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
