import { countTold, type ToldLimit } from "#services/limits/told-limit.ts";
import type { Services } from "#services/services.ts";
import type { ApiCaller } from "./api-caller.server.ts";

/** Counts a call: by the key or the app's session, its writes besides, or by network. */
export function countCall(
  { limits }: Pick<Services, "limits">,
  { caller, isWrite, network }: { caller: ApiCaller | null; isWrite: boolean; network: string },
): Promise<ToldLimit> {
  if (!caller) return countTold(limits, { name: "apiNetwork", policy: "network", key: network });
  return countTold(limits, {
    name: isWrite ? "apiWrite" : "apiKey",
    policy: isWrite ? "write" : "key",
    key: caller.id,
  });
}
