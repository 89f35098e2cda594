import { createHash } from "node:crypto";
import type { Log } from "../../log/log.ts";
import { type Fetch, GOOGLE_CONSENT_URL, type GoogleKey, googleProvider } from "../google.ts";
import { SANDBOX_CONSENT_PATH } from "../sandbox.ts";
import type { GoogleAccounts, GoogleForApps } from "./google-for-apps.ts";
import { openGoogleKeys } from "./id-tokens.ts";

type Setup = {
  key: GoogleKey;
  fetch: Fetch;
  log: Log;
  now: () => Date;
  isSandbox: boolean;
  accounts: () => Promise<GoogleAccounts>;
};

/** Google for apps, over a given `fetch`. */
export function openGoogleForApps(setup: Setup): GoogleForApps {
  const { key, fetch, log, isSandbox, accounts } = setup;
  const provider = googleProvider(key, fetch, log);
  const keys = openGoogleKeys(setup);
  return {
    consentPage({ origin, redirectUri, state, verifier }) {
      const url = new URL(isSandbox ? origin + SANDBOX_CONSENT_PATH : GOOGLE_CONSENT_URL);
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      for (const [name, value] of Object.entries({
        response_type: "code",
        client_id: key.clientId,
        redirect_uri: redirectUri,
        scope: provider.scopes.join(" "),
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        access_type: provider.accessType,
        prompt: provider.prompt,
      })) {
        url.searchParams.set(name, value);
      }
      return url.href;
    },
    async exchange(code, { redirectUri, verifier }) {
      try {
        const tokens = await provider.getToken({
          code,
          redirectURI: redirectUri,
          codeVerifier: verifier,
        });
        const person = await provider.getUserInfo(tokens);
        return person && { ...person, tokens };
      } catch (error) {
        log.warn({ error }, "Google did not accept a code of an app");
        return null;
      }
    },
    readIdToken: (token, nonce) => keys.read(token, nonce),
    accountOf: async (person) => (await accounts()).accountOf(person),
    link: async (...about) => (await accounts()).link(...about),
  };
}
