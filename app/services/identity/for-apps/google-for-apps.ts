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

export type IdTokenAnswer =
  | { problem: null; person: VouchedFor }
  | { problem: "bad-id-token" | "wrong-nonce" | "other-audience" | "google-away" };
