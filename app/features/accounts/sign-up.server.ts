import { sql } from "drizzle-orm";
import { href } from "react-router";
import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { letterToConfirmAddress, letterToOwner } from "./emails.tsx";
import { inEvenTime } from "./even-time.server.ts";
import { mailUnavailable, signUpFailed } from "./messages.ts";
import { type Refused, refusal, refusalOf } from "./refusal.server.ts";
import type { SignUpForm } from "./schema.ts";

type Needs = Pick<Services, "db" | "identity" | "mail" | "limits">;

const ANSWER_MS = 500;

/**
 * Makes an account that waits for its confirmation, and sends the link to the address. The answer is
 * the same for an address that has an account: its owner gets a mail instead.
 * @param origin - where the links of the mail lead
 */
export function signUp(
  services: Needs,
  asker: Asker,
  { email, password }: SignUpForm,
  origin: string,
): Promise<Refused | null> {
  if (services.mail.mode === "unavailable") return Promise.resolve(refusal(mailUnavailable, 503));
  return inEvenTime(ANSWER_MS, async () => {
    const known = await findAccount(services, email);
    const answer = await services.identity.ask(asker, "/sign-up/email", {
      ...{ name: "", email, password },
    });
    // Somebody else has just signed up with the same address: that is no news for this visitor.
    const isTaken = answer.code === "FAILED_TO_CREATE_USER";
    if (answer.status !== 200 && !isTaken) return refusalOf(answer, signUpFailed);
    const hash = known?.isConfirmed
      ? null
      : await waitingPassword(services, known, email, password);
    await write(services, email, hash, origin);
    return null;
  });
}

type Account = { id: string; isConfirmed: boolean };

async function findAccount({ db }: Needs, email: string): Promise<Account | null> {
  const [account] = await db.execute<Account>(sql`
    select id, email_verified and not is_temporary as "isConfirmed"
    from users where lower(email) = ${email}`);
  return account ?? null;
}

/**
 * The hash of the password that the confirmation will put into force. Of an account that nobody has
 * confirmed, or that belongs to a guest's review, it is the latest one that was chosen.
 */
async function waitingPassword(
  { db, identity }: Needs,
  known: Account | null,
  email: string,
  password: string,
): Promise<string | null> {
  if (!known) {
    const [made] = await db.execute<{ password: string }>(sql`
      select i.password from users u join auth_identities i on i.user_id = u.id
      where u.email = ${email} and i.provider_id = 'credential'`);
    return made?.password ?? null;
  }
  const hash = await identity.hash(password);
  const changed = await db.execute(sql`
    with waiting as (
      update users set email = lower(email), email_verified = false
      where id = ${known.id}::uuid and (is_temporary or not email_verified)
      returning id
    )
    insert into auth_identities (user_id, provider_id, account_id, password)
    select id, 'credential', id::text, ${hash} from waiting
    on conflict (provider_id, account_id) do update
      set password = excluded.password, updated_at = now()
    returning id`);
  return changed.length > 0 ? hash : null;
}

/** At most a few mails an hour to one address, whoever asks for them. */
async function write(services: Needs, email: string, hash: string | null, origin: string) {
  const { identity, mail, limits } = services;
  if (!(await limits.allow("mailTo", email))) return;
  const letter = hash
    ? letterToConfirmAddress(await identity.confirmationLink(origin, email, hash))
    : letterToOwner({
        login: origin + href("/login"),
        forgotten: origin + href("/forgot-password"),
      });
  await mail.send({ address: email }, letter);
}
