import { sql } from "drizzle-orm";
import { listOf, moment, object, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRow } from "#db/rows.ts";
import { authIdentities, authTwoFactors, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { readAppData } from "./schema.ts";

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

const person = {
  id: users.id,
  email: users.email,
  isConfirmed: users.emailVerified,
  data: users.rawUserMeta,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  newEmail: orNull(text),
  identities: listOf(
    object({
      id: authIdentities.id,
      providerId: authIdentities.providerId,
      accountId: authIdentities.accountId,
      createdAt: moment,
      updatedAt: moment,
    }),
  ),
  factors: listOf(
    object({
      id: authTwoFactors.id,
      name: authTwoFactors.friendlyName,
      isVerified: authTwoFactors.verified,
      createdAt: moment,
    }),
  ),
};

type Person = RowOf<typeof person>;

/** Somebody as their own apps see them; `null` when the account is gone. */
export async function findAppUser(
  { db, now }: Pick<Services, "db" | "now">,
  userId: string,
): Promise<AppUser | null> {
  const found = await readRow(
    db,
    person,
    sql`
      select u.id, u.email, u.email_verified as "isConfirmed", u.raw_user_meta as data,
        u.last_sign_in_at as "lastSignInAt", u.created_at as "createdAt",
        u.updated_at as "updatedAt",
        (
          select c.sent_to from auth_codes c
          where c.user_id = u.id and c.kind = 'email_change'
            and c.expires_at > ${now().toISOString()}::timestamptz
        ) as "newEmail",
        (
          select coalesce(json_agg(json_build_object(
            'id', i.id, 'providerId', i.provider_id, 'accountId', i.account_id,
            'createdAt', i.created_at, 'updatedAt', i.updated_at
          ) order by i.created_at, i.id), '[]')
          from auth_identities i where i.user_id = u.id
        ) as identities,
        (
          select coalesce(json_agg(json_build_object(
            'id', f.id, 'name', f.friendly_name, 'isVerified', f.verified,
            'createdAt', f.created_at
          ) order by f.created_at, f.id), '[]')
          from auth_two_factors f where f.user_id = u.id
        ) as factors
      from users u where u.id = ${userId}::uuid and not u.is_temporary`,
  );
  return found && toAppUser(found);
}

function toAppUser(found: Person): AppUser {
  const createdAt = found.createdAt.toISOString();
  const lastSignInAt = found.lastSignInAt?.toISOString();
  const providers = [...new Set(found.identities.map((each) => providerName(each.providerId)))];
  // When an address was confirmed is not kept; clients ask only whether it was.
  const confirmedAt = found.isConfirmed ? createdAt : undefined;
  return {
    id: found.id,
    aud: "authenticated",
    role: "authenticated",
    email: found.email,
    phone: "",
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    last_sign_in_at: lastSignInAt,
    new_email: found.newEmail ?? undefined,
    app_metadata: { provider: providers[0] ?? "email", providers },
    user_metadata: readAppData(found.data),
    identities: found.identities.map((each) =>
      toAppIdentity(found, each, lastSignInAt ?? createdAt),
    ),
    factors: found.factors.map(toAppFactor),
    created_at: createdAt,
    updated_at: found.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

/** The website keeps a password as the provider `credential`, which apps call `email`. */
function providerName(providerId: string): string {
  return providerId === "credential" ? "email" : providerId;
}

function toAppIdentity(
  { id: userId, email }: Person,
  { id, providerId, accountId, createdAt, updatedAt }: Person["identities"][number],
  lastSignInAt: string,
): AppIdentity {
  const provider = providerName(providerId);
  const subject = provider === "email" ? userId : accountId;
  return {
    id: subject,
    identity_id: id,
    user_id: userId,
    provider,
    identity_data: { sub: subject, ...(provider === "email" && { email }) },
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
    last_sign_in_at: lastSignInAt,
  };
}

function toAppFactor({ id, name, isVerified, createdAt }: Person["factors"][number]): AppFactor {
  const at = new Date(createdAt).toISOString();
  return {
    id,
    friendly_name: name ?? "",
    factor_type: "totp",
    status: isVerified ? "verified" : "unverified",
    created_at: at,
    updated_at: at,
  };
}
