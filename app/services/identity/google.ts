import type { Log } from "../log/log.ts";
import { type GoogleClaims, type GoogleTokens, googleClaims, googleTokens } from "./schema.ts";

/** The page on which Google asks for consent. The browser opens it. */
export const GOOGLE_CONSENT_URL = "https://accounts.google.com/o/oauth2/v2/auth";

const TOKEN_URL = "https://oauth2.googleapis.com/token";
const PERSON_URL = "https://openidconnect.googleapis.com/v1/userinfo";

/** Google answers within a second; longer is a fault. */
const TIMEOUT_MS = 10_000;

export type GoogleKey = { clientId: string; clientSecret: string };

/**
 * Google as the library's provider, over a given `fetch`. It asks for offline access and for consent
 * each time, and ignores an address that Google has not confirmed.
 */
export function googleProvider({ clientId, clientSecret }: GoogleKey, fetch: Fetch, log: Log) {
  return {
    providerId: "google",
    clientId,
    clientSecret,
    authorizationUrl: GOOGLE_CONSENT_URL,
    scopes: ["openid", "email", "profile"],
    accessType: "offline",
    prompt: "consent" as const,
    pkce: true,
    async getToken({ code, redirectURI, codeVerifier }: Exchange) {
      const answer = await fetch(TOKEN_URL, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code,
          redirect_uri: redirectURI,
          client_id: clientId,
          client_secret: clientSecret,
          ...(codeVerifier && { code_verifier: codeVerifier }),
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`Google refused the code: ${answer.status}`);
      return toTokens(googleTokens.parse(await answer.json()));
    },
    async getUserInfo({ accessToken }: { accessToken?: string | undefined }) {
      try {
        const headers = { Authorization: `Bearer ${accessToken}` };
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const answer = await fetch(PERSON_URL, { headers, signal });
        if (!answer.ok) throw new Error(`Google does not tell who it is: ${answer.status}`);
        return toPerson(googleClaims.parse(await answer.json()));
      } catch (error) {
        log.warn({ error }, "Google sign-in failed");
        return null;
      }
    },
  };
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Exchange = { code: string; redirectURI: string; codeVerifier?: string | undefined };

function toTokens({ access_token, refresh_token, id_token, scope }: GoogleTokens) {
  return {
    tokenType: "Bearer",
    accessToken: access_token,
    ...(refresh_token && { refreshToken: refresh_token }),
    ...(id_token && { idToken: id_token }),
    scopes: scope?.split(" ") ?? [],
  };
}

/** Google's picture is left out: showing it would tell Google which visitor looks at which page. */
function toPerson({ sub, email, email_verified, name = "" }: GoogleClaims) {
  if (!sub || !email || email_verified !== true) return null;
  return { id: sub, email, emailVerified: true, name };
}
