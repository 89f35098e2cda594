import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { readRow } from "#db/rows.ts";
import { authIdentities, users } from "#db/schema.ts";
import type { Asker, IdentityPolicy } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { isReservedAddress } from "#values/web/addresses/email-address.ts";
import { languageOf } from "#values/web/language.ts";
import { letterToConfirmAddress, letterToOwner, letterToResetPassword } from "../emails.tsx";
import { mayAskForLetter } from "../letters.server.ts";
import { makeProfile, mayEnter, takeOver } from "../profiles.server.ts";
import type { SignUpForm } from "../schema.ts";
import { changeTexts } from "../security/change.ts";
import { securityLinks } from "../security/links.ts";
import { tellOwner } from "../security/tell-owner.server.ts";
import { type AccountRefusal, inEvenTime, refusalOf } from "../sign-in/refusal.server.ts";

type SignUpServices = Pick<Services, "db" | "now" | "log" | "identity" | "mail" | "limits">;

type SignUpLink = { origin: string; id: string; way?: string | null };

const ANSWER_MS = 500;

/**
 * Makes an account that waits for its confirmation, and sends the link to the address. The answer is
 * the same for an address that has an account: its owner gets a mail instead.
 * @param link - where the links of the mail lead, the id of this sign-up, and its signed way
 */
export async function signUp(
  services: SignUpServices,
  asker: Asker,
  { email, password }: SignUpForm,
  link: SignUpLink,
): Promise<AccountRefusal | null> {
  return signUpWith(services, asker, { email, password }, (pending) =>
    write(services, email, pending, { ...link, lang: languageOf(new URL(asker.request.url)) }),
  );
}

/**
 * The same with another letter.
 * @param write - sends the letter, with the password that waits for the confirmation; with `null` the
 *   address belongs to an account
 */
export async function signUpWith(
  services: SignUpServices,
  asker: Asker,
  { email, password }: { email: string; password: string },
  write: (pending: PendingPassword | null) => Promise<void>,
): Promise<AccountRefusal | null> {
  const { mode } = services.mail;
  if (mode === "unavailable") return { problem: "mail-unavailable", status: 400 };
  if (mode === "live" && isReservedAddress(email)) {
    return { problem: "reserved-address", status: 400 };
  }
  return inEvenTime(services.identity, ANSWER_MS, async () => {
    try {
      return await joinWith(services, asker, { email, password }, write);
    } catch (error) {
      services.log.error({ error }, "a sign-up failed");
      return { problem: "sign-up-failed", status: 500 };
    }
  });
}

async function joinWith(
  services: SignUpServices,
  asker: Asker,
  { email, password }: { email: string; password: string },
  write: (pending: PendingPassword | null) => Promise<void>,
): Promise<AccountRefusal | null> {
  if (!(await mayAskForLetter(services, email, asker.clientAddress))) {
    return { problem: "too-many-letters", status: 429 };
  }
  const account = await findAccount(services, email);
  const made =
    account && !account.isConfirmed
      ? await chooseAgain(services, asker, account.id, password)
      : await makeAccount(services, asker, { email, password });
  if (made.refusal) return made.refusal;
  await write(made.pending);
  return null;
}

/** The password that the confirmation will put into force. */
export type PendingPassword = { userId: string; hash: string };

type MadeAccount =
  | { refusal: AccountRefusal; pending: null }
  | { refusal: null; pending: PendingPassword | null };

async function findAccount({ db }: Pick<Services, "db">, email: string) {
  const [user] = await db
    .select({ id: users.id, isVerified: users.emailVerified, isTemporary: users.isAnonymous })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  return user ? { id: user.id, isConfirmed: user.isVerified && !user.isTemporary } : null;
}

