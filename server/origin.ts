import type { IncomingMessage } from "node:http";

export type OriginRules = {
  /** The public address, when it is configured. */
  appUrl: string | null;
  /** Whether a proxy before us may say which host and scheme the browser used. */
  trustProxy: boolean;
};

/** The scheme and host under which the browser reaches us; `null` for a host that is none. */
export function publicOrigin(request: IncomingMessage, rules: OriginRules): string | null {
  if (rules.appUrl) return rules.appUrl;
  const { headers } = request;
  const host = (rules.trustProxy && last(headers["x-forwarded-host"])) || headers.host || "";
  const proto = (rules.trustProxy && last(headers["x-forwarded-proto"])) || "http";
  const origin = `${proto === "https" ? "https" : "http"}://${host}`;
  return URL.canParse(origin) && /^[\w.\-:[\]]+$/.test(host) ? new URL(origin).origin : null;
}

/** A proxy appends: only what the nearest one wrote is its own. */
export function last(header: string | string[] | undefined): string {
  return (
    String(header ?? "")
      .split(",")
      .at(-1)
      ?.trim() ?? ""
  );
}
