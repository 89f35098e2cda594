import type { Config } from "../config.ts";

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
