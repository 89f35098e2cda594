import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { boolean } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { authIdentities, invitations, userProfiles, users } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Job } from "#services/job.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import type { Lang } from "#values/say.ts";
import { isReservedAddress } from "#values/web/addresses/email-address.ts";
import { mayAskForLetter } from "../letters.server.ts";
import type { Admin } from "../viewer.ts";
import { letterOfInvitation } from "./emails.tsx";
import type { InvitationProblem, JoiningProblem } from "./people.ts";
import type { JoinForm } from "./schema.ts";

/** How long the link of an invitation works. */
const invitationDays = 7;

/** Unused invitations are deleted this many days after they expire. */
const keptDays = 30;

const tokenBytes = 32;

type InvitationServices = Pick<Services, "db" | "now" | "mail" | "limits">;
/** Makes the address of a link from its token. */
type LinkOf = (token: string) => string;
type SentInvitation =
  | { problem: InvitationProblem; knownId: string | null }
  | { problem: null; email: string; isRenewed: boolean };

/**
 * Invites a person by mail to have an account. To invite the same address again renews the
 * invitation: only the link of the latest mail works.
 */
export async function invite(
  services: InvitationServices,
  admin: Admin,
  email: string,
  linkOf: LinkOf,
): Promise<SentInvitation> {
  const { db } = services;
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) = lower(${email})`,
        eq(users.emailVerified, true),
        eq(users.isAnonymous, false),
      ),
    );
  if (known) return { problem: "has-account", knownId: known.id };
  const problem = await whyNoMail(services, admin, email);
  if (problem) return { problem, knownId: null };
  return db.transaction(async (tx) => {
    const { token, id, isRenewed } = await keepInvitation({ ...services, db: tx }, admin, email);
    const action = isRenewed ? "renewed" : "sent";
    await record({ ...services, db: tx }, admin, { action, id, email });
    await services.mail.send({ address: email }, letterOfInvitation(linkOf(token)), { within: tx });
    return { problem: null, email, isRenewed };
  });
}

/** Sends an open invitation once more, with another link and seven more days. */
export async function resendInvitation(
  services: InvitationServices,
  admin: Admin,
  id: string,
  linkOf: LinkOf,
): Promise<SentInvitation> {
  const [open] = await services.db
    .select({ email: invitations.email })
    .from(invitations)
    .where(isOpen(id));
  if (!open) return { problem: "gone", knownId: null };
  return invite(services, admin, open.email, linkOf);
}

/** Takes an invitation back: its link stops working. */
export async function withdrawInvitation(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  id: string,
): Promise<{ problem: InvitationProblem } | { problem: null; email: string }> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(invitations)
      .where(isOpen(id))
      .returning({ email: invitations.email });
    if (!gone) return { problem: "gone" };
    await record({ db: tx, now }, admin, { action: "withdrew", id, email: gone.email });
    return { problem: null, email: gone.email };
  });
}

/** Deletes the addresses of people who never followed their invitation. */
export async function forgetOldInvitations({ db, now }: Pick<Services, "db" | "now">) {
  const oldest = new Date(now().getTime() - keptDays * msPerDay);
  await db
    .delete(invitations)
    .where(and(isNull(invitations.acceptedAt), lt(invitations.expiresAt, oldest)));
}

/** A new invitation with a new token, or the open one with another token and seven more days. */
async function keepInvitation(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  email: string,
) {
  const token = randomBytes(tokenBytes).toString("base64url");
  const at = now();
  const expiresAt = new Date(at.getTime() + invitationDays * msPerDay);
  const kept = await readRow(
    db,
    { id: invitations.id, isRenewed: boolean },
    sql`
      insert into invitations (email, token_hash, invited_by, created_at, sent_at, expires_at)
      values (
        ${email}, ${hashOfSecret(token)}, ${admin.userId}::uuid, ${at.toISOString()}::timestamptz,
        ${at.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
      )
      on conflict (lower(email)) where accepted_at is null do update set
        token_hash = excluded.token_hash, invited_by = excluded.invited_by,
        sent_at = excluded.sent_at, expires_at = excluded.expires_at
      returning id, xmax <> 0 as "isRenewed"`,
  );
  return { token, id: kept?.id ?? null, isRenewed: kept?.isRenewed ?? false };
}

function isOpen(id: string) {
  return and(eq(invitations.id, id), isNull(invitations.acceptedAt));
}

async function whyNoMail(
  { mail, limits }: InvitationServices,
  admin: Admin,
  email: string,
): Promise<InvitationProblem | null> {
  if (mail.mode === "unavailable") return "mail-unavailable";
  if (mail.mode === "live" && isReservedAddress(email)) return "reserved-address";
  if (!(await limits.allow("invitation", admin.userId))) return "too-many-invitations";
  if (!(await mayAskForLetter({ limits }, email, admin.userId))) return "too-many-letters";
  return null;
}

function record(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { action, id, email }: { action: string; id: string | null; email: string },
) {
  return recordChange({ db, now }, admin, {
    action,
    subjectType: "invitation",
    subjectId: id,
    subjectName: email,
  });
}

const invitationColumns = { id: invitations.id, email: invitations.email };

/** The person that a link invites; `null` for a forged, used, withdrawn, renewed or expired link. */
export async function findInvitation(
  { db, now }: Pick<Services, "db" | "now">,
  token: string,
): Promise<{ id: string; email: string } | null> {
  const [found] = await db.select(invitationColumns).from(invitations).where(works(token, now()));
  return found ?? null;
}

/**
 * Makes the account of an invited person. The link came by mail, so the address is proved. An
 * account with this address that nobody has confirmed, or that belongs to a guest's review, gets the
 * name and the password of this form. Letters to it are in the language of the page.
 */
export async function acceptInvitation(
  services: Pick<Services, "db" | "now" | "identity">,
  token: string,
  { firstName, lastName, password, lang }: JoinForm & { lang: Lang },
): Promise<{ problem: JoiningProblem } | { problem: null; userId: string; email: string }> {
  const { db, now, identity } = services;
  if (!(await findInvitation(services, token))) return { problem: "over" };
  const hash = await identity.hash(password);
  return db.transaction(async (tx) => {
    const [accepted] = await tx
      .update(invitations)
      .set({ acceptedAt: now() })
      .where(works(token, now()))
      .returning(invitationColumns);
    if (!accepted) return { problem: "over" };
    const { id, email } = accepted;
    const userId = await makeAccount(tx, { email, name: `${firstName} ${lastName}`, lang });
    if (!userId) {
      // The address has an account by now: the invitation is not needed.
      await tx.delete(invitations).where(eq(invitations.id, id));
      return { problem: "has-account" };
    }
    const account = { userId, email, firstName, lastName, hash };
    await fillAccount({ db: tx, now }, account);
    await tx.update(invitations).set({ userId }).where(eq(invitations.id, id));
    return { problem: null, userId, email };
  });
}

function works(token: string, now: Date) {
  return and(
    eq(invitations.tokenHash, hashOfSecret(token)),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, now),
  );
}

/** The id of a confirmed account; `null` where one has this address already. */
async function makeAccount(
  tx: Database,
  { email, name, lang }: { email: string; name: string; lang: Lang },
) {
  const user = await readRow(
    tx,
    { id: users.id },
    sql`
      insert into users as u (email, email_verified, name, lang)
      values (${email}, true, ${name}, ${lang})
      on conflict (lower(email)) do update
        set email = excluded.email, email_verified = true, is_temporary = false,
          name = excluded.name, lang = excluded.lang
        where not u.email_verified or u.is_temporary
      returning id`,
  );
  return user?.id ?? null;
}

async function fillAccount(
  { db, now }: Pick<Services, "db" | "now">,
  {
    userId,
    hash,
    ...profile
  }: { userId: string; email: string; firstName: string; lastName: string; hash: string },
) {
  // Trigger: a new password ends pending changes; see app/db/functions/accounts.sql
  await db
    .insert(authIdentities)
    .values({ userId, providerId: "credential", accountId: userId, password: hash })
    .onConflictDoUpdate({
      target: [authIdentities.providerId, authIdentities.accountId],
      set: { password: hash, updatedAt: now() },
    });
  await db
    .insert(userProfiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: userProfiles.userId, set: profile });
}

/** Makes the address that the mail of an invitation leads to from its token. */
export function invitationLinkOf(origin: string): (token: string) => string {
  return (token) => origin + href("/invitation/:token", { token });
}

export const invitationJobs: Job[] = [
  { queue: "forget-old-invitations", schedule: "35 3 * * *", work: forgetOldInvitations },
];
