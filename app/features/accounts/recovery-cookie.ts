const NAME = "dorsal.recovery";
const HOUR_SECONDS = 3600;

/**
 * The token of a link that was followed. It waits in a cookie for the page that sets the password:
 * that works without a script, and the token stands in no address.
 */
export function recoveryCookie(request: Request, token: string | null): string {
  const secure = request.url.startsWith("https:") ? "; Secure" : "";
  const age = token === null ? 0 : HOUR_SECONDS;
  return `${NAME}=${encodeURIComponent(token ?? "")}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** @returns the token, or null when there is none that could be one */
export function recoveryToken(request: Request): string | null {
  const [, token] = /(?:^|;\s*)dorsal\.recovery=([\w-]{1,100})(?:;|$)/.exec(cookies(request)) ?? [];
  return token ?? null;
}

function cookies(request: Request): string {
  return request.headers.get("cookie") ?? "";
}
