import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { isReservedAddress } from "#values/web/reserved-domain.ts";
import { mayAskForLetter } from "../letters.server.ts";
import { mailUnavailable, reservedAddress } from "../messages.ts";
import type { Admin } from "../viewer.ts";
import { letterOfInvitation } from "./emails.tsx";
import { alreadyAMember, invitationGone, refusals, tooManyInvitations } from "./messages.ts";

/** How long the link of an invitation works. */
export const invitationDays = 7;

/** Invitations that nobody followed are forgotten so many days after their end. */
const keptDays = 30;

const tokenBytes = 32;

type Needs = Pick<Services, "db" | "now" | "mail" | "limits">;
/** Makes the address of a link from its token. */
type LinkOf = (token: string) => string;
type Sent =
  | { problem: string; knownId: string | null }
  | { problem: null; email: string; isRenewed: boolean };

/**
 * Writes to somebody that they may have an account. To invite again renews the invitation: only the
 * link of the latest mail works.
 */
export async function invite(
  services: Needs,
  admin: Admin,
  email: string,
  linkOf: LinkOf,
): Promise<Sent> {
  const { db, now } = services;
  const [known] = await db.execute<{ id: string }>(sql`
    select id from users
    where lower(email) = lower(${email}) and email_verified and not is_temporary`);
  if (known) return { problem: alreadyAMember, knownId: known.id };
  const problem = await whyNoMail(services, admin, email);
  if (problem) return { problem, knownId: null };
  const token = newToken();
  return db.transaction(async (tx) => {
    const [made] = await tx.execute<{ id: string; isRenewed: boolean }>(sql`
      insert into invitations as i (email, token_hash, invited_by, created_at, sent_at, expires_at)
      values (
        ${email}, ${hashOf(token)}, ${admin.userId}::uuid, ${at(now())}, ${at(now())},
        ${at(endOf(now()))}
      )
      on conflict (lower(email)) where accepted_at is null do update set
        token_hash = excluded.token_hash, invited_by = excluded.invited_by,
        sent_at = excluded.sent_at, expires_at = excluded.expires_at
      returning id, xmax <> 0 as "isRenewed"`);
    const isRenewed = made?.isRenewed ?? false;
    const action = isRenewed ? "renewed" : "sent";
    await record(tx, services, admin, { action, id: made?.id ?? null, email });
    await services.mail.send({ address: email }, letterOfInvitation(linkOf(token)), { within: tx });
    return { problem: null, email, isRenewed };
  });
}

/** Sends an open invitation once more, with another link and seven more days. */
export async function resendInvitation(
  services: Needs,
  admin: Admin,
  id: string,
  linkOf: LinkOf,
): Promise<Sent> {
  const [open] = await services.db.execute<{ email: string }>(sql`
    select email from invitations where id = ${id}::uuid and accepted_at is null`);
  if (!open) return { problem: invitationGone, knownId: null };
  return invite(services, admin, open.email, linkOf);
}

/** Takes an invitation back: its link leads nowhere any more. */
export async function withdrawInvitation(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  id: string,
): Promise<{ problem: string } | { problem: null; email: string }> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.execute<{ email: string }>(sql`
      delete from invitations where id = ${id}::uuid and accepted_at is null returning email`);
    if (!gone) return { problem: invitationGone };
    await record(tx, { now }, admin, { action: "withdrew", id, email: gone.email });
    return { problem: null, email: gone.email };
  });
}

/** Forgets the addresses of people who never came. */
export async function forgetOldInvitations({ db, now }: Pick<Services, "db" | "now">) {
  const oldest = new Date(now().getTime() - keptDays * msPerDay);
  await db.execute(sql`
    delete from invitations where accepted_at is null and expires_at < ${at(oldest)}`);
}

/** What is kept of a link: who reads the table cannot make the link of it. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function newToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + invitationDays * msPerDay);
}

async function whyNoMail({ mail, limits }: Needs, admin: Admin, email: string) {
  if (mail.mode === "unavailable") return mailUnavailable;
  if (mail.mode === "live" && isReservedAddress(email)) return reservedAddress;
  if (!(await limits.allow("invitation", admin.userId))) return tooManyInvitations;
  if (!(await mayAskForLetter({ limits }, email, admin.userId))) return refusals.limit;
  return null;
}

function record(
  tx: Database,
  { now }: Pick<Services, "now">,
  admin: Admin,
  { action, id, email }: { action: string; id: string | null; email: string },
) {
  const about = { subjectType: "invitation", subjectId: id, subjectName: email };
  return recordChange({ db: tx, now }, admin, { action, ...about });
}

function at(moment: Date) {
  return sql`${moment.toISOString()}::timestamptz`;
}
