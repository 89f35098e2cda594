import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import type { Log } from "../log/log.ts";
import type { Fetch, GoogleKey } from "./google.ts";
import { googleKeySet, readIdClaims, readIdHead } from "./schema.ts";

/** Google's keys for tokens that it signs (OpenID Connect). */
export const GOOGLE_KEYS_URL = "https://www.googleapis.com/oauth2/v3/certs";

const issuers = new Set(["https://accounts.google.com", "accounts.google.com"]);
const algorithm = "RS256";
const longestToken = 8192;
const timeoutMs = 10_000;
/** Google announces new keys days before it uses them. */
const keptMs = 3600_000;
/** A made-up key name does not make this server ask Google each time. */
const soonestMs = 60_000;
/** Clocks may differ by so much. */
const skewSeconds = 60;

/** A person whom Google vouches for, with a confirmed address. */
export type VouchedFor = {
  /** Google's own number of the person. */
  id: string;
  email: string;
  name: string;
  /** What Google gave for asking it later; nothing with a token that an app has brought. */
  tokens: {
    accessToken?: string | undefined;
    refreshToken?: string | undefined;
    scopes?: string[] | undefined;
  };
};

export type IdTokenAnswer =
  | { problem: null; person: VouchedFor }
  | { problem: "bad-id-token" | "wrong-nonce" | "other-audience" | "google-away" };

type Setup = { key: GoogleKey; fetch: Fetch; log: Log; now: () => Date };
type Keys = ReadonlyMap<string, KeyObject>;

/** Checks tokens by Google's keys, which are asked for once an hour at most and for a new name. */
export function openGoogleKeys({ key, fetch, log, now }: Setup) {
  let known: { keys: Keys; readAt: number } | null = null;

  async function keyNamed(kid: string): Promise<KeyObject | null> {
    const age = known ? now().getTime() - known.readAt : Number.POSITIVE_INFINITY;
    const isOld = age > keptMs || (age > soonestMs && !known?.keys.has(kid));
    if (isOld) known = { keys: await askForKeys(fetch), readAt: now().getTime() };
    return known?.keys.get(kid) ?? null;
  }

  return {
    async read(token: string, nonce: string): Promise<IdTokenAnswer> {
      const parts = token.length <= longestToken ? token.split(".") : [];
      const [head = "", payload = "", sealed = ""] = parts;
      const named = readIdHead(decode(head));
      if (parts.length !== 3 || named?.alg !== algorithm) return { problem: "bad-id-token" };
      let signer: KeyObject | null;
      try {
        signer = await keyNamed(named.kid);
      } catch (error) {
        log.warn({ error }, "Google does not tell its keys");
        return { problem: "google-away" };
      }
      const signature = Buffer.from(sealed, "base64url");
      const body = Buffer.from(`${head}.${payload}`);
      const isSigned = signer !== null && verify("sha256", body, signer, signature);
      const said = isSigned ? readIdClaims(decode(payload)) : null;
      const time = now().getTime() / 1000;
      const isGood =
        said !== null &&
        issuers.has(said.iss) &&
        said.exp > time - skewSeconds &&
        said.iat < time + skewSeconds &&
        said.email_verified;
      if (!isGood) return { problem: "bad-id-token" };
      if (said.aud !== key.clientId) return { problem: "other-audience" };
      if (!isNonceOf(said.nonce, nonce)) return { problem: "wrong-nonce" };
      const { sub: id, email, name } = said;
      return { problem: null, person: { id, email, name, tokens: {} } };
    },
  };
}

/** The token has the hash of the word that the app has made up, or neither has one. */
function isNonceOf(hashed: string, nonce: string): boolean {
  if (!hashed && !nonce) return true;
  return hashed === createHash("sha256").update(nonce).digest("hex") && nonce !== "";
}

async function askForKeys(fetch: Fetch): Promise<Keys> {
  const answer = await fetch(GOOGLE_KEYS_URL, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`Google's keys: ${answer.status}`);
  const { keys } = googleKeySet.parse(await answer.json());
  const usable = keys.filter((each) => each !== null);
  return new Map(
    usable.map(({ kid, ...jwk }) => [kid, createPublicKey({ key: jwk, format: "jwk" })]),
  );
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString());
  } catch {
    return null;
  }
}
