import { randomUUID } from "node:crypto";
import { AuthClient } from "@supabase/auth-js";
import { vi } from "vitest";
import { authIdentities } from "#db/schema.ts";
import { publicKey } from "#features/accounts/apps/public-key.server.ts";
import * as health from "../../../app/routes/programs/auth/about/health.ts";
import * as keySet from "../../../app/routes/programs/auth/key-set.ts";
import * as oneTimeCode from "../../../app/routes/programs/auth/one-time-code.ts";
import * as reauthenticate from "../../../app/routes/programs/auth/reauthenticate.ts";
import * as recover from "../../../app/routes/programs/auth/recover.ts";
import * as resend from "../../../app/routes/programs/auth/resend.ts";
import * as settings from "../../../app/routes/programs/auth/settings.ts";
import * as signOut from "../../../app/routes/programs/auth/sign-out.ts";
import * as signUp from "../../../app/routes/programs/auth/sign-up.ts";
import * as token from "../../../app/routes/programs/auth/token.ts";
import * as user from "../../../app/routes/programs/auth/user.ts";
import * as verify from "../../../app/routes/programs/auth/verify.ts";
import { type Accounts, mailsTo } from "../identity.ts";
import { aPerson } from "../people.ts";
import { serveRoutes } from "./host.ts";

/** The addresses of `/auth/v1`. */
const routes = {
  "auth/v1/.well-known/jwks.json": keySet,
  "auth/v1/health": health,
  "auth/v1/logout": signOut,
  "auth/v1/otp": oneTimeCode,
  "auth/v1/reauthenticate": reauthenticate,
  "auth/v1/recover": recover,
  "auth/v1/resend": resend,
  "auth/v1/settings": settings,
  "auth/v1/signup": signUp,
  "auth/v1/token": token,
  "auth/v1/user": user,
  "auth/v1/verify": verify,
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
