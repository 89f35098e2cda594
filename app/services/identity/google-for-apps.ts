import { createHash } from "node:crypto";
import type { Log } from "../log/log.ts";
import { type Fetch, GOOGLE_CONSENT_URL, type GoogleKey, googleProvider } from "./google.ts";
import { type IdTokenAnswer, openGoogleKeys, type VouchedFor } from "./google-id-tokens.ts";
import { SANDBOX_CONSENT_PATH } from "./sandbox.ts";

/** The accounts of people whom Google vouches for, found and made as the website does. */
export type GoogleAccounts = {
  /** Finds the account, adds Google to the one with this address, or makes one. It opens no session. */
  accountOf(
    person: VouchedFor,
  ): Promise<{ problem: null; userId: string } | { problem: "google-refused" }>;
  /** Adds Google as a way to sign in. */
  link(
    owner: { userId: string; email: string },
    person: VouchedFor,
  ): Promise<{ problem: null } | { problem: GoogleLinkProblem }>;
};

export type GoogleLinkProblem = "other-address" | "linked-elsewhere" | "google-refused";

/** A visit to Google's consent page. */
export type ConsentVisit = {
  /** Of this site. */
  origin: string;
  redirectUri: string;
  state: string;
  /** Kept here; Google gets its hash, and the verifier with the code (RFC 7636). */
  verifier: string;
};

/** Signing in with Google without the addresses and the cookies of the library. */
export type GoogleForApps = GoogleAccounts & {
  /** The address of the consent page. */
  consentPage(visit: ConsentVisit): string;
  /** Whom a code from the consent page stands for; `null` for a code that Google does not accept. */
  exchange(code: string, visit: Omit<ConsentVisit, "origin" | "state">): Promise<VouchedFor | null>;
  /** Whom a token names that Google has signed for this site. */
  readIdToken(token: string, nonce: string): Promise<IdTokenAnswer>;
};

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
