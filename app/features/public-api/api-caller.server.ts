import { appCaller } from "#features/app-auth/caller.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { countTold, type ToldLimit } from "#services/limits/limits.ts";
import type { Services } from "#services/services.ts";
import type { KeyScope } from "#values/key-scopes.ts";
import { keyCaller, namesKey } from "./keys/keys.server.ts";
import type { ApiRefusal } from "./refusal.server.ts";

/** The program that asks: by a key, or as the app in which somebody is signed in. */
export type ApiCaller = {
  /** The key, or the session of the app. */
  id: string;
  editor: Editor & { isAdmin: false };
  /** What the key may do besides reading; empty for an app. */
  scopes: readonly KeyScope[];
  isApp: boolean;
};

/**
 * Who asks. An app has no scopes: signing in to it shows the app who somebody is, and lends it no rights
 * over races. Neither a key nor an app is ever an administrator.
 * @returns `null` for a program that names nobody
 */
export async function apiCaller(
  services: Pick<Services, "db" | "now" | "identity">,
  request: Request,
): Promise<ApiCaller | ApiRefusal | null> {
  if (!request.headers.has("authorization")) return null;
  if (namesKey(request)) {
    const caller = await keyCaller(services, request);
    if (!caller) return { problem: "bad-key" };
    const { keyId, viewer, scopes } = caller;
    return { id: keyId, editor: { userId: viewer.userId, isAdmin: false }, scopes, isApp: false };
  }
  const caller = await appCaller(services, request);
  if ("viewer" in caller) {
    const { sessionId, userId } = caller.viewer;
    return { id: sessionId, editor: { userId, isAdmin: false }, scopes: [], isApp: true };
  }
  // Clients of apps send the public key when nobody is signed in.
  if (caller.problem === "no-token") return null;
  return { problem: caller.problem === "second-step-needed" ? caller.problem : "bad-key" };
}

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
