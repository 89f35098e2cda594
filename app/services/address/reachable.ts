const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a name or an address means the machine itself: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host.replace(/^::ffff:/i, ""));
}

/**
 * Whether other machines may reach this server: it listens for them, or something stands before it.
 * Without HOST a demo listens on its own machine only.
 */
export function isReachable({ host, trustedProxies, appUrl }: Place): boolean {
  if (host !== null && !isLoopback(host)) return true;
  return trustedProxies !== null || (appUrl !== null && !isLoopback(new URL(appUrl).hostname));
}

type Place = { host: string | null; trustedProxies: object | null; appUrl: string | null };
