import type { LimitUse } from "#services/limits/limits.ts";
import type { Services } from "#services/services.ts";
import type { ApiCaller } from "./api-caller.server.ts";

/** What a call leaves of its limit, as headers of the answer. */
export type ApiLimit = Pick<LimitUse, "isAllowed"> & { headers: [name: string, value: string][] };

/** Counts a call: by the key or the app's session, its writes besides, or by network. */
export async function countCall(
  { limits }: Pick<Services, "limits">,
  { caller, isWrite, network }: { caller: ApiCaller | null; isWrite: boolean; network: string },
): Promise<ApiLimit> {
  if (!caller) return told("network", await limits.use("apiNetwork", network));
  if (!isWrite) return told("key", await limits.use("apiKey", caller.id));
  return told("write", await limits.use("apiWrite", caller.id));
}

/** The headers of the draft of the IETF, and for a refused call when to ask again. */
function told(name: string, { isAllowed, ...use }: LimitUse): ApiLimit {
  const headers: ApiLimit["headers"] = [
    ["RateLimit-Policy", `"${name}";q=${use.limit};w=${use.seconds}`],
    ["RateLimit", `"${name}";r=${use.remaining};t=${use.resetsIn}`],
  ];
  if (!isAllowed) headers.push(["Retry-After", String(use.resetsIn)]);
  return { isAllowed, headers };
}
