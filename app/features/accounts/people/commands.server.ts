import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Asker } from "#services/identity/identity.ts";
import type { Letter } from "#services/mail/mail.ts";
import { sendIfPossible } from "#services/mail/send-if-possible.ts";
import type { Services } from "#services/services.ts";
import { staysRun } from "../deletion/last-admin.server.ts";
import { mayAskForLetter } from "../letters.server.ts";
import type { Admin } from "../viewer.ts";
import {
  letterOfActivation,
  letterOfDeactivation,
  letterToFormerAdmin,
  letterToNewAdmin,
} from "./emails.tsx";
import type { Refusal } from "./messages.ts";

type Needs = Pick<Services, "db" | "now" | "mail" | "log">;
type Links = { login: string; contact: string; admin: string };

/** What may be done to an account, and where the mail about it leads. */
type Asked = { userId: string; reason: string | null; links: Links };

export type Done = { problem: Refusal } | { problem: null; email: string };

/** Keeps somebody out: all their sessions end at once, and nobody signs in with the account. */
export function deactivatePerson(services: Needs, admin: Admin, asked: Asked): Promise<Done> {
  return changePerson(services, admin, asked, {
    action: "deactivated",
    after: { is_active: false },
    letter: letterOfDeactivation(asked.links),
  });
}

export function activatePerson(services: Needs, admin: Admin, asked: Asked): Promise<Done> {
  return changePerson(services, admin, asked, {
    action: "activated",
    after: { is_active: true },
    letter: letterOfActivation(asked.links),
  });
}

/** Lets somebody whose address is proved into the back office. */
export function promotePerson(services: Needs, admin: Admin, asked: Asked): Promise<Done> {
  return changePerson(services, admin, asked, {
    action: "promoted",
    after: { is_admin: true },
    letter: letterToNewAdmin(asked.links),
  });
}

export function demotePerson(services: Needs, admin: Admin, asked: Asked): Promise<Done> {
  return changePerson(services, admin, asked, {
    action: "demoted",
    after: { is_admin: false },
    letter: letterToFormerAdmin(asked.links),
  });
}

/** Sends somebody a link to set a new password, as if they had asked for it. */
export async function sendPasswordReset(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail">,
  admin: Admin,
  asker: Asker,
  userId: string,
): Promise<Done> {
  const { db, now, identity, limits, mail } = services;
  if (mail.mode === "unavailable") return { problem: "no-mail" };
  const [person] = await db.execute<Locked>(sql`
    ${lockedColumns} where p.user_id = ${userId}::uuid`);
  if (!person) return { problem: "gone" };
  if (person.isGuest) return { problem: "guest" };
  if (!person.is_active) return { problem: "inactive" };
  if (!(await mayAskForLetter({ limits }, person.email, admin.userId))) {
    return { problem: "limit" };
  }
  const { email } = person;
  // Written down first: the sending has transactions of its own, and none goes out unrecorded.
  await recordChange({ db, now }, admin, {
    action: "asked for a password reset of",
    subjectType: "user",
    subjectId: userId,
    subjectName: email,
  });
  const answer = await identity.ask(asker, "/request-password-reset", { email });
  return answer.status === 200 ? { problem: null, email } : { problem: "failed" };
}

type Step = { action: string; after: Partial<Columns>; letter: Letter };
type Columns = { is_active: boolean; is_admin: boolean };
type Locked = Columns & {
  userId: string;
  email: string;
  isGuest: boolean;
  isConfirmed: boolean;
  isLeaving: boolean;
};

const lockedColumns = sql`
  select p.user_id as "userId", u.email, p.is_active, p.is_admin, u.is_temporary as "isGuest",
    u.email_verified as "isConfirmed", u.delete_after is not null as "isLeaving"
  from user_profiles p join users u on u.id = p.user_id`;

/**
 * Changes one account, unless it has changed already. Whoever is an administrator is locked with it,
 * always in the same order: of two who take the back office from each other at the same moment the
 * second finds out that it is gone.
 */
async function changePerson(
  services: Needs,
  admin: Admin,
  { userId, reason }: Asked,
  { action, after, letter }: Step,
): Promise<Done> {
  const { db, now } = services;
  if (userId === admin.userId) return { problem: "yourself" };
  return withRetry(db, async (tx) => {
    const locked = await lockWithAdmins(tx, userId);
    const person = locked.find((one) => one.userId === userId);
    const problem = person ? whyNot(locked, admin, person, after) : "gone";
    if (problem || !person) return { problem: problem ?? "gone" };
    const { email } = person;
    const before = Object.fromEntries(
      Object.keys(after).map((name) => [name, person[name as keyof Columns]]),
    );
    if (JSON.stringify(before) === JSON.stringify(after)) return { problem: null, email };
    const { is_active, is_admin } = { ...person, ...after };
    await tx.execute(sql`
      update user_profiles set is_active = ${is_active}, is_admin = ${is_admin}
      where user_id = ${userId}::uuid`);
    await recordChange({ db: tx, now }, admin, {
      action,
      subjectType: "user",
      subjectId: userId,
      subjectName: email,
      before,
      after,
      reason,
    });
    await sendIfPossible(services, tx, { address: email, letter });
    return { problem: null, email };
  });
}

async function lockWithAdmins(tx: Database, userId: string): Promise<Locked[]> {
  return [
    ...(await tx.execute<Locked>(sql`
      ${lockedColumns} where p.user_id = ${userId}::uuid or p.is_admin
      order by p.user_id
      for update of p`)),
  ];
}

/** One administrator who can sign in and is not about to leave must remain. */
function whyNot(
  locked: Locked[],
  admin: Admin,
  person: Locked,
  after: Partial<Columns>,
): Refusal | null {
  const admins = locked.filter((one) => one.is_admin && one.is_active);
  if (!admins.some((one) => one.userId === admin.userId)) return "no-admin";
  if (person.isGuest) return "guest";
  if (after.is_admin && !person.isConfirmed) return "unconfirmed";
  if (after.is_admin && !person.is_active) return "inactive";
  const isLess = after.is_admin === false || after.is_active === false;
  if (!isLess || !admins.includes(person)) return null;
  return staysRun(admins, person.userId) ? null : "last-admin";
}