/** For an address that has an account, the identity service takes as long and makes nothing. */
async function makeAccount(
  { db, identity }: SignUpServices,
  asker: Asker,
  person: { email: string; password: string },
): Promise<MadeAccount> {
  const answer = await identity.ask(asker, "/sign-up/email", { name: "", ...person });
  // Either the insert failed, or a concurrent sign-up used the same address, which this visitor must
  // not learn: only the rows tell the two apart.
  const isUnclear = answer.code === "FAILED_TO_CREATE_USER";
  if (answer.status !== 200 && !isUnclear) {
    return { refusal: refusalOf(answer, "sign-up-failed"), pending: null };
  }
  const [account] = await db
    .select({
      userId: users.id,
      isConfirmed: sql<boolean>`${users.emailVerified} and not ${users.isAnonymous}`,
      hash: authIdentities.password,
    })
    .from(users)
    .leftJoin(
      authIdentities,
      and(eq(authIdentities.userId, users.id), eq(authIdentities.providerId, "credential")),
    )
    .where(sql`lower(${users.email}) = ${person.email}`);
  if (account?.isConfirmed) return { refusal: null, pending: null };
  // The next attempt completes an account that was made without its password.
  if (!account?.hash) return { refusal: { problem: "sign-up-failed", status: 500 }, pending: null };
  return { refusal: null, pending: { userId: account.userId, hash: account.hash } };
}

/**
 * An account that nobody has confirmed, or that belongs to a guest's review, can have several
 * sign-ups: the link of each confirms its own password. Until then the latest password is the one
 * that is told to confirm the address.
 */
async function chooseAgain(
  { db, now, identity, limits }: SignUpServices,
  { clientAddress }: Asker,
  userId: string,
  password: string,
): Promise<MadeAccount> {
  if (!(await limits.allow("signUp", clientAddress))) {
    return { refusal: { problem: "too-many-attempts", status: 429 }, pending: null };
  }
  const hash = await hashAgain({ db, identity }, userId, password);
  const chosen = await readRow(
    db,
    { userId: authIdentities.userId },
    sql`
      with waiting as (
        update users set email = lower(email), email_verified = false
        where id = ${userId}::uuid and (is_temporary or not email_verified)
        returning id
      )
      insert into auth_identities (user_id, provider_id, account_id, password)
      select id, 'credential', id::text, ${hash} from waiting
      on conflict (provider_id, account_id) do update
        set password = excluded.password, updated_at = ${now().toISOString()}::timestamptz
      returning user_id as "userId"`,
  );
  return { refusal: null, pending: chosen && { userId, hash } };
}

/** The hash of the latest sign-up if it has the same password: these two are one person. */
async function hashAgain(
  { db, identity }: Pick<Services, "db" | "identity">,
  userId: string,
  password: string,
): Promise<string> {
  const [latest] = await db
    .select({ hash: authIdentities.password })
    .from(authIdentities)
    .where(and(eq(authIdentities.userId, userId), eq(authIdentities.providerId, "credential")));
  const known = latest?.hash ?? null;
  const [hash, isSame] = await Promise.all([
    identity.hash(password),
    known !== null && identity.matches(password, known),
  ]);
  return known !== null && isSame ? known : hash;
}

async function write(
  services: SignUpServices,
  email: string,
  pending: PendingPassword | null,
  { origin, id, way, lang }: SignUpLink & { lang: Lang },
) {
  if (!pending) {
    const links = { login: origin + href("/login"), forgotten: origin + href("/forgot-password") };
    return sendToOwner(services, email, links);
  }
  const { db, identity, mail } = services;
  // Letters to the account are in the language of its latest sign-up.
  await db.update(users).set({ lang }).where(eq(users.id, pending.userId));
  const link = await identity.confirmationLink(origin, email, { ...pending, id });
  await mail.send({ address: email, lang }, letterToConfirmAddress(withWay(link, way)));
}

/** Tells the owner of an account that somebody wanted to sign up with its address. */
export async function sendToOwner(
  { db, mail }: Pick<Services, "db" | "mail">,
  email: string,
  links: { login: string; forgotten: string },
): Promise<void> {
  const [owner] = await db
    .select({ lang: users.lang })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  await mail.send({ address: email, lang: owner?.lang ?? "en" }, letterToOwner(links));
}

function withWay(link: string, way: string | null | undefined): string {
  const url = new URL(link);
  if (way) url.searchParams.set("way", way);
  return url.href;
}

/** What the product adds to signing up and in; the identity service gets it at the start. */
export function identityPolicy(adminEmail: string | null): IdentityPolicy {
  return {
    letters: { resetPassword: letterToResetPassword },
    onJoin: makeProfile,
    onEntry: (services, userId) => mayEnter(services, userId, adminEmail),
    onConfirmation: takeOver,
    onNewPassword: (services, user, origin) => {
      const change = { kind: "password", what: changeTexts.newPassword } as const;
      return tellOwner(services, user, change, securityLinks(origin));
    },
  };
}
