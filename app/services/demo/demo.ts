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
  | "storage"
>;

/**
 * Whether this server may be a demo: if the settings ask for it, or by default on the embedded database
 * if no setting points to real people.
 */
export function wantsDemo(settings: Settings, engine: "server" | "embedded"): boolean {
  return settings.demoData ?? (engine === "embedded" && !isMeantForPeople(settings));
}

function isMeantForPeople(settings: Settings): boolean {
  const { appUrl, mail, sms, payments, google, storage, requiredServices } = settings;
  const hasKey = [mail, sms, payments, google, storage.bucket].some((service) => service !== null);
  return hasKey || appUrl !== null || requiredServices.length > 0 || settings.isReachable;
}
