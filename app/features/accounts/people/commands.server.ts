import { asc, eq, or } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { userProfiles, users } from "#db/schema.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Asker } from "#services/identity/identity.ts";
import { type BilingualLetter, type Letter, sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { staysRun } from "../deletion/commands.server.ts";
import { mayAskForLetter } from "../letters.server.ts";
import type { Admin } from "../viewer.ts";
import {
  letterOfActivation,
  letterOfDeactivation,
  letterToFormerAdmin,
  letterToNewAdmin,
} from "./emails.tsx";
import type { PersonProblem } from "./people.ts";

type PeopleServices = Pick<Services, "db" | "now" | "mail" | "log">;

/** The person to change, the reason, and the links of the mail about it. */
type PersonChange = {
  userId: string;
  reason: string | null;
  links: { login: string; contact: string; admin: string };
};

export type ChangedPerson = { problem: PersonProblem } | { problem: null; email: string };

/** Deactivates an account: its sessions end at once, and it cannot be used to sign in. */
export function deactivatePerson(
  services: PeopleServices,
  admin: Admin,
  change: PersonChange,
): Promise<ChangedPerson> {
  return changePerson(services, admin, change, {
    action: "deactivated",
    after: { is_active: false },
    letter: letterOfDeactivation(change.links),
  });
}

export function activatePerson(
  services: PeopleServices,
  admin: Admin,
  change: PersonChange,
): Promise<ChangedPerson> {
  return changePerson(services, admin, change, {
    action: "activated",
    after: { is_active: true },
    letter: letterOfActivation(change.links),
  });
}

/** Opens the back office to a person whose address is confirmed. */
export function promotePerson(
  services: PeopleServices,
  admin: Admin,
  change: PersonChange,
): Promise<ChangedPerson> {
  return changePerson(services, admin, change, {
    action: "promoted",
    after: { is_admin: true },
    letter: letterToNewAdmin(change.links),
  });
}

export function demotePerson(
  services: PeopleServices,
  admin: Admin,
  change: PersonChange,
): Promise<ChangedPerson> {
  return changePerson(services, admin, change, {
    action: "demoted",
    after: { is_admin: false },
    letter: letterToFormerAdmin(change.links),
  });
}

/** Sends a person the link to set a new password that they could ask for themselves. */
export async function sendPasswordReset(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail">,
  admin: Admin,
  asker: Asker,
  userId: string,
): Promise<ChangedPerson> {
  const { db, now, identity, limits, mail } = services;
  if (mail.mode === "unavailable") return { problem: "no-mail" };
  const [person] = await accounts(db).where(eq(userProfiles.userId, userId));
  if (!person) return { problem: "gone" };
  if (person.isTemporary) return { problem: "guest" };
  if (!person.isActive) return { problem: "inactive" };
  const { email } = person;
  if (!(await mayAskForLetter({ limits }, email, admin.userId))) return { problem: "limit" };
  // Recorded first: sending uses its own transactions, and every mail must be recorded.
  await recordChange({ db, now }, admin, {
    action: "asked for a password reset of",
    subjectType: "user",
    subjectId: userId,
    subjectName: email,
  });
  const answer = await identity.ask(asker, "/request-password-reset", { email });
  return answer.status === 200 ? { problem: null, email } : { problem: "failed" };
}

/** A change in the terms of the audit log, and the mail about it. */
type Step = {
  action: string;
  after: { is_active?: boolean; is_admin?: boolean };
  letter: Letter | BilingualLetter;
};

type Account = Awaited<ReturnType<typeof accounts>>[number];

function accounts(db: Database) {
  return db
    .select({
      userId: userProfiles.userId,
      email: users.email,
      lang: users.lang,
      isActive: userProfiles.isActive,
      isAdmin: userProfiles.isAdmin,
      isTemporary: users.isAnonymous,
      isVerified: users.emailVerified,
      deleteAfter: users.deleteAfter,
    })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.userId));
}

/**
 * Changes one account, unless it has changed already. All administrators are locked with it, always
 * in the same order: of two who take the back office from each other at the same moment, the second
 * finds that it is gone. The database signs an account out that is deactivated, and ends what is pending.
 */
async function changePerson(
  services: PeopleServices,
  admin: Admin,
  { userId, reason }: PersonChange,
  { action, after, letter }: Step,
): Promise<ChangedPerson> {
  const { db, now } = services;
  if (userId === admin.userId) return { problem: "yourself" };
  return withRetry(db, async (tx) => {
    const locked = await accounts(tx)
      .where(or(eq(userProfiles.userId, userId), eq(userProfiles.isAdmin, true)))
      .orderBy(asc(userProfiles.userId))
      .for("update", { of: userProfiles });
    const person = locked.find((one) => one.userId === userId);
    if (!person) return { problem: "gone" };
    const problem = whyNot(locked, admin, person, after);
    if (problem) return { problem };
    const { email } = person;
    const changed = difference({ is_active: person.isActive, is_admin: person.isAdmin }, after);
    if (!changed) return { problem: null, email };
    // Trigger: a deactivation ends sessions and pending changes; see app/db/functions/accounts.sql
    await tx
      .update(userProfiles)
      .set({ isActive: after.is_active, isAdmin: after.is_admin })
      .where(eq(userProfiles.userId, userId));
    await recordChange({ db: tx, now }, admin, {
      action,
      subjectType: "user",
      subjectId: userId,
      subjectName: email,
      ...changed,
      reason,
    });
    await sendIfPossible(services, tx, { address: email, lang: person.lang, letter });
    return { problem: null, email };
  });
}

/** An active administrator who is not about to leave must remain. */
function whyNot(
  locked: Account[],
  admin: Admin,
  person: Account,
  after: Step["after"],
): PersonProblem | null {
  const admins = locked.filter((one) => one.isAdmin && one.isActive);
  if (!admins.some((one) => one.userId === admin.userId)) return "no-admin";
  if (person.isTemporary) return "guest";
  if (after.is_admin && !person.isVerified) return "unconfirmed";
  if (after.is_admin && !person.isActive) return "inactive";
  const isLess = after.is_admin === false || after.is_active === false;
  if (!isLess || !admins.includes(person)) return null;
  return staysRun(admins, person.userId) ? null : "last-admin";
}
