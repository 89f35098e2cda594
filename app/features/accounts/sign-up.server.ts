import { sql } from "drizzle-orm";
import { href } from "react-router";
import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { letterToConfirmAddress, letterToOwner } from "./emails.tsx";
import { inEvenTime } from "./even-time.server.ts";
import { mailUnavailable, signUpFailed, tooManyAttempts } from "./messages.ts";
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
  if (services.mail.mode === "unavailable") return Promise.resolve(refusal(mailUnavailable, 400));
  return inEvenTime(ANSWER_MS, async () => {
    const known = await findAccount(services, email);
    const made =
      known && !known.isConfirmed
        ? await chooseAgain(services, asker, known.id, password)
        : await makeAccount(services, asker, { email, password });
    if (made.refused) return made.refused;
    const hash = known?.isConfirmed ? null : made.hash;
    await write(services, email, hash, origin);
    return null;
  });
}

type Account = { id: string; isConfirmed: boolean };
/** The hash of the password that the confirmation will put into force. */
type Made = { refused: Refused } | { refused: null; hash: string | null };

async function findAccount({ db }: Needs, email: string): Promise<Account | null> {
  const [account] = await db.execute<Account>(sql`
    select id, email_verified and not is_temporary as "isConfirmed"
    from users where lower(email) = ${email}`);
  return account ?? null;
}

/** For an address that has an account the library takes as long, and makes nothing. */
async function makeAccount(
  { db, identity }: Needs,
  asker: Asker,
  person: { email: string; password: string },
): Promise<Made> {
  const answer = await identity.ask(asker, "/sign-up/email", { name: "", ...person });
  // Somebody else has just signed up with the same address: that is no news for this visitor.
  const isTaken = answer.code === "FAILED_TO_CREATE_USER";
  if (answer.status !== 200 && !isTaken) return { refused: refusalOf(answer, signUpFailed) };
  const [made] = await db.execute<{ password: string }>(sql`
    select i.password from users u join auth_identities i on i.user_id = u.id
    where u.email = ${person.email} and i.provider_id = 'credential'`);
  return { refused: null, hash: made?.password ?? null };
}

/**
 * Of an account that nobody has confirmed, or that belongs to a guest's review, the password that was
 * chosen last counts.
 */
async function chooseAgain(
  { db, identity, limits }: Needs,
  { clientAddress }: Asker,
  userId: string,
  password: string,
): Promise<Made> {
  if (!(await limits.allow("signUp", clientAddress))) {
    return { refused: refusal(tooManyAttempts, 429) };
  }
  const hash = await identity.hash(password);
  const chosen = await db.execute(sql`
    with waiting as (
      update users set email = lower(email), email_verified = false
      where id = ${userId}::uuid and (is_temporary or not email_verified)
      returning id
    )
    insert into auth_identities (user_id, provider_id, account_id, password)
    select id, 'credential', id::text, ${hash} from waiting
    on conflict (provider_id, account_id) do update
      set password = excluded.password, updated_at = now()
    returning id`);
  return { refused: null, hash: chosen.length > 0 ? hash : null };
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
