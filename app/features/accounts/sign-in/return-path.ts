import { href } from "react-router";
import { localPath } from "#values/web/local-path.ts";

/**
 * Where somebody goes who has signed in: the page that they came from, or the home page. A sign-in
 * screen is no such page.
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
