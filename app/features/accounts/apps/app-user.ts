/** A person as apps see themselves: the public client's shape of a user. */
export type AppUser = {
  id: string;
  aud: "authenticated";
  role: "authenticated";
  email: string;
  phone: string;
  email_confirmed_at?: string | undefined;
  confirmed_at?: string | undefined;
  last_sign_in_at?: string | undefined;
  /** An address that waits for its confirmation. */
  new_email?: string | undefined;
  app_metadata: { provider: string; providers: string[] };
  user_metadata: Record<string, unknown>;
  identities: AppIdentity[];
  factors: AppFactor[];
  created_at: string;
  updated_at: string;
  is_anonymous: false;
};

/** A way to sign in. */
export type AppIdentity = {
  id: string;
  identity_id: string;
  user_id: string;
  provider: string;
  identity_data: Record<string, unknown>;
  created_at: string;
  updated_at: string;
  last_sign_in_at: string;
};

/** A second step. */
export type AppFactor = {
  id: string;
  friendly_name: string;
  factor_type: "totp";
  status: "verified" | "unverified";
  created_at: string;
  updated_at: string;
};

/** The website's name of the password, and what apps call it. */
export const emailProvider = "email";

/** The name of a provider for apps. */
export function providerName(providerId: string): string {
  return providerId === "credential" ? emailProvider : providerId;
}
