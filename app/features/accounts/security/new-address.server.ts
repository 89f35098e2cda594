import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { sqlState } from "#db/failures/problem.ts";
import { authVerifications, userProfiles, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isReservedAddress } from "#values/web/reserved-domain.ts";
import { mailUnavailable, reservedAddress, tooManyAttempts } from "../messages.ts";
import type { Viewer } from "../viewer.ts";
import {
  letterOfAskedChange,
  letterOfNewAddress,
  letterToNewAddress,
  letterToTakenAddress,
} from "./emails.tsx";
import { securityMessages } from "./messages.ts";
import { type Refused, refused } from "./password.server.ts";
import { whyNotProved } from "./proof.server.ts";
import type { NewAddressForm } from "./schema.ts";

const purpose = "new email address";
const goodForHours = 24;

type Needs = Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "tokens">;
type Me = Pick<Viewer, "userId" | "sessionId" | "email">;

/** Where the mails lead; `confirm` makes the address of the link from its token. */
export type AddressLinks = { login: string; forgotten: string; confirm: (token: string) => string };

/**
 * Sends a link to the new address, and a notice to the old one. Nothing says whether somebody else
 * has the new address already, except to whoever reads its mail.
 */
export async function askForNewAddress(
  services: Needs,
  viewer: Me,
  { email, password }: NewAddressForm,
  links: AddressLinks,
): Promise<{ problem: null } | Refused> {
  const { db, mail, limits, now, tokens } = services;
  if (mail.mode === "unavailable") return refused(mailUnavailable);
  if (mail.mode === "live" && isReservedAddress(email)) return refused(reservedAddress, "email");
  if (email === viewer.email.toLowerCase()) return refused(securityMessages.sameAddress, "email");
  const problem = await whyNotProved(services, viewer, password);
  if (problem) return refused(problem, "password");
  if (!(await limits.allow("newAddress", viewer.userId))) return refused(tooManyAttempts);

  const expires = new Date(now().getTime() + goodForHours * 3_600_000);
  const token = tokens.sign(purpose, JSON.stringify([viewer.userId, viewer.email, email]), {
    expires,
  });
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  const letter = taken ? letterToTakenAddress(links) : letterToNewAddress(links.confirm(token));
  await db.transaction(async (tx) => {
    await mail.send({ address: email }, letter, { within: tx });
    const notice = letterOfAskedChange(email, links);
    await mail.send({ address: viewer.email }, notice, { within: tx });
  });
  return { problem: null };
}

/** What a link says, when it is ours and still good. */
function readNewAddress({ tokens }: Pick<Services, "tokens">, token: string) {
  const payload = tokens.read(purpose, token);
  if (payload === null) return null;
  const [userId, from, to] = JSON.parse(payload) as [string, string, string];
  return { userId, from, to };
}

/** The address that a link would confirm; `null` for one that is not ours, too old or used already. */
export async function findNewAddress(
  services: Pick<Services, "db" | "tokens">,
  token: string,
): Promise<string | null> {
  const change = readNewAddress(services, token);
  if (!change) return null;
  const [user] = await services.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, change.userId), eq(users.email, change.from)));
  return user ? change.to : null;
}

/**
 * Gives the account the address that its link was sent to. A link works once: afterwards the account
 * has not the address any more that the link was asked for from.
 */
export async function confirmNewAddress(
  services: Pick<Services, "db" | "mail" | "tokens">,
  token: string,
  links: { contact: string },
): Promise<{ problem: string } | { problem: null; userId: string }> {
  const change = readNewAddress(services, token);
  if (!change) return { problem: securityMessages.newAddressRefused };
  try {
    const isDone = await services.db.transaction(async (tx) => {
      if (!(await changeAddress(tx, change))) return false;
      const letter = letterOfNewAddress(change.to, links);
      await services.mail.send({ address: change.from }, letter, { within: tx });
      return true;
    });
    if (isDone) return { problem: null, userId: change.userId };
    return { problem: securityMessages.newAddressRefused };
  } catch (problem) {
    // Meanwhile somebody else has confirmed that address as theirs.
    if (sqlState(problem) === "23505") return { problem: securityMessages.newAddressRefused };
    throw problem;
  }
}

async function changeAddress(
  tx: Database,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<boolean> {
  const [user] = await tx
    .update(users)
    .set({ email: to, emailVerified: true, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.email, from)))
    .returning({ id: users.id });
  if (!user) return false;
  await tx.update(userProfiles).set({ email: to }).where(eq(userProfiles.userId, userId));
  // Links for a new password that were sent to the old address end here.
  await tx.delete(authVerifications).where(eq(authVerifications.value, userId));
  return true;
}
