import { createHash, generateKeyPairSync, type KeyObject } from "node:crypto";
import type { Tokens } from "../limits/tokens.ts";
import type { Fetch } from "./google.ts";
import { GOOGLE_KEYS_URL } from "./google-id-tokens.ts";
import { type GoogleCode, type GooglePerson, googleCode, googlePerson } from "./schema.ts";

export const SANDBOX_GOOGLE = { clientId: "sandbox", clientSecret: "sandbox" };

/** The page that stands for Google's own. */
export const SANDBOX_CONSENT_PATH = "/sandbox/google";

const CODE_MS = 300_000;

/**
 * Google's two addresses, answered in process. Nothing is stored: a code and an access token are
 * what they stand for, signed.
 */
export function googleSandbox(tokens: Tokens, now: () => Date) {
  const fetch: Fetch = async (url, init) => {
    if (url === GOOGLE_KEYS_URL) return Response.json({ keys: [sandboxKey().jwk] });
    if (url.endsWith("/token")) return exchange(new URLSearchParams(String(init.body)));
    const bearer = new Headers(init.headers).get("authorization")?.replace("Bearer ", "") ?? "";
    const known = tokens.read("sandbox-google-access", bearer);
    if (!known) return Response.json({ error: "invalid_token" }, { status: 401 });
    const { email, name } = googlePerson.parse(JSON.parse(known));
    const sub = createHash("sha256").update(email).digest("hex").slice(0, 21);
    return Response.json({ sub, email, email_verified: true, name });
  };

  function exchange(form: URLSearchParams): Response {
    const known = tokens.read("sandbox-google-code", form.get("code") ?? "");
    const code = known ? googleCode.parse(JSON.parse(known)) : null;
    if (!code || code.challenge !== challengeOf(form.get("code_verifier") ?? "")) {
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    }
    const person = JSON.stringify(code.person);
    return Response.json({
      access_token: tokens.sign("sandbox-google-access", person),
      refresh_token: tokens.sign("sandbox-google-refresh", person),
      token_type: "Bearer",
      expires_in: 3599,
      scope: "openid email profile",
    });
  }

  return {
    fetch,
    /** The code that the consent page sends back with the browser. */
    grant(person: GooglePerson, asked: URLSearchParams): string {
      const code: GoogleCode = { person, challenge: asked.get("code_challenge") };
      const expires = new Date(now().getTime() + CODE_MS);
      return tokens.sign("sandbox-google-code", JSON.stringify(code), { expires });
    },
  };
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

type SandboxKey = { kid: string; privateKey: KeyObject; jwk: object };

let made: SandboxKey | undefined;

/** The key with which the sandbox signs instead of Google: one for each process, made when it is needed. */
export function sandboxKey(): SandboxKey {
  made ??= newKey();
  return made;
}

function newKey(): SandboxKey {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const kid = "sandbox";
  return { kid, privateKey, jwk: { ...publicKey.export({ format: "jwk" }), kid, alg: "RS256" } };
}
