import { randomUUID } from "node:crypto";
import { AuthClient } from "@supabase/auth-js";
import { vi } from "vitest";
import { publicKey } from "#features/accounts/apps/public-key.server.ts";
import * as keySet from "../../../app/routes/programs/auth/key-set.ts";
import * as token from "../../../app/routes/programs/auth/token.ts";
import * as user from "../../../app/routes/programs/auth/user.ts";
import type { Accounts } from "../identity.ts";
import { serveRoutes } from "./host.ts";

/** The addresses of `/auth/v1` that need nothing but the accounts. */
const routes = {
  "auth/v1/.well-known/jwks.json": keySet,
  "auth/v1/token": token,
  "auth/v1/user": user,
};

export function serveAuth(services: Accounts) {
  return serveRoutes(services, routes);
}

export type Store = Map<string, string>;

/** The unchanged public client: an app with a storage of its own, and what it has been told. */
export function anApp(
  origin: string,
  services: Accounts,
  {
    store = new Map() as Store,
    storageKey = randomUUID() as string,
    flowType = "implicit" as "implicit" | "pkce",
    requests = [] as string[],
  } = {},
) {
  const key = publicKey(services);
  const events: string[] = [];
  const auth = new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storage: {
      getItem: (name) => store.get(name) ?? null,
      setItem: (name, value) => void store.set(name, value),
      removeItem: (name) => void store.delete(name),
    },
    storageKey,
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: (address, init) => {
      requests.push(`${init?.method ?? "GET"} ${address}`);
      return fetch(address, init);
    },
  });
  auth.onAuthStateChange((event) => void events.push(event));
  return { auth, events, store, storageKey, requests };
}

/** Sets the clock of this process, of the client and of the server in it, so many seconds on. */
export function later(seconds: number): void {
  const time = Date.now() + seconds * 1000;
  vi.useFakeTimers({ toFake: ["Date"], now: time });
}
