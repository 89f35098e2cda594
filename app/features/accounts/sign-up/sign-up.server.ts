import { sql } from "drizzle-orm";
import { href } from "react-router";
import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { isReservedAddress } from "#values/web/reserved-domain.ts";
import { letterToConfirmAddress, letterToOwner } from "../emails.tsx";
import { mayAskForLetter } from "../letters.server.ts";
import {
  mailUnavailable,
  reservedAddress,
  signUpFailed,
  tooManyAttempts,
  tooManyLetters,
} from "../messages.ts";
import type { SignUpForm } from "../schema.ts";
import { inEvenTime } from "../sign-in/even-time.server.ts";
import { type Refused, refusal, refusalOf } from "../sign-in/refusal.server.ts";

type Needs = Pick<Services, "db" | "identity" | "mail" | "limits">;

const ANSWER_MS = 500;

/**
 * Makes an account that waits for its confirmation, and sends the link to the address. The answer is
 * the same for an address that has an account: its owner gets a mail instead.
 * @param link - where the links of the mail lead, and the id of this sign-up
 */
export function signUp(
  services: Needs,
  asker: Asker,
  { email, password }: SignUpForm,
  link: { origin: string; id: string },
): Promise<Refused | null> {
  const { mode } = services.mail;
  if (mode === "unavailable") return Promise.resolve(refusal(mailUnavailable, 400));
  if (mode === "live" && isReservedAddress(email)) {
    return Promise.resolve(refusal(reservedAddress, 400));
  }
  return inEvenTime(ANSWER_MS, async () => {
    if (!(await mayAskForLetter(services, email, asker.clientAddress))) {
      return refusal(tooManyLetters, 429);
    }
    const known = await findAccount(services, email);
    const made =
      known && !known.isConfirmed
        ? await chooseAgain(services, asker, known.id, password)
        : await makeAccount(services, asker, { email, password });
    if (made.refused) return made.refused;
    await write(services, email, known?.isConfirmed ? null : made.chosen, link);
    return null;
  });
}

type Account = { id: string; isConfirmed: boolean };
/** The password that the confirmation will put into force. */
type Chosen = { userId: string; hash: string };
type Made = { refused: Refused } | { refused: null; chosen: Chosen | null };

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
  const [chosen] = await db.execute<Chosen>(sql`
    select u.id as "userId", i.password as hash from users u join auth_identities i on i.user_id = u.id
    where u.email = ${person.email} and i.provider_id = 'credential'`);
  return { refused: null, chosen: chosen ?? null };
}

/**
 * For an account that nobody has confirmed, or that belongs to a guest's review, there may be several
 * sign-ups: the link of each confirms its own password. Until then the latest is the one that is told
 * to confirm the address.
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
  return { refused: null, chosen: chosen.length > 0 ? { userId, hash } : null };
}

async function write(
  { identity, mail }: Needs,
  email: string,
  chosen: Chosen | null,
  { origin, id }: { origin: string; id: string },
) {
  const letter = chosen
    ? letterToConfirmAddress(await identity.confirmationLink(origin, email, { ...chosen, id }))
    : letterToOwner({
        login: origin + href("/login"),
        forgotten: origin + href("/forgot-password"),
      });
  await mail.send({ address: email }, letter);
}
