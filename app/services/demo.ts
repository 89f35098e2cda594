import type { Config } from "./config.ts";

type Settings = Pick<
  Config,
  | "appUrl"
  | "demoData"
  | "google"
  | "isReachable"
  | "mail"
  | "payments"
  | "requiredServices"
  | "sms"
>;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a name or an address means the machine itself: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host.replace(/^::ffff:/i, ""));
}

/**
 * Whether other machines may reach this server: it listens for them, or something stands before it.
 * Without HOST a demo listens on its own machine only.
 */
export function isReachable({
  host,
  trustProxy,
  appUrl,
}: Pick<Config, "host" | "trustProxy" | "appUrl">): boolean {
  if (host !== null && !isLoopback(host)) return true;
  return trustProxy || (appUrl !== null && !isLoopback(new URL(appUrl).hostname));
}

/**
 * Whether this server may be a demo: when it was asked to, or by itself on the embedded database,
 * while nothing in its settings speaks of real people.
 */
export function wantsDemo(settings: Settings, engine: "server" | "embedded"): boolean {
  return settings.demoData ?? (engine === "embedded" && !isMeantForPeople(settings));
}

function isMeantForPeople(settings: Settings): boolean {
  const { appUrl, mail, sms, payments, google, requiredServices } = settings;
  const hasKey = [mail, sms, payments, google].some((service) => service !== null);
  return hasKey || appUrl !== null || requiredServices.length > 0 || settings.isReachable;
}
