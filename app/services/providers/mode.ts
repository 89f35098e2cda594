import type { Log } from "../log/log.ts";

/** Which implementation of an outside service answers on this server. */
export type Mode =
  | "live"
  | "sandbox"
  /** A part of the product itself, good enough for real people. */
  | "built-in"
  | "unavailable";

/** A service with its settings is live; a stand-in answers only on servers without real people. */
export function modeOf(isSet: boolean, allowsSandbox: boolean): Exclude<Mode, "built-in"> {
  if (isSet) return "live";
  return allowsSandbox ? "sandbox" : "unavailable";
}

/** A demo is not for real people; `fillWithDemo` decides whether a server is one. */
export function sandboxIsAllowed(
  { sandbox, mode }: { sandbox: boolean; mode: string },
  hasDemoData: boolean,
): boolean {
  return sandbox || hasDemoData || mode !== "production";
}

/** Thrown at the start when a service that must be live is not. */
export class ServicesMissing extends Error {
  constructor(names: string[]) {
    super(`These services of REQUIRE_LIVE_SERVICES are not set up: ${names.join(", ")}.`);
    this.name = "ServicesMissing";
  }
}

/**
 * Logs which services are the real ones.
 * @param required - those of `REQUIRE_LIVE_SERVICES`
 * @throws {ServicesMissing}
 */
export function reportModes(
  log: Pick<Log, "info">,
  modes: Record<string, Mode>,
  required: string[],
): void {
  const missing = required.filter((name) => modes[name] !== "live");
  if (missing.length > 0) throw new ServicesMissing(missing);
  log.info({ services: modes }, "outside services");
}
