import { randomUUID } from "node:crypto";
import { AuthClient } from "@supabase/auth-js";
import { vi } from "vitest";
import { authIdentities } from "#db/schema.ts";
import { publicKey } from "#features/app-auth/caller.server.ts";
import * as factors from "../../../app/routes/programs/auth/factors.ts";
import * as google from "../../../app/routes/programs/auth/google.ts";
import * as open from "../../../app/routes/programs/auth/public.ts";
import * as service from "../../../app/routes/programs/auth/service.ts";
import * as signIn from "../../../app/routes/programs/auth/sign-in.ts";
import * as user from "../../../app/routes/programs/auth/user.ts";
import { type Accounts, mailsTo } from "../identity.ts";
import { aPerson } from "../people.ts";
import { serveRoutes } from "./host.ts";

/** The addresses of `/auth/v1`. */
const routes = {
  "auth/v1/.well-known/jwks.json": open,
  "auth/v1/health": service,
  "auth/v1/settings": service,
  "auth/v1/signup": signIn,
  "auth/v1/otp": signIn,
  "auth/v1/recover": signIn,
  "auth/v1/resend": signIn,
  "auth/v1/verify": signIn,
  "auth/v1/token": signIn,
  "auth/v1/sso": signIn,
  "auth/v1/user": user,
  "auth/v1/reauthenticate": user,
  "auth/v1/logout": user,
  "auth/v1/factors": factors,
  "auth/v1/factors/:id": factors,
  "auth/v1/factors/:id/challenge": factors,
  "auth/v1/factors/:id/verify": factors,
  "auth/v1/authorize": google,
  "auth/v1/callback": google,
  "auth/v1/user/identities/authorize": google,
  "auth/v1/user/identities/:id": google,
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
    /** What a refresh gets instead of the server's answer; `null` for that answer. */
    meanwhile = (_send: () => Promise<Response>): Response | Promise<Response> | null => null,
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
    fetch: async (address, init) => {
      requests.push(`${init?.method ?? "GET"} ${address}`);
      const isRefresh = String(address).includes("grant_type=refresh_token");
      const send = () => fetch(address, init);
      return (isRefresh && meanwhile(send)) || send();
    },
  });
  auth.onAuthStateChange((event) => void events.push(event));
  return { auth, events, store, storageKey, requests };
}

export const password = "a good password";

/** Somebody who has signed up on the website, with the password above. */
export async function aMember(services: Accounts, email: string): Promise<string> {
  const userId = await aPerson(services.db, { email });
  const hash = await services.identity.hash(password);
  await services.db
    .insert(authIdentities)
    .values({ userId, providerId: "credential", accountId: userId, password: hash });
  return userId;
}

/** An app in which a member has just signed in. */
export async function signedInApp(
  origin: string,
  services: Accounts,
  email: string,
  options: Parameters<typeof anApp>[2] = {},
) {
  const app = anApp(origin, services, options);
  const { data, error } = await app.auth.signInWithPassword({ email, password });
  if (!data.session) throw error;
  return { ...app, session: data.session };
}

/** The six digits of the newest letter to an address. */
export async function digitsTo(services: Accounts, address: string): Promise<string> {
  const [newest] = await mailsTo(services, address);
  const digits = newest?.body.match(/^\s*(\d{6})\s*$/m)?.[1];
  if (!digits) throw new Error(`The newest letter to ${address} has no code.`);
  return digits;
}

/** Sets the clock of this process, of the client and of the server in it, so many seconds on. */
export function later(seconds: number): void {
  const time = Date.now() + seconds * 1000;
  vi.useFakeTimers({ toFake: ["Date"], now: time });
}
