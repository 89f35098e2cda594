import { setTimeout } from "node:timers/promises";
import { originOf } from "../address/config.ts";
import type { Library } from "./better-auth.ts";
import { type Fetch, GOOGLE_CONSENT_URL, type GoogleKey } from "./google.ts";
import { openGoogleForApps } from "./google-for-apps.ts";
import { type Answer, type Asker, IDENTITY_PATH, type Identity } from "./identity.ts";
import { googleSandbox, SANDBOX_CONSENT_PATH, SANDBOX_GOOGLE } from "./sandbox.ts";
import { answerBody } from "./schema.ts";
import { openSecretBox } from "./secret-box.ts";
import { type IdentitySetup, sessionCookie } from "./sign-in-guard.ts";

type Setup = Omit<IdentitySetup, "google"> & {
  google: GoogleKey | "sandbox" | null;
  redirects: readonly string[];
  pause?: Identity["pause"];
};

/** Identity by better-auth, which is loaded at the first sign-in: it is 60 MB of code. */
export function openIdentity({
  google,
  redirects,
  pause = (milliseconds) => setTimeout(milliseconds),
  ...setup
}: Setup): Identity {
  const sandbox = google === "sandbox" ? googleSandbox(setup.tokens, setup.now) : null;
  const key = google === "sandbox" ? SANDBOX_GOOGLE : google;
  const fetch: Fetch = sandbox?.fetch ?? globalThis.fetch;
  let library: Promise<Library> | undefined;
  const load = () => (library ??= loadLibrary());

  async function loadLibrary() {
    const { openLibrary } = await import("./better-auth.ts");
    return openLibrary({ ...setup, google: key && { ...key, fetch } });
  }

  return {
    google: google === "sandbox" ? "sandbox" : google ? "live" : "unavailable",
    grant: sandbox?.grant ?? null,
    googleForApps:
      key &&
      openGoogleForApps({
        ...setup,
        key,
        fetch,
        isSandbox: sandbox !== null,
        accounts: async () => (await load()).googleAccounts,
      }),
    async ask(asker, path, body) {
      const request = browserRequest(setup.appUrl, asker, path, body);
      const answer = await toAnswer(await (await load()).handler(request)(request));
      if (sandbox && answer.location) {
        answer.location = answer.location.replace(GOOGLE_CONSENT_URL, SANDBOX_CONSENT_PATH);
      }
      return answer;
    },
    async pass({ request, clientAddress }) {
      const headers = new Headers(request.headers);
      headers.set("x-client-ip", clientAddress);
      const { method } = request;
      const { pathname, search } = new URL(request.url);
      const url = originOf(setup.appUrl, request) + pathname + search;
      // The host's request is a light stand-in, of which a Request cannot be made directly.
      const body = method === "POST" ? await request.text() : null;
      const passed = new Request(url, { method, headers, body });
      return (await load()).handler(passed)(passed);
    },
    cookie: sessionCookie(setup.secret, setup.now),
    secondStep: {
      make: async () => (await load()).secondStep.make(),
      decryptKey: async (encrypted) => (await load()).secondStep.decryptKey(encrypted),
      withoutCode: async (...of) => (await load()).secondStep.withoutCode(...of),
    },
    hash: async (password) => (await load()).hash(password),
    matches: async (password, hash) => (await load()).matches(password, hash),
    confirmationLink: async (...about) => (await load()).confirmationLink(...about),
    confirmedAddress: async (token) => (await load()).confirmedAddress(token),
    enter: async (userId, client) => (await load()).enter(userId, client),
    join: async (email) => (await load()).join(email),
    redirects,
    pause,
    box: openSecretBox(setup.secret),
  };
}

/** A request such as the person's browser would send from one of our own pages. */
function browserRequest(
  appUrl: string | null,
  { request, clientAddress }: Asker,
  path: string,
  body?: object,
): Request {
  const origin = originOf(appUrl, request);
  const headers = new Headers({ origin, "x-client-ip": clientAddress });
  for (const name of ["cookie", "user-agent"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (body) headers.set("content-type", "application/json");
  return new Request(`${origin}${IDENTITY_PATH}${path}`, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = answerBody.parse(text ? JSON.parse(text) : null);
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return {
    status: response.status,
    code: textOf(body.code),
    message: textOf(body.message),
    body,
    headers,
    location: response.headers.get("location") ?? textOf(body.url),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
