import { sql } from "drizzle-orm";
import { href } from "react-router";
import { users } from "#db/schema.ts";
import {
  codeMinutes,
  findCode,
  type LetterKind,
  makeCode,
  type TakenCode,
} from "#features/accounts/codes.server.ts";
import { mayAskForLetter } from "#features/accounts/letters.server.ts";
import { inEvenTime } from "#features/accounts/sign-in/refusal.server.ts";
import { letterLanguage } from "#services/identity/identity.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { withQuery } from "#values/address.ts";
import { isReservedAddress } from "#values/web/addresses/email-address.ts";
import {
  letterToChangeAddress,
  letterToConfirmApp,
  letterToRecover,
  letterToSignIn,
} from "./emails.tsx";
import { type AskedFlow, beginFlow, challengeProblem, redirectOf } from "./flows.server.ts";
import type { AppRefusal } from "./refusals.ts";
import type { AddressBody, CodeBody, ResendBody } from "./schema.ts";

/** Where an app wants its person back, and this site, to which links lead. */
export type AskedLetter = AskedFlow & { origin: string };

const letters = {
  signup: letterToConfirmApp,
  magiclink: letterToSignIn,
  recovery: letterToRecover,
  email_change: letterToChangeAddress,
} satisfies Record<LetterKind, (code: { digits: string; link: string | null }) => BilingualLetter>;

/** Kinds whose link does something without an app: it confirms an address. */
const confirming: readonly LetterKind[] = ["signup", "email_change"];

/** Sends a letter with a code to `sentTo`; `db` may be the handle of a transaction. */
export async function sendCode(
  services: Pick<Services, "db" | "now" | "identity" | "mail">,
  about: { userId: string; kind: LetterKind; sentTo: string } & Partial<TakenCode>,
  asked: AskedLetter,
): Promise<void> {
  const { userId, kind, sentTo } = about;
  const flow = { userId, minutes: codeMinutes };
  const flowId = (await beginFlow(services, kind, asked, flow)) ?? about.flowId ?? null;
  const { digits, link } = await makeCode(services, { ...about, flowId });
  // Without a challenge a link cannot sign an app in, so the letter has the digits alone.
  const leadsBack = redirectOf(services, asked) !== null && asked.challenge.code_challenge !== "";
  const hasLink = confirming.includes(kind) || leadsBack;
  const address = asked.origin + withQuery(href("/auth/app-link"), { token: link });
  const letter = letters[kind]({ digits, link: hasLink ? address : null });
  const lang = await letterLanguage(services.db, userId);
  await services.mail.send({ address: sentTo, lang }, letter, { within: services.db });
}

type Needs = Pick<Services, "db" | "now" | "identity" | "mail" | "limits">;

/** Longer than the work takes, so that the time does not tell whether an address has an account. */
const answerMs = 300;

/** Sends a code to sign in with, and makes an account for a new address unless the app does not want that. */
export async function sendSignInCode(
  services: Needs,
  network: string,
  { email, phone, create_user, data }: CodeBody,
  asked: AskedLetter,
): Promise<{ problem: null } | AppRefusal> {
  if (phone && !email) return { problem: "no-phone" };
  if (data === null) return { problem: "bad-data" };
  // Counted for each address: a limit for new accounts alone would tell which addresses have one.
  if (!(await services.limits.allow("signInCode", network))) {
    return { problem: "too-many-attempts" };
  }
  return answerEvenly(services, { email, network, asked }, async () => {
    let account = await findAccount(services, email);
    if (!account && create_user) account = await makeAccount(services, email);
    // Nobody signs in to the account of a guest's review who does not want an account.
    if (!account || (account.isTemporary && !create_user)) return { problem: null };
    await sendCode(
      services,
      { userId: account.id, kind: "magiclink", sentTo: email, appData: data },
      asked,
    );
    return { problem: null };
  });
}

/** Sends a code to set a new password with, if the address has an account. */
export async function sendRecoveryCode(
  services: Needs,
  network: string,
  { email }: AddressBody,
  asked: AskedLetter,
): Promise<{ problem: null } | AppRefusal> {
  if (!(await services.limits.allow("passwordReset", network))) {
    return { problem: "too-many-attempts" };
  }
  return answerEvenly(services, { email, network, asked }, async () => {
    const account = await findAccount(services, email);
    if (account && !account.isTemporary) {
      await sendCode(services, { userId: account.id, kind: "recovery", sentTo: email }, asked);
    }
    return { problem: null };
  });
}

/** Sends the letter of a sign-up or of a new address again, if one waits for this address. */
export async function sendAgain(
  services: Needs,
  network: string,
  { email, phone, type }: ResendBody,
  asked: AskedLetter,
): Promise<{ problem: null } | AppRefusal> {
  if (phone && !email) return { problem: "no-phone" };
  if (type !== "signup" && type !== "email_change") return { problem: "bad-type" };
  return answerEvenly(services, { email, network, asked }, async () => {
    const code = await findCode(services, type, email);
    if (code) await sendCode(services, { ...code, kind: type }, asked);
    return { problem: null };
  });
}

/** The checks and the time that letters to any address have in common. */
async function answerEvenly(
  services: Needs,
  { email, network, asked }: { email: string; network: string; asked: AskedLetter },
  work: () => Promise<{ problem: null } | AppRefusal>,
): Promise<{ problem: null } | AppRefusal> {
  const { mode } = services.mail;
  if (!email) return { problem: "bad-address" };
  if (mode === "unavailable") return { problem: "mail-unavailable" };
  if (mode === "live" && isReservedAddress(email)) return { problem: "reserved-address" };
  const problem = challengeProblem(asked);
  if (problem) return { problem };
  if (!(await mayAskForLetter(services, email, network))) return { problem: "too-many-letters" };
  return inEvenTime(services.identity, answerMs, work);
}

async function findAccount({ db }: Pick<Services, "db">, email: string) {
  const [found] = await db
    .select({ id: users.id, isTemporary: users.isAnonymous })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  return found ?? null;
}

async function makeAccount(services: Pick<Services, "db" | "identity">, email: string) {
  try {
    await services.identity.join(email);
  } catch (error) {
    // Another request has created the account at the same time.
    const account = await findAccount(services, email);
    if (!account) throw error;
    return account;
  }
  return findAccount(services, email);
}
