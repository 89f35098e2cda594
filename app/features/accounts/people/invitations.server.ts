import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { boolean } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { invitations, users } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { isReservedAddress } from "#values/web/addresses/email-address.ts";
import { mayAskForLetter } from "../letters.server.ts";
import type { Admin } from "../viewer.ts";
import { letterOfInvitation } from "./emails.tsx";
import type { InvitationProblem } from "./messages.ts";

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
